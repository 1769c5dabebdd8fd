import type { Readable } from 'node:stream';
import { MEDIA_PATH } from '@pinlife/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TrustedProxies } from '../../config.ts';
import { createAddressReader } from '../../platform/caller/caller-address.ts';
import type { ByteRange } from '../../platform/storage.ts';
import { type Patience, takeUpload } from './body-deadline.ts';
import { readRange } from './range.ts';

type Query = Readonly<Record<string, unknown>>;

export type ServedBytes = {
  size: number;
  contentType: string;
  disposition: string;
  maxAgeSeconds: number;
  read(range?: ByteRange): Promise<Readable>;
};
/** The storage hands the bytes out itself. */
type ServedElsewhere = { redirect: string; maxAgeSeconds: number };

/** Whoever holds a signed address comes in; whether it is good is judged there. */
export type MediaTransfer = {
  /** Answers the key under which the bytes now lie. */
  receive(
    address: { userId: string; name: string; query: Query },
    upload: { bytes: Readable; contentType: string; size: number | undefined },
  ): Promise<string>;
  open(address: {
    userId: string;
    id: string;
    variant: string;
    isDownload: boolean;
    query: Query;
    /** The address from which the call comes. */
    caller: string;
  }): Promise<ServedBytes | ServedElsewhere>;
};

// Even what claims to be a page is nothing but bytes.
const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'";

type MediaOptions = { mediaTransfer: MediaTransfer; trustProxy: TrustedProxies; patience: Patience };

/** Takes uploads and serves media, as streams from end to end. */
export const addMediaRoutes = (
  app: FastifyInstance,
  { mediaTransfer: transfer, trustProxy, patience }: MediaOptions,
): void => {
  const readAddress = createAddressReader(trustProxy);
  app.register(async (scope) => {
    // The body stays a stream, whatever its type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));

    scope.put<{ Params: { userId: string; name: string }; Querystring: Query }>(
      `${MEDIA_PATH}/uploads/:userId/:name`,
      async (request, reply) => {
        const { headers, raw, params, query } = request;
        // Refused or not, a body that is not read to its end must not be taken for the next request.
        reply.header('connection', 'close');
        const length = headers['content-length'];
        const size = length === undefined ? undefined : Number(length);
        const address = { userId: params.userId, name: params.name, query };
        const contentType = headers['content-type'] ?? '';
        const s3Key = await takeUpload(raw, patience, (bytes) =>
          transfer.receive(address, { bytes, contentType, size }),
        );
        return reply.header('cache-control', 'no-store').send({ data: { s3Key } });
      },
    );

    scope.route<{ Params: { userId: string; id: string; variant: string }; Querystring: Query }>({
      method: ['GET', 'HEAD'],
      url: `${MEDIA_PATH}/:userId/:id/:variant`,
      handler: async (request, reply) => {
        const { params, query } = request;
        const isDownload = query['download'] !== undefined;
        const served = await transfer.open({ ...params, query, isDownload, caller: readAddress(request) });
        reply.header('cache-control', `private, max-age=${served.maxAgeSeconds}, immutable`);
        if ('redirect' in served) return reply.redirect(served.redirect, 302);
        return sendBytes(request, reply, served);
      },
    });
  });
};

export const sendBytes = async (
  request: FastifyRequest,
  reply: FastifyReply,
  served: Omit<ServedBytes, 'maxAgeSeconds'>,
) => {
  const { size, contentType, disposition, read } = served;
  reply.headers({
    'content-type': contentType,
    'content-disposition': disposition,
    'content-security-policy': SANDBOX,
    'accept-ranges': 'bytes',
  });
  const range = readRange(request.headers.range, size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await read(range ?? undefined));
};
