import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveBus } from './bus.ts';
import { packMessages, unpackMessages } from './stream/message.ts';

const author = { userId: '0190c5d4-7b1a-7c3e-9f00-1234567890ab', tab: undefined };
const event = (noteId: string) => ({ noteId, version: 1, kind: 'changed' as const });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const createBus = () => {
  const sent: string[][] = [];
  const warnings: string[] = [];
  const trouble = { isOn: false };
  const bus = createLiveBus({
    notify: async (payloads) => {
      if (trouble.isOn) throw new Error('The database is away.');
      sent.push([...payloads]);
    },
    log: { warn: (_details: unknown, message?: string) => warnings.push(message ?? '') },
  });
  return { bus, sent, warnings, trouble };
};

describe('the live bus', () => {
  it('sends the changes of one moment together', async () => {
    const { bus, sent } = createBus();
    for (const id of ['a', 'b', 'c']) bus.publishNote(author, event(id));
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(sent).toHaveLength(1);
    const messages = sent[0]?.flatMap(unpackMessages);
    expect(messages).toEqual(['a', 'b', 'c'].map((id) => ({ userId: author.userId, note: event(id) })));
  });

  it('sends waiting messages on a flush, and nothing twice', async () => {
    const { bus, sent } = createBus();
    bus.publishNote(author, event('a'));
    await Promise.all([bus.flush(), bus.flush()]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
  });

  it('reports a gap once the database is back', async () => {
    const { bus, sent, warnings, trouble } = createBus();
    trouble.isOn = true;
    bus.publishNote(author, event('lost'));
    await vi.advanceTimersByTimeAsync(20);
    expect(warnings).toHaveLength(1);
    trouble.isOn = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent.flat().flatMap(unpackMessages)).toEqual([{ gap: true }]);
  });
});

describe('the payloads of a batch', () => {
  it('are few and below the 8000 bytes that PostgreSQL takes', () => {
    const messages = Array.from({ length: 500 }, (_, index) => ({
      userId: author.userId,
      note: event(`note ${index}`),
    }));
    const payloads = packMessages(messages);
    expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8000);
    expect(payloads.length).toBeLessThan(10);
    expect(payloads.flatMap(unpackMessages)).toEqual(messages);
  });
});
