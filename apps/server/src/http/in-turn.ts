import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The limit of requests of a connection that are handled at once. */
const RUNNING_MAX = 8;
/** The limit of further ones that wait. Browsers and proxies send none before the answer to the last one. */
const WAITING_MAX = 100;

type Exchange = { request: IncomingMessage; response: ServerResponse };
type Exchanges = { running: number; waiting: Exchange[] };

/**
 * Handles a few requests of a connection at once. Node would begin all that arrive together in one go: 64 KB are 2,000
 * requests, each with an open file, or an answer in memory that waits for those before it.
 */
export const handleInTurn = (handle: RequestListener): RequestListener => {
  const ofSockets = new WeakMap<Socket, Exchanges>();

  const begin = (socket: Socket, exchanges: Exchanges, { request, response }: Exchange): void => {
    response.once('close', () => {
      const next = socket.destroyed ? undefined : exchanges.waiting.shift();
      // Others come first.
      if (next) setImmediate(begin, socket, exchanges, next);
      else exchanges.running -= 1;
    });
    // Node would read the rest of the body, in however many chunks it comes.
    response.once('finish', () => {
      if (!request.complete && request.headers['transfer-encoding'] !== undefined) socket.destroySoon();
    });
    handle(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    // The rest of what arrived with one request too many.
    if (socket.destroyed) return;
    const exchanges = ofSockets.get(socket) ?? { running: 0, waiting: [] };
    ofSockets.set(socket, exchanges);
    if (exchanges.running < RUNNING_MAX) {
      exchanges.running += 1;
      begin(socket, exchanges, { request, response });
      return;
    }
    exchanges.waiting.push({ request, response });
    if (exchanges.waiting.length > WAITING_MAX) socket.destroy();
    // Nobody limits the time of a body that waits, and its chunks.
    else
      setImmediate(() => {
        if (!request.complete && exchanges.waiting.some((one) => one.request === request)) socket.destroy();
      });
  };
};

type ServerOptions = { http?: object | null; keepAliveTimeout?: number; requestTimeout?: number };

/** A server that handles requests in turn. */
export const createServerInTurn = (
  handle: RequestListener,
  { http, keepAliveTimeout, requestTimeout }: ServerOptions,
): Server => {
  const server = createServer(http ?? {}, handleInTurn(handle));
  if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
  if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
  return server;
};
