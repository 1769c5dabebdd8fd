import type { ImportSource } from '@pinlife/contract/import/limits';
import type { Random } from '../fuzz/random.ts';
import { tar, zip } from './archives.ts';
import { mangleFile } from './mangle.ts';
import { all, bytes, list, type Part } from './parts.ts';
import {
  frontMatter,
  html,
  htmlMarks,
  json,
  jsonMarks,
  markdown,
  markdownMarks,
  quoted,
  sentence,
  some,
} from './texts.ts';

const id32 = (digit: string, index: number): string => `${digit}${String(index).padStart(31, '0')}`;
const uuid = (digit: number, index: number): string =>
  `0000000${digit}-0000-7000-8000-${String(index).padStart(12, '0')}`;
const picture = bytes('picture');
const indexes = (random: Random): number[] => Array.from({ length: random.int(1, 2) }, (_none, index) => index);

const keep = (random: Random): Part =>
  zip([
    ...indexes(random).map(
      (index) =>
        [
          `Takeout/Keep/${index}.json`,
          json({
            color: random.pick(['RED', 'DEFAULT']),
            isTrashed: false,
            isPinned: true,
            isArchived: false,
            title: quoted(sentence(random)),
            createdTimestampUsec: 1_600_000_000_000_000 + index,
            userEditedTimestampUsec: 1_600_000_001_000_000,
            ...(random.chance(0.5)
              ? { textContent: quoted(sentence(random)), textContentHtml: quoted(html(random)) }
              : {
                  listContent: some(random, () =>
                    json({ text: quoted(sentence(random)), textHtml: quoted(html(random, 1)), isChecked: true }),
                  ),
                }),
            labels: some(random, () => json({ name: quoted(sentence(random)) })),
            annotations: [{ source: 'WEBLINK', title: 'a', url: 'https://a.example' }],
            attachments: [{ filePath: 'a.png', mimetype: 'image/png' }],
          }),
        ] as const,
    ),
    ['Takeout/Keep/a.png', picture],
  ]);

const joplinItem = (
  type: number,
  id: string,
  body: Part,
  properties: Readonly<Record<string, string | number>>,
): Part =>
  all(
    body,
    '\n\n',
    list(
      Object.entries({ id, ...properties, type_: type }).map(([name, value]) => all(`${name}: `, String(value))),
      '\n',
    ),
  );

const joplin = (random: Random): Part => {
  const times = { user_created_time: '2024-05-01T10:00:00.000Z', user_updated_time: '2024-05-02T10:00:00.000Z' };
  const notes = indexes(random).map((index) => {
    const isHtml = random.chance(0.2);
    const body = all(sentence(random), '\n\n', isHtml ? html(random) : markdown(random), `\n\n![](:/${id32('f', 0)})`);
    const properties = {
      ...times,
      parent_id: id32('e', 0),
      is_todo: 1,
      todo_due: 1_714_557_600_000,
      markup_language: isHtml ? 2 : 1,
    };
    return [`${id32('a', index)}.md`, joplinItem(1, id32('a', index), body, properties)] as const;
  });
  const files = [
    ...notes,
    [`${id32('e', 0)}.md`, joplinItem(2, id32('e', 0), sentence(random), { parent_id: id32('e', 1) })],
    [`${id32('d', 0)}.md`, joplinItem(5, id32('d', 0), sentence(random), {})],
    [`${id32('c', 0)}.md`, joplinItem(6, id32('c', 0), bytes(''), { note_id: id32('a', 0), tag_id: id32('d', 0) })],
    [`${id32('f', 0)}.md`, joplinItem(4, id32('f', 0), bytes('a.png'), { mime: 'image/png', file_extension: 'png' })],
    [`resources/${id32('f', 0)}.png`, picture],
  ] as const;
  return random.chance(0.8) ? tar(files) : zip(files);
};

const enexElement = (name: string, ...content: readonly (Part | string)[]): Part =>
  all(`<${name}>`, ...content, `</${name}>`);

