import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { SINCE_HEADER } from '@pinlife/contract/live/events';
import { LIVE_PATH } from '@pinlife/contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../../platform/person.ts';
import { type CreateGuard, readBearerToken } from '../bind.ts';

export type LiveConnection = {
  /** A client that does not keep up is disconnected; it reads everything again when it reconnects. */
  send(text: string): void;
  end(): void;
};

export type LiveStreams = {
  /** `since`: the oldest stamp of what the caller has read. */
  open(person: Person, connection: LiveConnection, since: string | null): () => void;
  /** The stamp for an answer that begins now. */
  stamp(): string;
  close(): void;
};

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would buffer events.
  'x-accel-buffering': 'no',
};
const MAX_UNREAD_BYTES = 64 * 1024;

/** Server-sent events, which the page reads by fetch so that the token is in a header. */
export const addLiveRoute = (
  app: FastifyInstance,
  { createGuard, live }: { createGuard: CreateGuard; live: LiveStreams },
): void => {
  app.route({
    method: 'GET',
    url: LIVE_PATH,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const person = await createGuard(readBearerToken(request), 'read').person();
      reply.hijack();
      const { raw } = reply;
      // The client disconnected while its token was looked up, so no close event will come.
      if (raw.destroyed) return;
      raw.writeHead(200, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...streamHeaders });
      raw.on('close', live.open(person, connect(raw), readLastStamp(request)));
    },
  });
  // Open streams would keep the server from closing.
  app.addHook('preClose', async () => live.close());
};

const readLastStamp = ({ headers }: FastifyRequest): string | null => {
  const since = headers[SINCE_HEADER];
  return typeof since === 'string' ? since : null;
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
