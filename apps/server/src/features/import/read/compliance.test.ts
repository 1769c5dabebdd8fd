import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { importSources } from '@pinlife/contract/import/limits';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../../../../../testing/fault-figures.ts';
import { type Carried, formats, type TestFormat } from '../../../test/import-files/formats.ts';
import { holdBytes } from '../../../test/import-files/held-bytes.ts';
import { type ModelNote, makeModel, makeNoise } from '../../../test/import-files/model.ts';
import { sanitizeContent } from '../../note/content/sanitize.ts';
import { ImportFault } from './fault.ts';
import { openReader } from './open-reader.ts';
import { type DraftNote, type FoundNote, isFaulty } from './port.ts';

const MB = 1024 * 1024;
const NOTES = isFull ? 5000 : 200;
const SEED = 19;
const DAMAGES = isFull ? 200 : 24;

type Outcome = { found: FoundNote; draft: DraftNote } | { name: string; fault: string };

/** Lists all items of a file and reads each note. */
const readAll = async (file: Buffer, { filename }: TestFormat): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for await (const item of (await openReader(holdBytes(file), filename)).items()) {
    if (isFaulty(item)) outcomes.push(item);
    else {
      const outcome = await item.read().then(
        (draft) => ({ found: item, draft }),
        (error: unknown) => ({ name: item.name, fault: faultOf(error) }),
      );
      outcomes.push(outcome);
    }
  }
  return outcomes;
};

/** Lists the keys without reading the notes. */
const listKeys = async (file: Buffer, { filename }: TestFormat): Promise<string[]> => {
  const keys: string[] = [];
  for await (const item of (await openReader(holdBytes(file), filename)).items()) {
    if (!isFaulty(item)) keys.push(item.key);
  }
  return keys;
};

/** An item may throw only an `ImportFault`: any other error would stop the import. */
const faultOf = (error: unknown): string => {
  if (error instanceof ImportFault) return error.code;
  throw error;
};

const isRead = (outcome: Outcome): outcome is Extract<Outcome, { draft: DraftNote }> => 'draft' in outcome;
const wordsOf = (text: string) => text.split(/\s+/u).filter(Boolean).join(' ');

const colors = { RED: '#ffbab4', YELLOW: '#fbd77a', BLUE: '#c0d8ff', PURPLE: '#dacaff' } as const;

/** The expected note in a format that has these fields. */
const expectedOf = (note: ModelNote, carries: (what: Carried) => boolean) => ({
  title: note.title,
  words: wordsOf([...note.lines, ...note.tasks.map(({ text }) => text)].join(' ')),
  checked: note.tasks.map(({ isChecked }) => String(isChecked)),
  labels: carries('labels') ? [...note.labels].sort() : [],
  color: carries('color') && note.color ? colors[note.color] : '#ffffff',
  passion: carries('passion') && note.isPinned,
  done: (carries('done') && note.isDone) || (carries('archived') && note.isArchived),
  isArchived: carries('archived') && note.isArchived,
  isTrashed: carries('trashed') && note.isTrashed,
  createdAt: note.createdAt,
  updatedAt: note.updatedAt,
  remindsAt: carries('reminder') && note.remindsAt ? [note.remindsAt.toISOString()] : [],
  comments: carries('comment') && note.comment ? [note.comment] : [],
  files: note.file ? [note.file.name] : [],
  faults: [],
});

const arrivedOf = ({ found, draft }: Extract<Outcome, { draft: DraftNote }>, known: ReadonlySet<string>) => {
  const { html, plainText } = sanitizeContent(draft.html);
  return {
    title: draft.title,
    words: wordsOf(plainText),
    checked: [...html.matchAll(/data-checked="(\w+)"/g)].map(([, isChecked]) => isChecked),
    // Notebooks become labels as well.
    labels: draft.labels.filter((label) => known.has(label)).sort(),
    color: draft.color,
    passion: draft.passion,
    done: draft.done,
    isArchived: found.isArchived,
    isTrashed: found.isTrashed,
    createdAt: draft.createdAt && new Date(Math.floor(draft.createdAt.getTime() / 60_000) * 60_000),
    updatedAt: draft.updatedAt,
    remindsAt: draft.reminders.map(({ meta }) => new Date(meta.selectedDateTime).toISOString()),
    comments: draft.comments.map(({ content }) => content),
    files: draft.files.map(({ name }) => name),
    faults: draft.faults,
  };
};

const hashOf = async (bytes: Readable): Promise<{ hash: string; largestChunk: number }> => {
  const hash = createHash('sha256');
  let largestChunk = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    hash.update(chunk);
    largestChunk = Math.max(largestChunk, chunk.length);
  }
  return { hash: hash.digest('hex'), largestChunk };
};

const model = makeModel(NOTES, SEED);
const largePicture = makeNoise(20 * MB);
const largeHash = createHash('sha256').update(largePicture).digest('hex');
const labels = new Set(model.flatMap((note) => note.labels));

