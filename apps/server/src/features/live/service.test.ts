import { LIVE_HEARTBEAT_MS } from '@pinlife/contract/live/events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveService } from './service.ts';
import type { LiveMessage } from './stream/message.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const HELLO = 'event: hello\ndata: {}\n\n';
const ENDED = 'event: session\ndata: {"kind":"ended"}\n\n';
const meera = (sessionId: string) => ({ userId: 'meera', sessionId });

const createOpenStreams = () => {
  const alive = new Set(['one', 'two']);
  const live = createLiveService({
    sessions: { findAlive: async () => alive },
    log: { warn: () => undefined },
  });
  const open = (person: { userId: string; sessionId: string }, since: string | null = null) => {
    const stream = { texts: [] as string[], isOpen: true, close: () => {} };
    const end = () => {
      stream.isOpen = false;
    };
    stream.close = live.open(person, { send: (text) => void stream.texts.push(text), end }, since);
    return stream;
  };
  const receive = (...messages: LiveMessage[]) => live.receive(JSON.stringify(messages));
  return { live, open, receive, alive };
};

describe('the streams of a node', () => {
  it('begin with a greeting and beat as long as they are open', async () => {
    const { open } = createOpenStreams();
    const stream = open(meera('one'));
    await vi.advanceTimersByTimeAsync(LIVE_HEARTBEAT_MS);
    expect(stream.texts).toEqual([HELLO, ':\n\n']);
  });

  it('greet again after a gap', () => {
    const { live, open, receive } = createOpenStreams();
    const stream = open(meera('one'));
    receive({ gap: true });
    live.startOver();
    expect(stream.texts).toEqual([HELLO, HELLO, HELLO]);
  });

  it('report that nothing has changed since an answer, if this node has heard of every change', () => {
    const { live, open, receive } = createOpenStreams();
    const unchanged = 'event: hello\ndata: {"isUnchanged":true}\n\n';
    const greetings = (since: string) => [open(meera('one'), since), open(tom, since)].map(({ texts }) => texts[0]);
    const tom = { userId: 'tom', sessionId: 'two' };
    const atFirst = live.stamp();
    expect(greetings(atFirst)).toEqual([unchanged, unchanged]);
    receive({ userId: 'meera', read: {} });
    expect(greetings(atFirst)).toEqual([HELLO, unchanged]);
    expect(greetings(live.stamp())).toEqual([HELLO, unchanged]);
    vi.advanceTimersByTime(1);
    expect(greetings(live.stamp())).toEqual([unchanged, unchanged]);
    const beforeGap = live.stamp();
    receive({ gap: true });
    for (const since of [beforeGap, '', 'x', `${beforeGap}9`]) expect(greetings(since)).toEqual([HELLO, HELLO]);
  });

  it('end within a minute when the word that their session is over got lost', async () => {
    const { open, alive } = createOpenStreams();
    const [gone, kept] = [open(meera('one')), open(meera('two'))];
    alive.delete('one');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([gone.isOpen, kept.isOpen]).toEqual([false, true]);
    expect(gone.texts.at(-1)).toBe(ENDED);
  });

  it('end at once if the session ended while they were opened', async () => {
    const { open, alive } = createOpenStreams();
    alive.delete('one');
    const [gone, kept] = [open(meera('one')), open(meera('two'))];
    await vi.advanceTimersByTimeAsync(0);
    expect([gone.isOpen, kept.isOpen]).toEqual([false, true]);
    expect(gone.texts).toEqual([HELLO, ENDED]);
  });

  it('receive nothing more once they are closed', () => {
    const { open, receive } = createOpenStreams();
    const stream = open(meera('one'));
    stream.close();
    receive({ userId: 'meera', note: { noteId: 'a', version: 1, kind: 'created' } });
    expect(stream.texts).toEqual([HELLO]);
  });

  it('are limited to 64 of one person: a new one closes the oldest', () => {
    const { open } = createOpenStreams();
    const streams = Array.from({ length: 65 }, () => open(meera('one')));
    expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, ...Array.from({ length: 64 }, () => true)]);
  });

  it('all end when the node stops', () => {
    const { live, open } = createOpenStreams();
    const streams = [open(meera('one')), open({ userId: 'other', sessionId: 'two' })];
    live.close();
    expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, false]);
  });
});
