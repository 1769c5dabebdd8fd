import type { Socket } from 'node:net';
import type { ErrorCode, Failure } from '@pinlife/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../platform/error/app-error.ts';

/** Errors of Fastify itself, before a handler runs. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'content_type_unsupported',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body_not_json',
};

/** Converts errors to status and body. Internal errors are only logged. */
export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const failure = error instanceof AppError ? error : fromFramework(error);
    if (failure.status >= 500) request.log.error({ reqId: request.id, err: failure.cause ?? error }, failure.code);
    return sendFailure(reply, failure);
  });
};

export const sendFailure = (
  reply: FastifyReply,
  { code, message, status, field, data, retryAfterSeconds }: AppError,
) => {
  // Otherwise Node reads the rest of the body, however long it is.
  if (code === 'body_too_large') reply.header('connection', 'close');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfterSeconds)));
  const body: Failure = { error: message, code, ...(field && { field }), ...(data !== undefined && { data }) };
  return reply.code(status).send(body);
};

const fromFramework = (error: FastifyError): AppError => {
  const code = frameworkCodes[error.code] ?? (error.statusCode && error.statusCode < 500 ? 'invalid' : 'internal');
  return new AppError(code, { cause: error });
};

/** Answers requests that are not valid HTTP and closes the socket. */
export const refuseMalformedRequest = (error: { code?: string }, socket: Socket): void => {
  if (!socket.writable || error.code === 'ECONNRESET') return;
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  // The client may not close the connection itself.
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
};
