import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/error/app-error.ts';
import { passBytes } from '../../platform/file/pass-bytes.ts';
import { refuseMalformedRequest } from '../errors.ts';

/** How long requests are waited for. */
export type Patience = {
  /** From the first byte of a request, or from the connection where none comes, to the end of its head. */
  headMs: number;
  /** Heads are looked at this often. */
  headSpanMs: number;
  /** From the head of a request to the end of its body. */
  bodyMs: number;
  /** Bodies are looked at this often. */
  bodySpanMs: number;
  /** Uploads may take as long as they need while they move; they are looked at this often. */
  uploadSpanMs: number;
};

/** Slow connections are gone within 20 seconds, be it the head that does not end, the body, or one after the other. */
export const defaultPatience: Patience = {
  ...{ headMs: 5_000, headSpanMs: 1_000 },
  ...{ bodyMs: 12_000, bodySpanMs: 1_000 },
  uploadSpanMs: 13_000,
};

/** What an upload has to bring in each span. */
const UPLOAD_SPAN_BYTES = 16 * 1024;

const uploads = new WeakSet<IncomingMessage>();

/**
 * A request has to be complete in time, be it answered already or not. Node's own limit knows no exception, and
 * uploads are one. A timer and listeners for each would cost more than reading the body of most.
 */
export const limitBodies = (app: FastifyInstance, { bodyMs, bodySpanMs }: Patience): void => {
  /** Those that began first stand first. */
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

/** Lets a body come in slowly, yet ends one that has come to a standstill or whose sender is gone. */
export const takeUpload = async <Result>(
  raw: IncomingMessage,
  { uploadSpanMs }: Patience,
  receive: (body: Readable) => Promise<Result>,
): Promise<Result> => {
  uploads.add(raw);
  // A stream of its own: ending it leaves the connection open for the answer.
  const body = raw.pipe(passBytes());
  // Whoever receives it hears of its end. Nobody may be reading yet, and an error that nobody hears ends the process.
  body.on('error', () => undefined);
  const giveUp = () => body.destroy(new AppError('upload_timeout'));
  let seen = raw.socket.bytesRead;
  const watch = setInterval(() => {
    const { bytesRead } = raw.socket;
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
    raw.unpipe(body);
    // What was refused is not read: the connection ends with the answer.
    body.destroy();
  }
};
