import type { Readable } from 'node:stream';
import { UPLOAD_LENGTH_HEADER, UPLOAD_OFFSET_HEADER } from '@pinlife/contract/import/limits';
import { IMPORT_UPLOAD_PATH } from '@pinlife/contract/routes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../platform/error/app-error.ts';
import { type Patience, takeUpload } from './body-deadline.ts';

type Address = { userId: string; id: string; query: Readonly<Record<string, unknown>> };
/** How much of a file is here, and how much there will be. */
type Place = { offset: number; size: number };

/** Whoever holds a signed address comes in; whether it is good is judged there. */
export type ImportTransfer = {
  locate(address: Address): Promise<Place>;
  receive(address: Address, piece: { bytes: Readable; offset: number; length: number | undefined }): Promise<Place>;
};

type Route = { Params: { userId: string; id: string }; Querystring: Record<string, unknown> };
const PATH = `${IMPORT_UPLOAD_PATH}/:userId/:id`;

/** Takes files in pieces: HEAD says where the next one begins, PATCH brings it. */
export const addImportRoutes = (
  app: FastifyInstance,
  { importTransfer: transfer, patience }: { importTransfer: ImportTransfer; patience: Patience },
): void => {
  app.register(async (scope) => {
    // The body stays a stream, whatever its type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));

    scope.head<Route>(PATH, async ({ params, query }, reply) =>
      sayPlace(reply, await transfer.locate({ ...params, query })).send(),
    );

    scope.patch<Route>(PATH, async ({ params, query, headers, raw }, reply) => {
      // Refused or not, a body that is not read to its end must not be taken for the next request.
      reply.header('connection', 'close');
      const given = headers[UPLOAD_OFFSET_HEADER];
      if (typeof given !== 'string' || !/^\d{1,15}$/.test(given)) throw new AppError('upload_offset_wrong');
      const length = headers['content-length'];
      const place = await takeUpload(raw, patience, (bytes) =>
        transfer.receive(
          { ...params, query },
          { bytes, offset: Number(given), length: length === undefined ? undefined : Number(length) },
        ),
      );
      return sayPlace(reply, place).code(204).send();
    });
  });
};

const sayPlace = (reply: FastifyReply, { offset, size }: Place): FastifyReply =>
  reply.headers({
    [UPLOAD_OFFSET_HEADER]: String(offset),
    [UPLOAD_LENGTH_HEADER]: String(size),
    'cache-control': 'no-store',
  });
