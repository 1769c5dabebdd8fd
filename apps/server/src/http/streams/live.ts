import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LIVE_PATH } from '@pinlife/contract/routes';
import type { FastifyInstance } from 'fastify';
import type { Person } from '../../platform/person.ts';
import { type CreateGuard, readToken } from '../bind.ts';

/** One open stream, as whoever has something to tell sees it. */
export type LiveConnection = {
  /** A reader that does not keep up is cut off: it reads everything again when it comes back. */
  send(text: string): void;
  end(): void;
};

export type LiveStreams = {
  open(person: Person, connection: LiveConnection): () => void;
  close(): void;
};

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would hold events back until its buffer is full.
  'x-accel-buffering': 'no',
};
const MAX_UNREAD_BYTES = 64 * 1024;

/** Server-sent events, read with fetch so that the token travels in its header. */
export const addLiveRoute = (
  app: FastifyInstance,
  { createGuard, live }: { createGuard: CreateGuard; live: LiveStreams },
): void => {
  app.route({
    method: 'GET',
    url: LIVE_PATH,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const person = await createGuard(readToken(request)).person();
      reply.hijack();
      const { raw } = reply;
      // Gone while its token was looked up: nobody would hear of its end.
      if (raw.destroyed) return;
      raw.writeHead(200, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...streamHeaders });
      raw.on('close', live.open(person, connect(raw)));
    },
  });
  // Open streams would keep the server from closing.
  app.addHook('preClose', async () => live.close());
};

const connect = (raw: ServerResponse): LiveConnection => ({
  send(text) {
    if (raw.destroyed || raw.writableEnded) return;
    raw.write(text);
    if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy();
  },
  end() {
    raw.end();
  },
});