it('covers every program whose notes can be imported', () => {
  expect(formats.map(({ source }) => source).sort()).toEqual([...importSources].sort());
});

describe.each(formats.map((format) => [format.source, format] as const))('the reader of %s', (source, format) => {
  const carries = (what: Carried) => format.carries.includes(what);

  it(`imports every field of ${NOTES} notes in every script, in one order with one key each`, async () => {
    const file = format.write(model);
    expect((await openReader(holdBytes(file), format.filename)).source).toBe(source);
    const outcomes = await readAll(file, format);
    const read = outcomes.filter(isRead);
    expect(outcomes).toHaveLength(NOTES);
    const arrived = new Map(read.map((outcome) => [outcome.draft.title, arrivedOf(outcome, labels)]));
    expect(model.map(({ title }) => arrived.get(title))).toEqual(model.map((note) => expectedOf(note, carries)));
    const keys = read.map(({ found }) => found.key);
    expect(new Set(keys).size).toBe(NOTES);
    expect(await listKeys(file, format)).toEqual(keys);
    // A later export has more notes in another order. Known notes are found by their keys.
    const later = await readAll(
      format.write([...model.slice(0, 40).toReversed(), ...makeModel(60, SEED).slice(40)]),
      format,
    );
    const keyOf = new Map(read.map(({ found, draft }) => [draft.title, found.key]));
    for (const { found, draft } of later.filter(isRead).slice(0, 40)) expect(found.key).toBe(keyOf.get(draft.title));
  });

  it('gives the bytes of each file as they are', async () => {
    const notes = model.filter(({ file }) => file !== null).slice(0, 100);
    const read = (await readAll(format.write(notes), format)).filter(isRead);
    const bytes = await Promise.all(read.map(async ({ draft }) => [draft.title, await bytesOf(draft)]));
    expect(Object.fromEntries(bytes)).toEqual(
      Object.fromEntries(notes.map(({ title, file }) => [title, file?.bytes.toString()])),
    );
    for (const { draft } of read) {
      expect(draft.files[0]).toMatchObject({ contentType: 'image/jpeg', size: 'picture '.length + 32 });
    }
  });

  it('gives a picture of 20 MB in small pieces', async () => {
    const [note] = model.filter(({ file }) => file !== null);
    const bytes = largePicture;
    const file = { name: 'large.jpg', type: 'image/jpeg', bytes };
    const [outcome] = (await readAll(format.write([{ ...(note as ModelNote), file }]), format)).filter(isRead);
    expect(outcome?.draft.files[0]?.size).toBe(bytes.length);
    const stream = await outcome?.draft.files[0]?.open();
    const { hash, largestChunk } = await hashOf(stream as Readable);
    expect(hash).toBe(largeHash);
    expect(largestChunk).toBeLessThanOrEqual(MB);
  });

  it('skips broken notes and reads the rest, and an empty one as empty', async () => {
    const outcomes = await readAll(format.write(model.slice(0, 5), { hasEmpty: true, hasBroken: true }), format);
    const read = outcomes.filter(isRead);
    const faults = outcomes.filter((outcome) => !isRead(outcome));
    expect(faults).toMatchObject([{ name: expect.stringMatching(/./), fault: 'import_item_damaged' }]);
    const empty = read.filter(({ draft }) => draft.title === '' && sanitizeContent(draft.html).plainText === '');
    expect([read.length, empty.length]).toEqual([6, 1]);
  });

  it(`fails with its own errors for any damage to a file (${DAMAGES} ways)`, async () => {
    const file = format.write(model.slice(0, 30));
    const noise = makeNoise(DAMAGES * 64);
    for (let way = 0; way < DAMAGES; way += 1) {
      const damaged = damage(file, noise.subarray(way * 64, (way + 1) * 64), way);
      try {
        for (const outcome of (await readAll(damaged, format)).filter(isRead)) {
          for (const one of outcome.draft.files) await one.open().then(buffer).catch(faultOf);
        }
      } catch (error) {
        faultOf(error);
      }
    }
  });
});

const bytesOf = async ({ files }: DraftNote): Promise<string | undefined> =>
  files[0] && (await buffer(await files[0].open())).toString();

/** Damages a file: changes bytes, cuts the end, or fills a section with zeros, or repeats one. */
const damage = (file: Buffer, noise: Buffer, way: number): Buffer => {
  const place = (index: number) => noise.readUInt32LE(index * 4) % file.length;
  const [from, to] = [place(0), place(1)].sort((a, b) => a - b) as [number, number];
  if (way % 4 === 0) return file.subarray(0, to);
  if (way % 4 === 1) return Buffer.concat([file.subarray(0, to), file.subarray(from)]);
  const copy = Buffer.from(file);
  if (way % 4 === 2) return copy.fill(0, from, Math.min(to, from + 2000));
  for (let index = 2; index < 12; index += 1) copy[place(index)] = noise[index] ?? 0;
  return copy;
};
