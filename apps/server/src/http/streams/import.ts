import type { Readable } from 'node:stream';
import { UPLOAD_LENGTH_HEADER, UPLOAD_OFFSET_HEADER } from '@pinlife/contract/import/limits';
import { IMPORT_UPLOAD_PATH } from '@pinlife/contract/routes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../platform/error/app-error.ts';
import { type RequestTimeouts, takeUpload } from './body-deadline.ts';

export type Address = { userId: string; id: string; query: Readonly<Record<string, unknown>> };
/** The number of received bytes, and the total. */
type UploadProgress = { offset: number; size: number };

/** Called for holders of a signed address, which the implementation checks. */
export type ImportTransfer = {
  locate(address: Address): Promise<UploadProgress>;
  receive(
    address: Address,
    piece: { bytes: Readable; offset: number; length: number | undefined },
  ): Promise<UploadProgress>;
};

type Route = { Params: { userId: string; id: string }; Querystring: Record<string, unknown> };
const PATH = `${IMPORT_UPLOAD_PATH}/:userId/:id`;

/** Receives files in pieces: HEAD answers the offset, PATCH sends from there. */
export const addImportRoutes = (
  app: FastifyInstance,
  { importTransfer: transfer, timeouts }: { importTransfer: ImportTransfer; timeouts: RequestTimeouts },
): void => {
  app.register(async (scope) => {
    // Keep the body a stream, whatever its type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));

    scope.head<Route>(PATH, async ({ params, query }, reply) =>
      sendOffset(reply, await transfer.locate({ ...params, query })).send(),
    );

    scope.patch<Route>(PATH, async ({ params, query, headers, raw }, reply) => {
      // The rest of an unread body must not be parsed as the next request.
      reply.header('connection', 'close');
      const givenOffset = headers[UPLOAD_OFFSET_HEADER];
      if (typeof givenOffset !== 'string' || !/^\d{1,15}$/.test(givenOffset)) throw new AppError('upload_offset_wrong');
      const length = headers['content-length'];
      const progress = await takeUpload(raw, timeouts, (bytes) =>
        transfer.receive(
          { ...params, query },
          { bytes, offset: Number(givenOffset), length: length === undefined ? undefined : Number(length) },
        ),
      );
      return sendOffset(reply, progress).code(204).send();
    });
  });
};

const sendOffset = (reply: FastifyReply, { offset, size }: UploadProgress): FastifyReply =>
  reply.headers({
    [UPLOAD_OFFSET_HEADER]: String(offset),
    [UPLOAD_LENGTH_HEADER]: String(size),
    'cache-control': 'no-store',
  });
