import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_HEARTBEAT_MS, type LiveEvents } from '@pinlife/contract/live/events';
import { LIVE_PATH } from '@pinlife/contract/routes';

const RETRY_MS = 200;
/** The page's limit: a stream that is silent for longer is broken. */
export const SILENCE_MS = LIVE_HEARTBEAT_MS * 2.5;

export type Stream = {
  /** The time of the first event of each note. */
  heard: ReadonlyMap<string, number>;
  countNotifications(): number;
  /** The times of each hello, after which everything is read again. */
  hellos: readonly number[];
  close(): Promise<void>;
};

/** Listens like a page, and reconnects when the stream ends. */
export const openStream = (url: string, token: string): Stream => {
  const closing = new AbortController();
  const heard = new Map<string, number>();
  const hellos: number[] = [];
  let notifications = 0;

  const take = (name: string, data: string) => {
    if (name === 'hello') hellos.push(Date.now());
    if (name === 'notification') notifications += 1;
    if (name !== 'note') return;
    const { noteId } = JSON.parse(data) as LiveEvents['note'];
    if (!heard.has(noteId)) heard.set(noteId, Date.now());
  };
  const listen = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), SILENCE_MS);
    const signal = AbortSignal.any([closing.signal, silence.signal]);
    const answer = await fetch(url + LIVE_PATH, { headers, signal }).finally(() => timer.refresh());
    if (!answer.ok) throw new Error(`The stream was answered with ${answer.status}.`);
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      timer.refresh();
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, name = '', data = ''] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? [];
        take(name, data);
      }
    }
  };
  const keepListening = async () => {
    while (!closing.signal.aborted) {
      await listen().catch(() => undefined);
      await sleep(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const finished = keepListening();
  return {
    heard,
    hellos,
    countNotifications: () => notifications,
    async close() {
      closing.abort();
      await finished;
    },
  };
};

/** Notes that a page at this stream does not know: neither an event nor a hello since. */
export const listUnheard = ({ heard, hellos }: Stream, written: ReadonlyMap<string, number>): string[] => {
  const lastHello = hellos.at(-1) ?? 0;
  return [...written].flatMap(([id, at]) =>
    heard.has(id) || lastHello > at ? [] : [`${id}, ${at - lastHello} ms after the last hello of ${hellos.length}`],
  );
};
