import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/error/app-error.ts';
import { collectBuffers } from '../../platform/file/collect-buffers.ts';
import { refuseMalformedRequest } from '../errors.ts';

/** Time limits of requests. */
export type RequestTimeouts = {
  /** The time limit of the headers, from the first byte of a request, or from the connection. */
  headMs: number;
  /** The interval at which headers are checked. */
  headSpanMs: number;
  /** The time limit of the body, from the end of the headers. */
  bodyMs: number;
  /** The interval at which bodies are checked. */
  bodySpanMs: number;
  /** Uploads may take long while bytes arrive; this is the interval at which they are checked. */
  uploadSpanMs: number;
};

/** Slow requests end within 20 seconds, whether headers or body are slow. */
export const defaultTimeouts: RequestTimeouts = {
  headMs: 5_000,
  headSpanMs: 1_000,
  bodyMs: 12_000,
  bodySpanMs: 1_000,
  uploadSpanMs: 13_000,
};

/** The least number of bytes that an upload must send in each interval. */
const UPLOAD_SPAN_BYTES = 16 * 1024;

const uploads = new WeakSet<IncomingMessage>();
/** Refuses the running upload of a connection. */
const refusals = new WeakMap<Socket, () => void>();

/** Called if more bytes arrive than the headers announced. Returns whether an upload is running, which then sends the error. */
export const refuseLongUpload = ({ code }: { code?: string }, socket: Socket): boolean => {
  const refuse = code?.startsWith('HPE_') ? refusals.get(socket) : undefined;
  refuse?.();
  return refuse !== undefined;
};

/**
 * Requests must be complete in time, answered or not. Node's own limit has no exception for uploads. One timer for all
 * is cheaper than a timer for each request.
 */
export const limitBodies = (app: FastifyInstance, { bodyMs, bodySpanMs }: RequestTimeouts): void => {
  /** Ordered by their start. */
  const begun = new Map<IncomingMessage, number>();
  const endLate = () => {
    const latest = performance.now() - bodyMs;
    for (const [raw, beganAt] of begun) {
      if (beganAt > latest) return;
      begun.delete(raw);
      if (!raw.complete && !uploads.has(raw)) refuseMalformedRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
    }
  };
  const watch = setInterval(endLate, bodySpanMs).unref();
  app.addHook('onClose', async () => clearInterval(watch));

  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    if ((length !== undefined && length !== '0') || encoding !== undefined) begun.set(raw, performance.now());
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (raw.complete || raw.destroyed) begun.delete(raw);
    done();
  });
};

/** Accepts a slow upload, but ends one that stalls or whose client has disconnected. */
export const takeUpload = async <Result>(
  raw: IncomingMessage,
  { uploadSpanMs }: RequestTimeouts,
  receive: (body: Readable) => Promise<Result>,
): Promise<Result> => {
  uploads.add(raw);
  // A separate stream: ending it leaves the connection open for the response.
  const body = raw.pipe(collectBuffers());
  // The receiver gets the error. Until it reads, an unhandled error would end the process.
  body.on('error', () => undefined);
  const giveUp = () => body.destroy(new AppError('upload_timeout'));
  const { socket } = raw;
  refusals.set(socket, () => body.destroy(new AppError('upload_size_wrong')));
  let seen = socket.bytesRead;
  const watch = setInterval(() => {
    const { bytesRead } = socket;
    if (bytesRead - seen < UPLOAD_SPAN_BYTES && !raw.complete) giveUp();
    seen = bytesRead;
  }, uploadSpanMs);
  raw.once('close', () => {
    if (!raw.complete) giveUp();
  });
  try {
    return await receive(body);
  } finally {
    clearInterval(watch);
    uploads.delete(raw);
    refusals.delete(socket);
    raw.unpipe(body);
    // A refused body is not read: the connection closes after the response.
    body.destroy();
  }
};
