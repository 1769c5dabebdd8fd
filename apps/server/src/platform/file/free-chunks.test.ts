import { expect, it } from 'vitest';
import { freeChunks } from './free-chunks.ts';

it('frees a chunk when the next one is requested, and none that shares its memory', async () => {
  const whole = [Buffer.alloc(3, 'a'), Buffer.alloc(3, 'b')];
  const shared = Buffer.alloc(6, 'c').subarray(0, 3);
  const read: string[] = [];
  for await (const chunk of freeChunks([...whole, shared])) {
    read.push(chunk.toString());
    expect(whole.filter(({ byteLength }) => byteLength > 0)).toHaveLength(Math.max(0, 3 - read.length));
  }
  expect(read).toEqual(['aaa', 'bbb', 'ccc']);
  expect(shared.toString()).toBe('ccc');
});
