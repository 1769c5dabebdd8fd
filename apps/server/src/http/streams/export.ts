import type { Readable } from 'node:stream';
import { EXPORT_PATH } from '@pinlife/contract/routes';
import type { FastifyInstance } from 'fastify';

/** Whoever holds a signed address gets the archive. */
export type ExportSource = {
  open(userId: string, query: Readonly<Record<string, unknown>>): Promise<{ name: string; bytes: Readable }>;
};

/** Hands out an archive while it is being made. */
export const addExportRoute = (app: FastifyInstance, source: ExportSource): void => {
  app.route<{ Params: { userId: string }; Querystring: Record<string, unknown> }>({
    method: 'GET',
    url: `${EXPORT_PATH}/:userId`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { name, bytes } = await source.open(request.params.userId, request.query);
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
          // nginx would store the whole archive before it hands out the first byte.
          'x-accel-buffering': 'no',
        })
        .send(bytes);
    },
  });
};