const enexNote = (random: Random): Part =>
  enexElement(
    'note',
    enexElement('title', sentence(random)),
    all(
      '<content><![CDATA[',
      '<?xml version="1.0"?><!DOCTYPE en-note SYSTEM "a">',
      enexElement('en-note', ...some(random, () => html(random), 3)),
      ']]></content>',
    ),
    enexElement('created', '20240414T053000Z'),
    ...some(random, () => enexElement('tag', sentence(random))),
    enexElement(
      'note-attributes',
      enexElement('reminder-time', '20260414T053000Z'),
      enexElement('latitude', '12.5'),
      enexElement('source-url', 'https://a.example'),
    ),
    enexElement(
      'task',
      enexElement('title', sentence(random)),
      enexElement('taskStatus', 'open'),
      enexElement('reminderDate', '20260414T053000Z'),
      enexElement('recurrence', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU;INTERVAL=2'),
    ),
    enexElement(
      'resource',
      enexElement('data', 'cGljdHVyZQ=='),
      enexElement('mime', 'image/png'),
      enexElement('resource-attributes', enexElement('file-name', 'a.png')),
    ),
  );

const evernote = (random: Random): Part =>
  all(
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">\n',
    all('<en-export export-date="20261116T080000Z">', ...indexes(random).map(() => enexNote(random)), '</en-export>\n'),
  );

const folder = (random: Random, lines: readonly string[]): Part =>
  zip([
    ...indexes(random).map(
      (index) =>
        [
          `Home/${index}.md`,
          all(
            ...(random.chance(0.7) ? [frontMatter(random, lines)] : []),
            markdown(random),
            '\n![](../attachments/a.png)\n',
          ),
        ] as const,
    ),
    ['attachments/a.png', picture],
  ]);

const notesnook = (random: Random): Part =>
  folder(random, [
    'title: "a"',
    'created_at: 01-05-2024 10:00 AM',
    'updated_at: 02-05-2024 10:00 AM',
    'pinned: true',
    'color: red',
    'tags: a, b',
  ]);

const markdownFolder = (random: Random): Part =>
  folder(random, [
    'title: "a: b"',
    'created: 2024-05-01T10:00:00Z',
    'tags: [a, "b/c", d]',
    'aliases:',
    '  - a',
    'text: |',
    '  b',
  ]);

const time = '2024-05-01T10:00:00Z';
const options = { color: '#ffffff', passion: true, location: 'a', selfNote: false };

const exportedNote = (random: Random, index: number): Part =>
  json({
    _id: uuid(0, index),
    title: quoted(sentence(random)),
    content: quoted(html(random)),
    options,
    done: false,
    updated: true,
    createdAt: time,
    updatedAt: time,
    deletedAt: null,
    reminders: random.chance(0.2)
      ? [{ _id: uuid(1, index), meta: { selectedDateTime: '2030-05-01T10:00:00Z', timezone: 'Asia/Kolkata' } }]
      : [],
    comments: some(random, () =>
      json({ _id: uuid(2, random.int(0, 9)), content: quoted(sentence(random)), createdAt: time, updatedAt: time }),
    ),
    media: [
      {
        _id: uuid(3, index),
        type: 'audio',
        filename: 'a.wav',
        contentType: 'audio/wav',
        file: 'media/a.wav',
        duration: 2,
        peaks: [1, 50, 100],
      },
    ],
  });

const pinlife = (random: Random): Part => {
  const versions = some(random, () =>
    json({
      v: 1,
      title: quoted(sentence(random)),
      content: quoted(html(random)),
      options,
      media: [],
      reminders: [],
      replacedAt: time,
    }),
  );
  return zip([
    [
      'pinlife.json',
      all(
        '{"version":1,\n"notes":[\n',
        list(
          indexes(random).map((index) => exportedNote(random, index)),
          ',\n',
        ),
        '\n]}\n',
      ),
    ],
    [`versions/${uuid(0, 0)}.json`, all('{"versions":[\n', list(versions, ',\n'), '\n]}')],
    ['media/a.wav', bytes('RIFF')],
  ]);
};

type MadeUp = { filename: string; marks: readonly string[]; make(random: Random): Part };

const sources: Record<ImportSource, MadeUp> = {
  keep: { filename: 'takeout.zip', marks: [...jsonMarks, ...htmlMarks], make: keep },
  joplin: { filename: 'all.jex', marks: [...markdownMarks, ...htmlMarks], make: joplin },
  evernote: { filename: 'mine.enex', marks: htmlMarks, make: evernote },
  notesnook: { filename: 'notesnook.zip', marks: markdownMarks, make: notesnook },
  markdown: { filename: 'vault.zip', marks: [...markdownMarks, ...htmlMarks], make: markdownFolder },
  pinlife: { filename: 'pinlife.zip', marks: [...jsonMarks, ...htmlMarks], make: pinlife },
};

/** A file of each program, with wrong things in its places. */
export const madeUpImports = Object.entries(sources).map(([source, { filename, marks, make }]) => ({
  source,
  filename,
  makeHonest: make,
  make: (random: Random): Part => mangleFile(make(random), 3, random, marks),
}));
