import { expect, test, vi } from 'vitest';
import { readEvents } from './event-stream.ts';

const streamOf = (...chunks: string[]): ReadableStream<Uint8Array> => {
  const bytes = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(bytes.encode(chunk));
      controller.close();
    },
  });
};

const collect = async (...chunks: string[]) => {
  const events = [];
  for await (const event of readEvents(streamOf(...chunks), () => undefined)) events.push(event);
  return events;
};

test('reads named events', async () => {
  expect(await collect('event: note\ndata: {"a":1}\n\nevent: hello\ndata: {}\n\n')).toEqual([
    { name: 'note', data: '{"a":1}' },
    { name: 'hello', data: '{}' },
  ]);
});

test('puts an event together that arrives in pieces', async () => {
  expect(await collect('eve', 'nt: note\nda', 'ta: caf', 'é\n', '\n')).toEqual([{ name: 'note', data: 'café' }]);
});

test('joins the lines of one event', async () => {
  expect(await collect('data: one\ndata: two\n\n')).toEqual([{ name: 'message', data: 'one\ntwo' }]);
});

test('treats a comment only as a sign of life', async () => {
  const onBeat = vi.fn();
  const events = [];
  for await (const event of readEvents(streamOf(': beat\n\n'), onBeat)) events.push(event);
  expect(events).toEqual([]);
  expect(onBeat).toHaveBeenCalled();
});

test('closes when the last listener leaves', async () => {
  const hungUp = vi.fn();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: one\n\n')),
    cancel: hungUp,
  });
  for await (const _event of readEvents(endless, () => undefined)) break;
  expect(hungUp).toHaveBeenCalledOnce();
});

test('reports why a stream broke', async () => {
  const broken = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('gone')) });
  await expect(readEvents(broken, () => undefined).next()).rejects.toThrow('gone');
});
