import { once } from 'node:events';
import { connect } from 'node:net';

export type Load = { port: number; path: string; connections: number; seconds: number };

/**
 * Requests per second over kept-alive connections, one request at a time on each. Raw sockets, so that the
 * measuring side stays cheap beside what it measures on the same machine.
 */
export const measureThroughput = async ({ port, path, connections, seconds }: Load): Promise<number> => {
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
  const endsAt = performance.now() + seconds * 1000;
  let answered = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1').setEncoding('latin1').setNoDelay();
      await once(socket, 'connect');
      while (performance.now() < endsAt) {
        socket.write(request);
        await readAnswer(socket);
        answered += 1;
      }
      socket.destroy();
    }),
  );
  return answered / ((performance.now() - startedAt) / 1000);
};

const readAnswer = (socket: ReturnType<typeof connect>): Promise<void> =>
  new Promise((resolve, reject) => {
    let text = '';
    const finish = (error?: Error) => {
      socket.off('data', onData).off('error', finish).off('close', onClose);
      if (error) reject(error);
      else resolve();
    };
    const onClose = () => finish(new Error('The server closed the connection.'));
    const onData = (chunk: string) => {
      text += chunk;
      const headEnd = text.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      if (!text.startsWith('HTTP/1.1 200')) return finish(new Error(text.slice(0, text.indexOf('\r\n'))));
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (text.length >= headEnd + 4 + length) finish();
    };
    socket.on('data', onData).on('error', finish).on('close', onClose);
  });
