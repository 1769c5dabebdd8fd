import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../platform/error/app-error.ts';
import { sendFailure } from './errors.ts';

const HASHED_FOLDER = '/assets/';
/** The policy pages, which the app shows in a frame of its own. */
const DOCUMENT_FOLDER = '/docs/';

/** Serves the built web app: hashed files for ever, the page itself always fresh, every address of the app the same page. */
export const serveWebApp = async (app: FastifyInstance, folder: string): Promise<void> => {
  const isBuilt = existsSync(join(folder, 'index.html'));
  app.setNotFoundHandler((request, reply) => {
    const isPage = isBuilt && request.method === 'GET' && isPageAddress(request.url);
    return isPage ? reply.sendFile('index.html') : sendFailure(reply, new AppError('not_found'));
  });
  if (!isBuilt) return;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(HASHED_FOLDER);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (path.includes(DOCUMENT_FOLDER)) allowFraming(reply);
    },
  });
};

const allowFraming = (reply: FastifyReply) => {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
};

/** Addresses with a file extension or below /api are never pages of the app. */
const isPageAddress = (url: string) => {
  const path = url.split('?', 1)[0] ?? '';
  return !path.startsWith('/api/') && !/\.\w+$/.test(path);
};
