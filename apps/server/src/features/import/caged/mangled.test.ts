import { describe, expect, it } from 'vitest';
import { CageDeath, type Caged, CageRefusal, openCage } from '../../../platform/cage/cage.ts';
import { formats } from '../../../test/import-files/formats.ts';
import { makeMangled } from '../../../test/import-files/mangled.ts';
import { importLimits, importRoom } from './open-caged.ts';
import type { ReaderTask } from './tasks.ts';
import { contentsSchema, draftsSchema, nextSchema, openedSchema } from './told.ts';

/** Mangled files for each reader; `npm run test:security` reads 100,000. */
const FILES = Number(process.env['FUZZ_FILES'] ?? 330);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);

/** Reads many files in one cage. A new cage is opened after a file has ended the process. */
const createReading = () => {
  let file: Buffer = Buffer.alloc(0);
  let caged: Caged | null = null;
  const ask = async (task: ReaderTask): Promise<unknown> => {
    if (!caged || caged.isGone()) {
      caged = openCage(importRoom, importLimits, async (start, length) => file.subarray(start, start + length));
    }
    return (await caged.ask(task)).answer;
  };
  const readItems = async (items: readonly number[]): Promise<void> => {
    for (let left = [...items]; left.length > 0; ) {
      const drafts = draftsSchema.parse(await ask({ task: 'read', items: left }));
      const texts = drafts.flatMap((draft, index) =>
        'html' in draft ? [{ item: left[index] ?? 0, content: draft.html, media: {} }] : [],
      );
      while (texts.length > 0) {
        const contents = contentsSchema.parse(await ask({ task: 'clean', texts }));
        texts.splice(0, contents.length);
      }
      left = left.slice(drafts.length);
    }
  };
  return {
    end: () => caged?.end(),
    async read(bytes: Buffer, filename: string): Promise<void> {
      file = bytes;
      openedSchema.parse(await ask({ task: 'open', filename, size: bytes.length, passOver: 0, harmful: [] }));
      for (;;) {
        const { first, items } = nextSchema.parse(await ask({ task: 'next', atMost: 25 }));
        if (items.length === 0) return;
        await readItems(items.flatMap((item, index) => ('fault' in item ? [] : [first + index])));
      }
    },
  };
};

/** A refusal with a sentence about the file is a valid result. */
const passRefusal = (error: unknown): void => {
  if (!(error instanceof CageRefusal)) throw error;
};

const isLimit = (error: unknown): boolean => error instanceof CageDeath && error.isOverspent;

describe('a file of somebody who puts wrong things in all places', () => {
  it.each(formats)(
    'ends with notes, with a sentence or at a limit: $source',
    async (format) => {
      const reading = createReading();
      const found: { seed: number; error: string }[] = [];
      for (let seed = SEED; seed < SEED + FILES; seed += 1) {
        const file = makeMangled(format, seed);
        await reading
          .read(file, format.filename)
          .catch(passRefusal)
          .catch((error: unknown) => {
            if (!isLimit(error)) found.push({ seed, error: String(error).slice(0, 300) });
          });
      }
      reading.end();
      expect(found).toEqual([]);
    },
    7_200_000,
  );
});
