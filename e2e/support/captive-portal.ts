import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Answers a request instead of the server. */
type Interference = (request: IncomingMessage, response: ServerResponse) => void;

export type CaptivePortal = {
  url: string;
  /** Interferes with these paths from now on. */
  capture(interference: Interference, paths?: RegExp): void;
  release(): void;
  close(): Promise<void>;
};

const signInPage = '<!doctype html><html><title>Harbour Wi-Fi</title><h1>Sign in to go on</h1></html>';

const sendPage =
  (status: number, headers: Record<string, string> = {}): Interference =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(signInPage);

/** Typical answers of captive portals. */
export const interferences = {
  'the sign-in page of a Wi-Fi': sendPage(200),
  'a network that says 511': sendPage(511),
  'a proxy that asks for a password of its own': sendPage(401, { 'www-authenticate': 'Negotiate' }),
  'a redirect to another host': (_request, response) =>
    void response.writeHead(302, { location: 'http://localhost:9/sign-in' }).end(),
  'a redirect to a page in the server’s place': (incoming, response) =>
    incoming.url === '/sign-in'
      ? sendPage(200)(incoming, response)
      : void response.writeHead(302, { location: '/sign-in' }).end(),
  'an answer that breaks off': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"data":{"_id":"01', () => response.destroy());
  },
} satisfies Record<string, Interference>;

/** A real proxy between the browser and the app, as the Wi-Fi of a ferry would be. */
export const openCaptivePortal = async (appUrl: string): Promise<CaptivePortal> => {
  let captured: { interference: Interference; paths: RegExp } | null = null;
  const sockets = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    if (captured?.paths.test(incoming.url ?? '')) captured.interference(incoming, outgoing);
    else handOn(appUrl, incoming, outgoing);
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    capture(interference, paths = /^/) {
      captured = { interference, paths };
      // Open connections are cut, as when a device changes networks.
      for (const socket of sockets) socket.destroy();
    },
    release() {
      captured = null;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
};

const handOn = (appUrl: string, incoming: IncomingMessage, outgoing: ServerResponse): void => {
  const onward = request(new URL(incoming.url ?? '/', appUrl), { method: incoming.method, headers: incoming.headers });
  onward.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
};
