import type { Readable } from 'node:stream';
import { MEDIA_PATH } from '@pinlife/contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TrustedProxies } from '../../config.ts';
import { createAddressReader } from '../../platform/caller/caller-address.ts';
import type { ByteRange } from '../../platform/storage.ts';
import { type RequestTimeouts, takeUpload } from './body-deadline.ts';
import { readRange } from './range.ts';

type Query = Readonly<Record<string, unknown>>;

export type ServedBytes = {
  size: number;
  contentType: string;
  disposition: string;
  maxAgeSeconds: number;
  read(range?: ByteRange): Promise<Readable>;
};
/** The storage serves the bytes itself. */
type ServedElsewhere = { redirect: string; maxAgeSeconds: number };

/** Called for holders of a signed address, which the implementation checks. */
export type MediaTransfer = {
  /** Returns the key of the stored bytes. */
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
    /** The address of the caller. */
    caller: string;
  }): Promise<ServedBytes | ServedElsewhere>;
};

// A file is never run as a page, even if it claims to be HTML.
const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'";

type MediaOptions = { mediaTransfer: MediaTransfer; trustProxy: TrustedProxies; timeouts: RequestTimeouts };

/** Receives uploads and serves media as streams. */
export const addMediaRoutes = (
  app: FastifyInstance,
  { mediaTransfer: transfer, trustProxy, timeouts }: MediaOptions,
): void => {
  const readAddress = createAddressReader(trustProxy);
  app.register(async (scope) => {
    // Keep the body a stream, whatever its type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));

    scope.put<{ Params: { userId: string; name: string }; Querystring: Query }>(
      `${MEDIA_PATH}/uploads/:userId/:name`,
      async (request, reply) => {
        const { headers, raw, params, query } = request;
        // The rest of an unread body must not be parsed as the next request.
        reply.header('connection', 'close');
        const length = headers['content-length'];
        const size = length === undefined ? undefined : Number(length);
        const address = { userId: params.userId, name: params.name, query };
        const contentType = headers['content-type'] ?? '';
        const s3Key = await takeUpload(raw, timeouts, (bytes) =>
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
