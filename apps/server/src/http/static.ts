import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../platform/error/app-error.ts';
import { sendFailure } from './errors.ts';

const HASHED_FOLDER = '/assets/';
/** The policy pages, which the app shows in an iframe. */
const DOCUMENT_FOLDER = '/docs/';

/**
 * Serves the built web app: hashed files are cached for ever, the page never, and every address of the app is the same
 * page.
 */
export const serveWebApp = async (app: FastifyInstance, folder: string, isOidcOnly: boolean): Promise<void> => {
  const isBuilt = existsSync(join(folder, 'index.html'));
  const page = isBuilt && isOidcOnly ? markOidcOnly(await readFile(join(folder, 'index.html'), 'utf8')) : null;
  const sendPage = (reply: FastifyReply) =>
    page === null
      ? reply.sendFile('index.html')
      : reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  app.setNotFoundHandler((request, reply) => {
    const isPage = isBuilt && request.method === 'GET' && isPageAddress(request.url);
    return isPage ? sendPage(reply) : sendFailure(reply, new AppError('not_found'));
  });
  if (!isBuilt) return;
  if (page !== null) for (const path of ['/', '/index.html']) app.get(path, (_request, reply) => sendPage(reply));
  await app.register(fastifyStatic, {
    root: folder,
    // Its own route reads the whole folder of each file, to compare spellings.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(HASHED_FOLDER);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (path.includes(DOCUMENT_FOLDER)) allowFraming(reply);
    },
  });
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: ({ params }, reply) => void reply.sendFile(`/${params['*']}`),
  });
};

/** CSS hides the password form by this mark until the page has asked for the provider. */
const markOidcOnly = (page: string): string => page.replace('<html', '<html data-oidc-only');

const allowFraming = (reply: FastifyReply) => {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
};

/** Paths with a file extension or below /api are not pages of the app. */
const isPageAddress = (url: string) => {
  const path = url.split('?', 1)[0] ?? '';
  return !path.startsWith('/api/') && !/\.\w+$/.test(path);
};
