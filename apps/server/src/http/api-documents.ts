import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { DOCS_SCRIPT_PATH, DOCS_STYLE_PATH, docsScript, docsStyle, renderDocsPage } from './docs-page.ts';
import { createOpenApiDocument } from './openapi.ts';

/** Serves the public description of the API. Each document is created at its first request. */
export const addApiDocuments = (app: FastifyInstance, version: string): void => {
  const serve = (path: string, contentType: string, make: () => Promise<string>): void => {
    let made: ReturnType<typeof encode> | undefined;
    app.get(path, async (request, reply) => {
      made ??= encode(make);
      const { bytes, etag } = await made;
      reply.headers({ 'content-type': contentType, 'cache-control': 'no-cache', etag });
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.send(bytes);
    });
  };
  serve('/api/openapi.json', 'application/json; charset=utf-8', async () =>
    JSON.stringify(await createOpenApiDocument(version)),
  );
  serve('/api/docs', 'text/html; charset=utf-8', renderDocsPage);
  serve(DOCS_STYLE_PATH, 'text/css; charset=utf-8', async () => docsStyle);
  serve(DOCS_SCRIPT_PATH, 'text/javascript; charset=utf-8', async () => docsScript);
};

const encode = async (make: () => Promise<string>): Promise<{ bytes: Buffer; etag: string }> => {
  const bytes = Buffer.from(await make());
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
};
