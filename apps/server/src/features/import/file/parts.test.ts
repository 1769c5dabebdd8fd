import { Readable } from 'node:stream';
import { IMPORT_PART_BYTES } from '@pinlife/contract/import/limits';
import { expect, it } from 'vitest';
import { openParts } from './parts.ts';

it('reads every range of a file into one buffer, because many large ones would stay in the memory of the server', async () => {
  const parts = { a: Buffer.alloc(IMPORT_PART_BYTES, 1), b: Buffer.alloc(1000, 2) };
  const storage = {
    read: async (key: string, range?: { start: number; end: number }) =>
      Readable.from([parts[key === 'folder/a' ? 'a' : 'b'].subarray(range?.start, (range?.end ?? 0) + 1)]),
  };
  const size = IMPORT_PART_BYTES + 1000;
  const file = openParts(storage, { folder: 'folder', parts: ['a', 'b'], size });
  const first = await file.read(IMPORT_PART_BYTES - 2000, 2000);
  expect(first).toEqual(Buffer.alloc(2000, 1));
  const second = await file.read(IMPORT_PART_BYTES, 1000);
  expect(second).toEqual(Buffer.alloc(1000, 2));
  expect(second.buffer).toBe(first.buffer);
  await expect(file.read(IMPORT_PART_BYTES, 1001)).rejects.toThrow();
});
