import { writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentsSchema, draftsSchema, nextSchema, openedSchema } from '../../features/import/caged/answer-schemas.ts';
import { importLimits, importProgram } from '../../features/import/caged/open-caged.ts';
import { ITEMS_AT_ONCE_MAX, type ReaderTask } from '../../features/import/caged/tasks.ts';
import { audioLimits, audioProgram } from '../../platform/audio.ts';
import { type Caged, CageRefusal, openCage } from '../../platform/cage/cage.ts';
import { AppError } from '../../platform/error/app-error.ts';
import { createImages } from '../../platform/image.ts';
import { createRandom } from '../fuzz/random.ts';
import { makeImage } from '../media.ts';
import { listChildren, listChildrenOf } from '../processes.ts';
import { formatTable } from '../text-table.ts';
import { fuzzReader, type WatchedReader } from './fuzz-reader.ts';
import { madeUpImports } from './imports.ts';
import { type Part, writePart } from './parts.ts';
import { madeUpPicture, splitJpeg, splitPng } from './pictures.ts';
import { madeUpRecording, recordings } from './recordings.ts';

/** The number of files of each reader; `npm run test:security` reads 100,000 and prints the largest figures. */
const FILES = Number(process.env['FUZZ_FILES'] ?? 250);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const tablePath = process.env['FILES_TABLE'];
const rows: string[][] = [];

/** Limits of one file. A built reader takes 58 MB before it reads anything: with those, 150 MB. */
const limits = { cageMs: 400, loopMs: 50, moreMb: 90, writtenMb: 1 };

type Reading = Pick<Parameters<typeof fuzzReader>[1], 'make' | 'honest'>;

const expectHarmless = async (name: string, reader: WatchedReader, reading: Reading): Promise<void> => {
  const before = listChildren().length;
  const options = { ...reading, files: FILES, seed: SEED, limits };
  const { findings, most } = await fuzzReader(reader, options);
  const figures = [most.cageMs, most.loopMs, most.moreMb, most.writtenMb, most.processes];
  rows.push([name, String(FILES), ...figures.map((figure) => figure.toFixed(0))]);
  expect(findings).toEqual([]);
  // At most the process of the reader.
  await expect.poll(() => listChildren().length).toBeLessThanOrEqual(before + 1);
};

/** The process of images reports a reason as a string. An error as the cause means that the process has ended. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CageRefusal ||
  (error instanceof AppError && error.code.startsWith('image_') && !(error.cause instanceof Error));

/** A refusal of the file is a good end, too. */
const passRefusal = (error: unknown): void => {
  if (!isRefusal(error)) throw error;
};

type Ask = (task: unknown) => Promise<unknown>;

/** One process for all files, until one of them ends it. */
const createCagedReader = (
  open: (read: (start: number, length: number) => Promise<Buffer>) => Caged,
  work: (ask: Ask, file: Buffer) => Promise<void>,
): WatchedReader => {
  let file: Buffer = Buffer.alloc(0);
  let caged: Caged | null = null;
  return {
    read(bytes, pause) {
      file = bytes;
      const ask = async (task: unknown): Promise<unknown> => {
        pause();
        if (!caged || caged.isGone()) caged = open(async (start, length) => file.subarray(start, start + length));
        return (await caged.ask(task)).answer;
      };
      return work(ask, bytes).catch(passRefusal);
    },
    pid: () => caged?.pid,
    end: () => caged?.end(),
  };
};

const readNotes = async (askAny: Ask, filename: string, size: number): Promise<void> => {
  const ask = (task: ReaderTask) => askAny(task);
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
  openedSchema.parse(await ask({ task: 'open', filename, size, skip: 0, harmful: [] }));
  for (let found = ITEMS_AT_ONCE_MAX; found === ITEMS_AT_ONCE_MAX; ) {
    const { first, items } = nextSchema.parse(await ask({ task: 'next', atMost: ITEMS_AT_ONCE_MAX }));
    await readItems(items.flatMap((item, index) => ('fault' in item ? [] : [first + index])));
    found = items.length;
  }
};

describe('a file with invalid values in every field', () => {
  let folder: string;
  let pictures: Part[];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pinlife-made-up-'));
    pictures = [splitPng(await makeImage(6, 4)), splitJpeg(await makeImage(6, 4, { format: 'jpeg' }))];
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    const heads = ['made-up files of', 'files', 'cage ms', 'loop ms', 'more MB', 'written MB', 'processes'];
    if (tablePath) writeFileSync(tablePath, formatTable(heads, rows));
  });

  let filename = '';
  const notes = createCagedReader(
    (read) => openCage(importProgram, importLimits, read),
    (ask, file) => readNotes(ask, filename, file.length),
  );
  const recording = createCagedReader(
    (read) => openCage(audioProgram, audioLimits, read),
    async (ask, file) => {
      await ask({ size: file.length });
    },
  );
  afterAll(() => {
    notes.end();
    recording.end();
  });

  it.each(madeUpImports)(
    'ends with notes or with an error sentence, and uses little: $source',
    async ({ source, make, makeHonest, ...named }) => {
      filename = named.filename;
      await expectHarmless(source, notes, { make, honest: writePart(makeHonest(createRandom(1))) });
    },
    7_200_000,
  );

  it('is a recording or is refused, and uses little', async () => {
    const [, , , honest = Buffer.alloc(0)] = recordings[0] ?? [];
    await expectHarmless('recordings', recording, { make: madeUpRecording, honest: writePart(honest) });
  }, 7_200_000);

  it('is a picture or is refused with a reason, and uses little', async () => {
    const { render } = createImages(folder);
    const path = join(folder, 'upload');
    const pid = () => listChildrenOf('image-process')[0];
    const reader: WatchedReader = {
      async read(file) {
        await writeFile(path, file);
        const contentType = file[0] === 0xff ? 'image/jpeg' : 'image/png';
        await render('a', async () => ({ path, contentType, folder }), { isHeavy: false }).catch(passRefusal);
      },
      pid,
      end: () => {
        const running = pid();
        // 0 would mean the group of this process.
        if (running) process.kill(running, 'SIGKILL');
      },
    };
    const make: Reading['make'] = (random) => madeUpPicture(pictures, random);
    await expectHarmless('pictures', reader, { make, honest: writePart(pictures[0] as Part) });
  }, 7_200_000);
});
