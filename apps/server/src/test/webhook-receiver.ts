import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createSelfSigned } from '../../../../testing/self-signed.ts';

type ReceivedCall = { path: string; headers: IncomingHttpHeaders; body: string };

type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

const answer =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, headers).end();

/** The behaviours of a receiver, by the first segment of the path. */
/** Sends a text without end, as fast as it is read. */
const repeat = (socket: Socket, unit: string): void => {
  const units = unit.repeat(1_000);
  const send = () => {
    while (socket.write(units));
  };
  socket.on('drain', send).on('error', () => undefined);
  send();
};

const behaviours: Record<string, Behaviour> = {
  ok: answer(204),
  broken: answer(500),
  hangs: () => undefined,
  /** Sends a status, and then single bytes. */
  trickles: (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  },
  /** Sends header by header, and never the last one. */
  creeps: (response, { socket }) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    const timer = setInterval(() => socket.write('x-more: 1\r\n'), 20);
    response.on('close', () => clearInterval(timer));
  },
  large: (response) => response.writeHead(200).end(Buffer.alloc(10 * 1024 * 1024)),
  metadata: answer(302, { location: 'http://169.254.169.254/latest/meta-data' }),
  /** Redirects to this receiver itself, which would accept the call. */
  elsewhere: answer(307, { location: '/ok' }),
  /** Switches to another protocol. */
  switches: (_response, { socket }) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'),
  /** Sends answers before the answer, and nothing else, as fast as they are read. */
  promises: (_response, { socket }) => repeat(socket, 'HTTP/1.1 103 \r\n\r\n'),
  /** Sends empty lines before the answer. */
  lines: (_response, { socket }) => repeat(socket, '\r\n'),
  /** Announces a part of the answer with an endless number of zeros. */
  zeros: (_response, { socket }) => {
    socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n');
    repeat(socket, '0');
  },
  resets: (_response, { socket }) => socket.destroy(),
};

export type WebhookReceiver = {
  host: string;
  cert: string;
  calls: ReceivedCall[];
  /** The statuses of the next calls of a path; then it behaves as its path says. */
  next: Map<string, number[]>;
  /** Waits until a path was called this often. */
  waitForCalls(path: string, count: number): Promise<ReceivedCall[]>;
  countSockets(): Promise<number>;
  close(): Promise<void>;
};

/** A receiver of webhooks over TLS, well-behaved or hostile. */
export const startReceiver = async (): Promise<WebhookReceiver> => {
  const { key, cert } = createSelfSigned();
  const calls: ReceivedCall[] = [];
  const next = new Map<string, number[]>();
  const waiting = new Set<() => void>();
  const server = createServer({ key, cert }, async (request, response) => {
    const path = request.url ?? '';
    calls.push({ path, headers: request.headers, body: await text(request) });
    for (const wake of waiting) wake();
    const status = next.get(path)?.shift();
    const behave = status === undefined ? behaviours[path.split('/')[1] ?? ''] : answer(status);
    (behave ?? answer(404))(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const received = (path: string) => calls.filter((call) => call.path === path);
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    cert,
    calls,
    next,
    async waitForCalls(path, count) {
      while (received(path).length < count) await new Promise<void>((resolve) => waiting.add(resolve));
      return received(path);
    },
    countSockets: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
