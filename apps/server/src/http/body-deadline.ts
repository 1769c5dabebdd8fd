import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { refuseMalformedRequest } from './errors.ts';

/** Uploads may take as long as they need while they move: at least this much in each span of time. */
const UPLOAD_SPAN_MS = 15_000;
const UPLOAD_SPAN_BYTES = 16 * 1024;

const uploads = new WeakSet<IncomingMessage>();

/**
 * A request has to be complete within this time, be it answered already or not. Node's own limit knows no exception,
 * and uploads are one.
 */
export const limitBodies = (app: FastifyInstance, withinMs: number): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    if ((length !== undefined && length !== '0') || encoding !== undefined) {
      const timer = setTimeout(() => {
        if (!raw.complete && !uploads.has(raw))
          refuseMalformedRequest({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
      }, withinMs);
      const clear = () => clearTimeout(timer);
      raw.once('end', clear).once('close', clear);
    }
    done();
  });
};

/** Lets a body come in slowly, yet ends one that has come to a standstill. */
export const watchUpload = async <Result>(raw: IncomingMessage, receive: () => Promise<Result>): Promise<Result> => {
  uploads.add(raw);
  let seen = raw.socket.bytesRead;
  const watch = setInterval(() => {
    const { bytesRead } = raw.socket;
    if (bytesRead - seen < UPLOAD_SPAN_BYTES && !raw.complete) raw.destroy(new AppError('upload_timeout'));
    seen = bytesRead;
  }, UPLOAD_SPAN_MS);
  try {
    return await receive();
  } finally {
    clearInterval(watch);
    uploads.delete(raw);
  }
};
