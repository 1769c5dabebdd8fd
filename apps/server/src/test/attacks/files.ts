import { IMPORT_ENTRIES_MAX } from '@pinlife/contract/import/limits';
import { craftZip } from '../import-files/crafted-zip.ts';
import { makeEnex } from '../import-files/evernote.ts';
import { joplinItem, makeTar } from '../import-files/joplin.ts';
import { makeKeepArchive } from '../import-files/keep.ts';
import { makeZip } from '../import-files/markdown.ts';

/** A file that once crashed the server. */
type AttackFile = {
  name: string;
  filename: string;
  make(): Buffer;
  /** Read quickly now, so `npm test` sends it too. */
  isQuick?: boolean;
  /** Its notes are previewed, but not imported, which would take long. */
  isPreview?: boolean;
};

export const uuid = (index: number, kind = 0): string =>
  `${String(index).padStart(8, '0')}-0000-4000-8000-${String(kind).padStart(12, '0')}`;

/** An export of PinLife with any JSON as its notes. */
export const makeExport = (notes: readonly string[], files: Record<string, Buffer> = {}): Buffer =>
  makeZip({ 'pinlife.json': `{"notes":[\n${notes.join(',\n')}\n]}`, ...files });

export const makeComments = (count: number, content: string): string =>
  Array.from({ length: count }, (_none, index) =>
    JSON.stringify({
      _id: uuid(index, 1),
      content,
      createdAt: '2024-01-01T00:00:00Z',
      updatedAt: '2024-01-01T00:00:00Z',
    }),
  ).join(',');

const keepFile = (listContent: string): Buffer =>
  Buffer.from(`{"isTrashed":false,"createdTimestampUsec":2,"title":"endless","listContent":[${listContent}]}`);

const NEARLY_ALL = IMPORT_ENTRIES_MAX - 1_000;

const makeJex = (count: number, make: (id: string, index: number) => [name: string, content: string]): Buffer =>
  makeTar(
    Object.fromEntries(
      Array.from({ length: count }, (_none, index) => make(index.toString(16).padStart(32, '0'), index)),
    ),
  );

