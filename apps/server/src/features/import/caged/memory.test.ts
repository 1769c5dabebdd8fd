import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openCage } from '../../../platform/cage/cage.ts';
import { findUsage } from '../../../platform/cage/usage.ts';
import { formatHeader, paddingOf } from '../../../platform/tar/header.ts';
import { craftZip } from '../../../test/import-files/crafted-zip.ts';
import { joplinItem } from '../../../test/import-files/joplin.ts';
import { nextSchema } from './answer-schemas.ts';
import { importLimits, importProgram } from './open-caged.ts';
import type { ReaderTask } from './tasks.ts';

const MB = 1024 * 1024;
/** The goal is 150 MB, and a built reader takes 58 MB before it reads anything. */
const MORE_MAX_BYTES = 92 * MB;

const open = (file: Buffer, memoryBytes: number) => {
  const read = async (start: number, length: number) => file.subarray(start, start + length);
  const caged = openCage<ReaderTask>(importProgram, { ...importLimits, memoryBytes }, read);
  const openFile = (filename: string) => caged.ask({ task: 'open', filename, size: file.length, skip: 0, harmful: [] });
  const findFirst = async () => nextSchema.parse((await caged.ask({ task: 'next', atMost: 1 })).answer).items.length;
  return { ...caged, openFile, findFirst };
};

const findIdleBytes = async (): Promise<number> => {
  const caged = open(Buffer.from('x'), importLimits.memoryBytes);
  await caged.openFile('a.md');
  const { memoryBytes = 0 } = findUsage(caged.pid ?? 0) ?? {};
  caged.end();
  return memoryBytes;
};

const listNotes = (count: number) =>
  Array.from({ length: count }, (_none, index) => ({
    name: `note-${String(index).padStart(6, '0')}.md`,
    content: 'words',
  }));

const makeJex = (count: number): Buffer => {
  const folder = `${'d'.repeat(150)}/${'e'.repeat(60)}/`;
  const parts = Array.from({ length: count }, (_none, index) => {
    const id = index.toString(16).padStart(32, '0');
    const item = Buffer.from(joplinItem(index === 0 ? 1 : 2, id, 'title', '', {}));
    return [formatHeader(`${folder}${id}.md`, item.length), item, Buffer.alloc(paddingOf(item.length))];
  });
  return Buffer.concat([...parts.flat(), Buffer.alloc(1024)]);
};

describe('an archive that exceeds the memory of its reader', () => {
  it.each([
    [
      'thirty archives of 4,900 notes with the same names',
      'a.zip',
      () => {
        const content = craftZip(listNotes(4900));
        return craftZip(Array.from({ length: 30 }, (_none, index) => ({ name: `${index}.zip`, content })));
      },
    ],
    [
      'a compressed archive with 60 MB of a picture',
      'a.zip',
      () => {
        const picture = { name: 'a.png', content: randomBytes(60 * MB) };
        return craftZip([{ name: 'a.zip', content: craftZip([...listNotes(1), picture]) }]);
      },
    ],
    ['149,000 items of Joplin with long paths', 'a.jex', () => makeJex(149_000)],
  ])(
    'is read with little: %s',
    async (_what, filename, make) => {
      const caged = open(make(), (await findIdleBytes()) + MORE_MAX_BYTES);
      await caged.openFile(filename);
      expect(await caged.findFirst()).toBe(1);
      caged.end();
    },
    120_000,
  );
});
