import type { Readable } from 'node:stream';
import { EXPORT_PATH } from '@pinlife/contract/routes';
import type { FastifyInstance } from 'fastify';

/** Opens an archive for the holder of a signed address. */
export type ExportSource = {
  open(userId: string, query: Readonly<Record<string, unknown>>): Promise<{ name: string; bytes: Readable }>;
};

/** Streams an archive while it is created. */
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
          // nginx would buffer the whole archive first.
          'x-accel-buffering': 'no',
        })
        .send(bytes);
    },
  });
};
