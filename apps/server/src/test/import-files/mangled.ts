import { unzipSync } from 'fflate';
import { hostileTexts } from '../fuzz/hostile.ts';
import { mangleBytes } from '../fuzz/mangle-bytes.ts';
import { createRandom, type Random } from '../fuzz/random.ts';
import type { TestFormat } from './formats.ts';
import { makeZip } from './markdown.ts';
import { type ModelNote, makeModel } from './model.ts';

/** Syntax of the formats: inserted at wrong places, or many times over. */
const pieces: readonly string[] = [
  ...[
    '<en-note',
    '<en-crypt>',
    '</en-note>',
    '<en-todo/>',
    '<en-media hash="',
    '<note>',
    '</note>',
    '<tag>',
    ']]>',
    '<![CDATA[',
  ],
  ...[
    '<div style="text-decoration:',
    '<table><tr><td>',
    '</table>',
    '<li>',
    '<a href="evernote:',
    '<img src="data:',
    '&#x',
    '&amp;',
    '<!--',
  ],
  ...[
    '---\n',
    'a: [',
    'tags: ',
    '? ',
    ': ',
    '- [ ] ',
    '# ',
    '> ',
    '```',
    '![[',
    ']]',
    '[a](',
    '|-|\n',
    '\\',
    '* ',
    'a@b',
    '<b>',
  ],
  ...[
    '{',
    '}',
    '[',
    ']',
    '"',
    ',',
    '0,',
    '{},',
    '"comments":[',
    'null',
    '1e999',
    '-1',
    '\n{"_id":"',
    '"createdTimestampUsec":',
  ],
  ...['\u2028', '\u0085', '\0', '\r', '\t', ' ', '\ufeff', 'id: ', 'type_: 1\n', 'type_: 4\n', '\n\n', ':/'],
];

const pickText = (random: Random): string =>
  random.chance(0.5) ? random.pick(hostileTexts) : random.pick(pieces).repeat(2 ** random.int(0, 10));

const mangleNote = (note: ModelNote, random: Random): ModelNote => ({
  ...note,
  ...(random.chance(0.3) && { title: pickText(random) }),
  ...(random.chance(0.3) && { lines: [pickText(random), ...note.lines] }),
  ...(random.chance(0.1) && { labels: [pickText(random)] }),
  ...(random.chance(0.1) && { comment: pickText(random) }),
});

const mangleText = (bytes: Buffer, random: Random): Buffer =>
  mangleBytes(bytes, random, () => Buffer.from(pickText(random)));

/** Mangles one file inside an archive: bytes changed from outside would fail the checksums. */
const mangleInside = (file: Buffer, random: Random): Buffer => {
  if (file.subarray(0, 2).toString() !== 'PK') return mangleText(file, random);
  const entries = Object.entries(unzipSync(file));
  const chosen = random.int(0, entries.length - 1);
  return makeZip(
    Object.fromEntries(
      entries.map(([name, content], index) => [
        name,
        index === chosen ? mangleText(Buffer.from(content), random) : Buffer.from(content),
      ]),
    ),
  );
};

/** Adds earlier versions of the first note to an export of PinLife. */
const addVersions = (file: Buffer, random: Random): Buffer => {
  const entries = unzipSync(file);
  const [, id] = /"_id":"([\da-f-]{36})"/.exec(Buffer.from(entries['pinlife.json'] ?? []).toString()) ?? [];
  const versions = Array.from({ length: random.int(0, 3) }, (_none, v) =>
    JSON.stringify({
      v,
      title: random.chance(0.5) ? pickText(random) : 'before',
      content: random.chance(0.5) ? pickText(random) : '<p>before</p>',
      options: { color: '#ffffff', passion: false, location: '', selfNote: false },
      replacedAt: random.chance(0.8) ? '2024-01-01T00:00:00Z' : pickText(random),
    }),
  );
  const texts = Object.entries(entries).map(([name, content]) => [name, Buffer.from(content)] as const);
  const added = [`versions/${id}.json`, `{"versions":[\n${versions.join(',\n')}\n]}`] as const;
  return makeZip(Object.fromEntries([...texts, added]));
};

/** A file of this program with wrong values in its fields. */
export const makeMangled = (format: TestFormat, seed: number): Buffer => {
  const random = createRandom(seed);
  const notes = makeModel(random.int(1, 3), seed).map((note) => mangleNote(note, random));
  let file = format.write(notes, { hasEmpty: random.chance(0.1), hasBroken: random.chance(0.1) });
  if (format.source === 'pinlife') file = addVersions(file, random);
  for (let count = random.int(0, 3); count > 0; count -= 1) file = mangleInside(file, random);
  return random.chance(0.2) ? mangleText(file, random) : file;
};
