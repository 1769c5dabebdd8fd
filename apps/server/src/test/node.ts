import { promisify } from 'node:util';
import type { LiveEventName } from '@pinlife/contract/live/events';
import { LIVE_PATH } from '@pinlife/contract/routes';
import { buildApp } from '../app.ts';
import { openListener } from '../db/listen.ts';
import type { LiveService } from '../features/live/service.ts';
import { LIVE_CHANNEL } from '../features/live/stream/message.ts';
import type { RequestTimeouts } from '../http/streams/body-deadline.ts';
import { createServices } from '../services.ts';
import type { TestApp } from './app.ts';

export type TestNode = { url: string; countConnections(): Promise<number>; live: LiveService; close(): Promise<void> };

/** Starts one more node on the database of a test app: it listens on a separate port and to the other nodes. */
export const startNode = async ({ platform, address }: TestApp, timeouts?: RequestTimeouts): Promise<TestNode> => {
  const services = createServices(platform);
  const app = await buildApp({
    ...services,
    version: 'test',
    webFolder: '/nowhere',
    isSecure: false,
    trustProxy: false,
    checkAnswers: true,
    ...(timeouts && { timeouts }),
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  const listener = openListener({
    connect: address,
    channels: [LIVE_CHANNEL],
    onNotification: (_channel, payload) => services.live.receive(payload),
    onReconnect: () => {
      services.live.startOver();
      resolve();
    },
    log: platform.log,
  });
  await listening;
  const url = await app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
  return {
    url,
    live: services.live,
    countConnections: promisify(app.server.getConnections.bind(app.server)),
    async close() {
      await app.close();
      await listener.close();
      await services.bus.flush();
    },
  };
};

type LiveEvent = { event: LiveEventName; data: Record<string, unknown> };

type LiveReader = {
  /** The next event; undefined once the stream has ended. */
  next(): Promise<LiveEvent | undefined>;
  close(): Promise<void>;
};

/** Reads a live stream like the page, starting after the hello. */
export const openStream = async (url: string, token: string): Promise<LiveReader> => {
  const aborting = new AbortController();
  const response = await fetch(`${url}${LIVE_PATH}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: aborting.signal,
  });
  const events = readEvents(response);
  const reader: LiveReader = {
    next: async () => (await events.next()).value ?? undefined,
    async close() {
      aborting.abort();
      await events.return(undefined);
    },
  };
  await reader.next();
  return reader;
};

async function* readEvents(response: Response): AsyncGenerator<LiveEvent, undefined> {
  let text = '';
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const found = /^event: (\w+)\ndata: (.+)$/.exec(block);
        if (found) yield { event: found[1] as LiveEventName, data: JSON.parse(found[2] ?? '{}') };
      }
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
  }
}
