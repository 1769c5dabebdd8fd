import { setTimeout as sleep } from 'node:timers/promises';
import { type RouteName, routes } from '@pinlife/contract/routes';
import type { Person } from './person.ts';

type Heard = { call: string; status: number; retryAfter: string | null; sentAt: number; tookMs: number };

type Traffic = {
  heard: Heard[];
  /** Resolves once every kind of call that was sent after this moment has succeeded. */
  untilWell(): Promise<void>;
  stop(): Promise<void>;
};

const PAUSE_MS = 50;
const calls = [
  { name: 'getUser' },
  { name: 'listNotes' },
  { name: 'createNote', body: { title: 'Written in a storm' } },
  { name: 'listNotifications' },
  { name: 'userExists', body: { username: 'somebody' } },
] as const satisfies { name: RouteName; body?: object }[];

/** A few people who keep calling the API, whatever happens, and the answers they get. */
export const startTraffic = ({ api, token }: Person): Traffic => {
  const heard: Heard[] = [];
  let isOver = false;
  const goOn = async (call: (typeof calls)[number]) => {
    const [method, path] = routes[call.name];
    while (!isOver) {
      const sentAt = performance.now();
      const answer = await fetch(api.url + path, {
        method,
        headers: { authorization: `Bearer ${token}`, ...('body' in call && { 'content-type': 'application/json' }) },
        ...('body' in call && { body: JSON.stringify(call.body) }),
      });
      await answer.arrayBuffer();
      const { status, headers } = answer;
      const tookMs = performance.now() - sentAt;
      heard.push({ call: call.name, status, retryAfter: headers.get('retry-after'), sentAt, tookMs });
      await sleep(PAUSE_MS);
    }
  };
  const everybody = Promise.all(calls.map(goOn));
  return {
    heard,
    async untilWell() {
      const from = performance.now();
      const isWell = ({ name }: { name: string }) =>
        heard.some(({ call, status, sentAt }) => call === name && status < 300 && sentAt > from);
      while (!calls.every(isWell)) await Promise.race([sleep(10), everybody]);
    },
    async stop() {
      isOver = true;
      await everybody;
    },
  };
};