/** The files in their original form. */
export const attackFiles: readonly AttackFile[] = [
  {
    name: 'Markdown: #, 1,990 blanks, U+2028',
    isQuick: true,
    filename: 'a.md',
    make: () => Buffer.from(`#${' '.repeat(1990)}\u2028\n`),
  },
  {
    name: 'Keep: a list of 3,900,000 zeros',
    filename: 'takeout.zip',
    make: () => makeKeepArchive([{ title: 'good' }], { 'endless.json': keepFile(`${'0,'.repeat(3_900_000)}0`) }),
  },
  {
    name: 'Keep: a list of 2,600,000 empty tasks',
    filename: 'takeout.zip',
    make: () => makeKeepArchive([{ title: 'good' }], { 'endless.json': keepFile(`${'{},'.repeat(2_600_000)}{}`) }),
  },
  {
    name: 'ENEX: <en-note without an end, 128 KB',
    isQuick: true,
    filename: 'a.enex',
    make: () => makeEnex([{ title: 'x', content: '<en-note'.repeat(16_384) }]),
  },
  {
    name: 'ENEX: <en-crypt without an end, 128 KB',
    filename: 'a.enex',
    make: () => makeEnex([{ title: 'x', content: '<en-crypt'.repeat(14_500) }]),
  },
  {
    name: 'ENEX: a million <tag>',
    filename: 'a.enex',
    make: () => {
      const [head = '', tail = ''] = makeEnex([{ title: 'x', content: 'y' }])
        .toString()
        .split('<note-attributes>');
      return Buffer.from(`${head}${'<tag>'.repeat(1_000_000)}<note-attributes>${tail}`);
    },
  },
  {
    name: 'ENEX: a million labels',
    filename: 'a.enex',
    make: () => makeEnex([{ title: 'x', content: 'y', tags: Array.from({ length: 1_000_000 }, () => 'a') }]),
  },
  {
    name: 'ENEX: style="text-decoration…", 498 bytes',
    filename: 'a.enex',
    make: () =>
      makeEnex([{ title: 'x', content: `<div style="text-decoration${'text-decoration'.repeat(31)}:x">y</div>` }]),
  },
  {
    name: 'ENEX: style="text-decoration:" and blanks, 512 KB',
    filename: 'a.enex',
    make: () => makeEnex([{ title: 'x', content: `<div style="text-decoration:${' '.repeat(500_000)}x">y</div>` }]),
  },
  {
    name: 'Markdown: front matter of 10,000 keys, 58 KB',
    isQuick: true,
    filename: 'a.md',
    make: () => Buffer.from(`---\n${Array.from({ length: 10_000 }, (_none, at) => `${at}:`).join('\n')}\n---\nx`),
  },
  {
    name: 'Markdown: aaa…@b, 311 bytes',
    isQuick: true,
    filename: 'a.md',
    make: () => Buffer.from(`${'a'.repeat(309)}@b`),
  },
  { name: 'Markdown: aaa…@b, 300 KB', filename: 'a.md', make: () => Buffer.from(`${'a'.repeat(300_000)}@b`) },
  {
    name: 'own export: a note of 4 million comments that are none',
    filename: 'a.zip',
    make: () => makeExport([`{"_id":"${uuid(1)}","title":"x","comments":[${'0,'.repeat(4_000_000)}0]}`]),
  },
  {
    name: 'own export: 4 million items',
    filename: 'a.zip',
    make: () => makeExport(Array.from({ length: 4_000_000 }, () => '{}')),
  },
  {
    name: 'own export: 30 MB of comments on a note',
    filename: 'a.zip',
    make: () => makeExport([`{"_id":"${uuid(1)}","title":"x","comments":[${makeComments(7000, 'x'.repeat(4000))}]}`]),
  },
  {
    name: 'own export: 2,000,000 peaks',
    isQuick: true,
    filename: 'a.zip',
    make: () =>
      makeExport(
        [
          `{"_id":"${uuid(1)}","title":"x","media":[{"_id":"${uuid(2)}","type":"audio","filename":"a.wav","file":"media/a.wav","peaks":[${'1,'.repeat(2_000_000)}1]}]}`,
        ],
        { 'media/a.wav': Buffer.from('RIFF') },
      ),
  },
  {
    name: 'own export: NUL, the year -200000, 12,000 comments',
    isQuick: true,
    filename: 'a.zip',
    make: () =>
      makeExport([
        `{"_id":"${uuid(1)}","title":"x","options":{"color":"#ffffff","location":"a\\u0000b"},"createdAt":"-200000-01-01T00:00:00Z"}`,
        `{"_id":"${uuid(2)}","title":"y","comments":[${makeComments(12_000, 'a\\u0000b')}]}`,
      ]),
  },
  {
    name: 'own export: 100 MB of names for the report in 101 KB',
    filename: 'a.zip',
    make: () =>
      makeExport(
        Array.from(
          { length: 1000 },
          (_none, index) => `{"_id":"${uuid(index)}","title":"${'n'.repeat(100_000)}","comments":[0]}`,
        ),
      ),
  },
  {
    name: 'ZIP of 149,000 notes',
    isPreview: true,
    filename: 'a.zip',
    make: () => craftZip(Array.from({ length: NEARLY_ALL }, (_none, index) => ({ name: `${index}.md`, content: 'x' }))),
  },
  {
    name: 'JEX of 149,000 notes',
    isPreview: true,
    filename: 'a.jex',
    make: () => makeJex(NEARLY_ALL, (id) => [`${id}.md`, joplinItem(1, id, 'a', 'b', {})]),
  },
  {
    name: 'JEX of 149,000 pictures that no note shows',
    filename: 'a.jex',
    make: () =>
      makeJex(NEARLY_ALL, (id, index) => {
        const title = `${index} `.padEnd(44, 'x');
        const item =
          index === 0 ? joplinItem(1, id, 'a', 'b', {}) : joplinItem(4, id, title, '', { mime: 'image/png' });
        return [`${id}.md`, item];
      }),
  },
];
