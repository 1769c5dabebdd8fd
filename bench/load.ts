import { connect } from 'node:net';

export type Request = { path: string; token?: string /** Makes it a POST. */; body?: unknown };
export type Load = Request & { port: number; connections: number; seconds: number };

/**
 * Requests per second over kept-alive connections, one request at a time on each. Raw sockets, so that the
 * measuring side stays cheap beside what it measures on the same machine.
 */
export const measureThroughput = async ({ port, connections, seconds, ...wanted }: Load): Promise<number> => {
  const request = Buffer.from(formatRequest(port, wanted));
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, () => repeat(port, request, endsAt)));
  const answered = counts.reduce((sum, count) => sum + count, 0);
  return answered / ((performance.now() - startedAt) / 1000);
};

/** Asks again and again on one connection until the time is up; answers how often. */
const repeat = (port: number, request: Buffer, endsAt: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let count = 0;
    let missing = 0;
    const ask = () => {
      if (performance.now() < endsAt) return socket.write(request);
      resolve(count);
      return socket.destroy();
    };
    socket.on('connect', ask);
    socket.on('data', (chunk: Buffer) => {
      missing = (missing || readLength(chunk)) - chunk.length;
      if (Number.isNaN(missing)) reject(new Error(`The server answered ${chunk.toString('latin1', 0, STATUS_LENGTH)}`));
      if (missing > 0) return;
      count += 1;
      ask();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed the connection.')));
  });

const STATUS_LENGTH = 'HTTP/1.1 200'.length;

/** How many bytes a good answer has in all; not a number for any other. Heads come in one piece. */
const readLength = (chunk: Buffer): number => {
  const headEnd = chunk.indexOf('\r\n\r\n');
  const head = chunk.toString('latin1', 0, headEnd);
  if (!head.startsWith('HTTP/1.1 2')) return Number.NaN;
  return headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]);
};

const formatRequest = (port: number, { path, token, body }: Request): string => {
  const text = body === undefined ? '' : JSON.stringify(body);
  return [
    `${text ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(text ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
    '',
    text,
  ].join('\r\n');
};
