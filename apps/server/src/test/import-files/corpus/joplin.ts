import { makeTar } from '../joplin.ts';
import { makeZip } from '../markdown.ts';
import { type Arrival, type CorpusCase, PIXEL } from './case.ts';

type Files = Record<string, string | Buffer>;
type Version = 'Joplin 1' | 'Joplin 2' | 'Joplin 3';

const idOf = (sign: string) => sign.repeat(32);
const [NOTE, OTHER, PICTURE, PAPER] = [idOf('a'), idOf('b'), idOf('c'), idOf('d')];
const TIMES = {
  created_time: '2019-01-02T03:04:05.678Z',
  updated_time: '2020-01-02T03:04:05.678Z',
  user_created_time: '2019-01-02T03:04:05.678Z',
  user_updated_time: '2020-01-02T03:04:05.678Z',
};

/** The properties that each version adds to a note, and to a resource. */
const added: Readonly<Record<Version, { note: object; resource: object }>> = {
  'Joplin 1': {
    note: { is_conflict: 0, latitude: '0.00000000', encryption_applied: 0 },
    resource: { encryption_applied: 0 },
  },
  'Joplin 2': {
    note: { markup_language: 1, is_shared: 0, share_id: '' },
    resource: { size: 68, is_shared: 0, share_id: '' },
  },
  'Joplin 3': {
    note: { markup_language: 1, conflict_original_id: '', master_key_id: '', user_data: '', deleted_time: 0 },
    resource: {
      size: 68,
      user_data: '',
      blob_updated_time: 1_700_000_000_000,
      ocr_text: '',
      ocr_details: '',
      ocr_status: 2,
    },
  },
};

const item = (type: number, id: string, title: string | null, body: string, properties: object): Files => ({
  [`${id}.md`]: [
    ...(title === null ? [] : [title]),
    ...(body ? [body] : []),
    Object.entries({ id, ...properties, type_: type })
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
  ].join('\n\n'),
});

const note = (
  version: Version,
  title: string,
  body: string,
  { id = NOTE, ...more }: Record<string, unknown> & { id?: string } = {},
) =>
  item(1, id, title, body, {
    parent_id: idOf('e'),
    ...TIMES,
    is_todo: 0,
    todo_due: 0,
    todo_completed: 0,
    source_url: '',
    ...added[version].note,
    ...more,
  });
const resource = (version: Version, id: string, name: string, mime: string, extension: string, more: object = {}) =>
  item(4, id, name, '', {
    mime,
    filename: '',
    ...TIMES,
    file_extension: extension,
    encryption_blob_encrypted: 0,
    ...added[version].resource,
    ...more,
  });

const picture = (version: Version, more: object = {}): Files => ({
  ...resource(version, PICTURE, 'dot.png', 'image/png', 'png', more),
  [`resources/${PICTURE}.png`]: PIXEL,
});
const inFolder = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}${name}`, content]));

type Row = [
  says: string,
  version: Version,
  make: (version: Version) => Files,
  arrives: Arrival | readonly Arrival[],
  rest?: Pick<CorpusCase, 'holds' | 'lacks'> & { isZip?: boolean },
];
const body =
  (text: string, more: Record<string, unknown> = {}) =>
  (version: Version) =>
    note(version, 'Note', text, more);

const rows: readonly Row[] = [
  // Text
  [
    'single line breaks stay',
    'Joplin 1',
    body('Rua das Flores 4\nLisboa\n\nNew'),
    { html: '<p>Rua das Flores 4<br>Lisboa</p><p>New</p>' },
  ],
  ['a poem', 'Joplin 3', body('the rain  \nthe rain\\\nthe rain'), { html: '<p>the rain<br>the rain<br>the rain</p>' }],
  [
    'emphasis',
    'Joplin 2',
    body('**a** *b* ~~c~~ `d`'),
    { html: '<p><strong>a</strong> <em>b</em> <s>c</s> <code>d</code></p>' },
  ],
  [
    'marked words',
    'Joplin 3',
    body('so ==very== good, 1 == 1'),
    { html: '<p>so <strong>very</strong> good, 1 == 1</p>' },
  ],
  [
    'headings, quotes and a rule',
    'Joplin 1',
    body('# One\n\n> two\n\n---\n\nthree'),
    { html: '<h1>One</h1><blockquote><p>two</p></blockquote><hr><p>three</p>' },
  ],
  [
    'lists',
    'Joplin 2',
    body('- a\n    - b\n\n3. c\n4. d'),
    { html: '<ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li>c</li><li>d</li></ol>' },
  ],
  [
    'checkboxes',
    'Joplin 1',
    body('- [ ] a\n- [x] b'),
    { html: '<tasks>[ ]<p>a</p>;[x]<p>b</p>;</ul>' },
    { holds: { tasks: 2 } },
  ],
  [
    'code',
    'Joplin 2',
    body('```js\nlet a = "- [ ] x";\n```\n\n    indented'),
    { html: '<pre><code>let a = "- [ ] x";\n</code></pre><pre><code>indented\n</code></pre>' },
  ],
  [
    'a table',
    'Joplin 3',
    body('| a | b |\n| --- | --- |\n| 1 | 2 |'),
    { html: '<ul><li><p><strong>a</strong> | <strong>b</strong></p></li><li><p>1 | 2</p></li></ul>' },
  ],
  [
    'HTML among Markdown',
    'Joplin 2',
    body('<b>a</b> <kbd>k</kbd> x<sup>2</sup>'),
    { html: '<p><strong>a</strong> <code>k</code> x²</p>' },
  ],
  [
    'a text of HTML',
    'Joplin 2',
    body('<p>As <b>HTML</b></p><ul><li>x</li></ul>', { markup_language: 2 }),
    { html: '<p>As <strong>HTML</strong></p><ul><li>x</li></ul>' },
  ],
  [
    'words that look like properties',
    'Joplin 1',
    body('id: 12\n\nparent_id: none'),
    { html: '<p>id: 12</p><p>parent_id: none</p>' },
  ],
  [
    'a bare address and one in brackets',
    'Joplin 2',
    body('https://example.com/a_b_c and <https://example.org>'),
    {
      html: '<p><a href="https://example.com/a_b_c">https://example.com/a_b_c</a> and <a href="https://example.org">https://example.org</a></p>',
    },
  ],
  [
    'where a clip was taken',
    'Joplin 2',
    body('clip', { source_url: 'https://example.com/post' }),
    { html: '<p>clip</p><p><a href="https://example.com/post">https://example.com/post</a></p>' },
  ],

  // Links between notes
  [
    'a link to a note of the file',
    'Joplin 2',
    (v) => ({ ...note(v, 'One', `see [it](:/${OTHER})`), ...note(v, 'Two', 'x', { id: OTHER }) }),
    [{ html: `<p>see <a href="https://note/${OTHER}">it</a></p>` }, {}],
    { holds: { notes: 2, links: 1 } },
  ],
  [
    'a link to a part of a note',
    'Joplin 3',
    (v) => ({ ...note(v, 'One', `[it](:/${OTHER}#head)`), ...note(v, 'Two', 'x', { id: OTHER }) }),
    [{ html: `<p><a href="https://note/${OTHER}">it</a></p>` }, {}],
    { holds: { notes: 2, links: 1 } },
  ],
  [
    'a link as other programs open it',
    'Joplin 3',
    (v) => ({
      ...note(v, 'One', `[it](joplin://x-callback-url/openNote?id=${OTHER})`),
      ...note(v, 'Two', 'x', { id: OTHER }),
    }),
    [{ html: `<p><a href="https://note/${OTHER}">it</a></p>` }, {}],
    { holds: { notes: 2, links: 1 } },
  ],
  [
    'links to notes that are not there',
    'Joplin 1',
    body(`[a](:/${idOf('1')}) [b](:/${idOf('2')})`),
    { html: '<p>a b</p>' },
    { holds: { links: 2 }, lacks: { import_link_lost: 2 } },
  ],

  // Resources
  [
    'a picture',
    'Joplin 1',
    (v) => ({ ...note(v, 'Note', `![dot.png](:/${PICTURE})`), ...picture(v) }),
    { html: '<p><img dot.png alt="dot.png"></p>', files: ['dot.png'] },
    { holds: { files: 1 } },
  ],
  [
    'a picture as HTML with a size',
    'Joplin 2',
    (v) => ({ ...note(v, 'Note', `<img src=":/${PICTURE}" width="40"/>`), ...picture(v) }),
    { html: '<img dot.png>', files: ['dot.png'] },
    { holds: { files: 1 } },
  ],
  [
    'a picture with much recognised text',
    'Joplin 3',
    (v) => ({
      ...note(v, 'Note', `![x](:/${PICTURE})`),
      ...picture(v, { ocr_text: 'word '.repeat(3000), ocr_details: `[${'{"x":1},'.repeat(2000)}0]` }),
    }),
    { files: ['dot.png'] },
    { holds: { files: 1 } },
  ],
  [
    'a resource without an ending',
    'Joplin 2',
    (v) => ({
      ...note(v, 'Note', `[scan](:/${PAPER})`),
      ...resource(v, PAPER, 'scan', 'application/pdf', ''),
      [`resources/${PAPER}`]: 'pdf',
    }),
    { html: '<p>scan</p>', files: ['scan'] },
    { holds: { files: 1 } },
  ],
  [
    'a resource whose ending only its file has',
    'Joplin 1',
    (v) => ({
      ...note(v, 'Note', `[scan](:/${PAPER})`),
      ...resource(v, PAPER, '', 'application/pdf', ''),
      [`resources/${PAPER}.pdf`]: 'pdf',
    }),
    { files: [`${PAPER}.pdf`] },
    { holds: { files: 1 } },
  ],
  [
    'a name with a slash',
    'Joplin 2',
    (v) => ({
      ...note(v, 'Note', `[x](:/${PAPER})`),
      ...resource(v, PAPER, 'Bill 3/2024.pdf', 'application/pdf', 'pdf'),
      [`resources/${PAPER}.pdf`]: 'pdf',
    }),
    { files: ['Bill 3/2024.pdf'] },
    { holds: { files: 1 } },
  ],
  [
    'a resource whose bytes are missing',
    'Joplin 1',
    (v) => ({ ...note(v, 'Note', `x ![x](:/${PICTURE})`), ...resource(v, PICTURE, 'dot.png', 'image/png', 'png') }),
    { html: '<p>x </p>' },
    { holds: { files: 1 }, lacks: { import_file_missing: 1 } },
  ],
  [
    'a resource that is locked',
    'Joplin 2',
    (v) => ({
      ...note(v, 'Note', `x [y](:/${PAPER})`),
      ...resource(v, PAPER, 'a.pdf', 'application/pdf', 'pdf', { encryption_blob_encrypted: 1 }),
      [`resources/${PAPER}.crypted`]: 'JED01',
    }),
    {},
    { holds: { files: 1 }, lacks: { import_part_locked: 1 } },
  ],
  [
    'a picture in the text itself',
    'Joplin 3',
    body(`![p](data:image/png;base64,${PIXEL.toString('base64')})`),
    { html: '<p><img picture.png alt="p"></p>', files: ['picture.png'] },
    { holds: { files: 1 } },
  ],
  [
    'a resource in two notes',
    'Joplin 3',
    (v) => ({
      ...note(v, 'One', `![](:/${PICTURE})`),
      ...note(v, 'Two', `![](:/${PICTURE})`, { id: OTHER }),
      ...picture(v),
    }),
    [{ files: ['dot.png'] }, { files: ['dot.png'] }],
    { holds: { notes: 2, files: 2 } },
  ],

  // The note itself
  [
    'notebooks and tags',
    'Joplin 1',
    (v) => ({
      ...note(v, 'Note', 'x'),
      ...item(2, idOf('e'), 'Flat', '', { parent_id: idOf('f') }),
      ...item(2, idOf('f'), 'Home', '', { parent_id: '' }),
      ...item(5, idOf('1'), 'urgent', '', { ...TIMES }),
      ...item(6, idOf('2'), null, '', { note_id: NOTE, tag_id: idOf('1') }),
    }),
    { labels: ['urgent', 'Home', 'Flat'], created: '2019-01-02T03:04:05.678Z', updated: '2020-01-02T03:04:05.678Z' },
  ],
  [
    'a to-do with an alarm',
    'Joplin 2',
    body('x', { is_todo: 1, todo_due: Date.parse('2027-01-01T09:00:00Z') }),
    { done: false, remindsAt: ['2027-01-01T09:00:00.000Z'] },
    { holds: { reminders: 1 } },
  ],
  ['a to-do that is done', 'Joplin 1', body('x', { is_todo: 1, todo_completed: 1_600_000_000_000 }), { done: true }],
  ['the trash', 'Joplin 3', body('x', { deleted_time: 1_700_000_000_000 }), { trashed: true }],
  [
    'where a note was written, and where Joplin does not know it',
    'Joplin 2',
    (v) => ({
      ...note(v, 'One', 'x', { latitude: '9.96650000', longitude: '76.24220000', altitude: '3.0000' }),
      ...note(v, 'Two', 'x', { id: OTHER, latitude: '0.00000000', longitude: '0.00000000' }),
    }),
    [{ location: '9.96650, 76.24220' }, { location: '' }],
    { holds: { notes: 2 } },
  ],
  [
    'links without words, and those that other programs open',
    'Joplin 3',
    body('[](https://example.com/a) [mail](message://%3Cid%3E) [all](joplin://x-callback-url/openFolder?id=1)'),
    {
      html: '<p><a href="https://example.com/a">https://example.com/a</a> mail (message://%3Cid%3E) all (joplin://x-callback-url/openFolder?id=1)</p>',
    },
  ],
  [
    'a note of 1965',
    'Joplin 2',
    body('x', { user_created_time: '1965-01-02T03:04:05.000Z' }),
    { created: '1965-01-02T03:04:05.000Z' },
  ],
  [
    'a note that is locked, by its name',
    'Joplin 1',
    (v) => ({ ...note(v, 'Diary', '', { encryption_applied: 1, encryption_cipher_text: 'JED01' }) }),
    [],
    { lacks: { import_item_locked: 1 } },
  ],
  ['a note that is too long', 'Joplin 2', body('x'.repeat(9_000_000)), [], { lacks: { import_item_too_long: 1 } }],
  ['a note that is empty', 'Joplin 3', (v) => note(v, '', ''), [], { lacks: { import_item_empty: 1 } }],
  [
    'an item without properties',
    'Joplin 1',
    () => ({ [`${NOTE}.md`]: 'no properties at all' }),
    [],
    { lacks: { import_item_damaged: 1 } },
  ],

  // The archive
  [
    'an archive that was packed again, in a folder',
    'Joplin 2',
    (v) => inFolder('Backup 2024/', { ...note(v, 'Note', `![](:/${PICTURE})`), ...picture(v) }),
    { files: ['dot.png'] },
    { holds: { files: 1 } },
  ],
  [
    'an archive that names the folder it is in',
    'Joplin 1',
    (v) => inFolder('./', { ...note(v, 'Note', `![](:/${PICTURE})`), ...picture(v) }),
    { files: ['dot.png'] },
    { holds: { files: 1 } },
  ],
  [
    'the RAW folder as a ZIP',
    'Joplin 3',
    (v) => inFolder('raw/', { ...note(v, 'Note', `![](:/${PICTURE})`), ...picture(v) }),
    { title: 'Note', files: ['dot.png'] },
    { holds: { files: 1 }, isZip: true },
  ],
  [
    'a table without a head',
    'Joplin 2',
    body('|  |  |\n| --- | --- |\n| rice | 2 |'),
    { html: '<ul><li><p>rice | 2</p></li></ul>' },
  ],
  [
    'lowered and raised signs',
    'Joplin 3',
    body('H~2~O, x^2^ and 10^-3^, ~~gone~~, 19^th^'),
    { html: '<p>H₂O, x² and 10⁻³, <s>gone</s>, 19^th^</p>' },
  ],
  [
    'pictures that no note shows any more',
    'Joplin 3',
    (v) => ({ ...note(v, 'Note', 'x'), ...picture(v) }),
    { title: 'Note' },
    { lacks: { import_file_unused: 1 } },
  ],
  [
    'pictures that perhaps a locked note shows',
    'Joplin 3',
    (v) => ({ ...note(v, 'Diary', '', { encryption_applied: 1 }), ...picture(v) }),
    [],
    { lacks: { import_item_locked: 1 } },
  ],
  [
    'revisions and keys are no notes',
    'Joplin 3',
    (v) => ({
      ...note(v, 'Note', 'x'),
      ...item(13, idOf('1'), null, '', { item_id: NOTE }),
      ...item(9, idOf('2'), null, '', {}),
    }),
    { title: 'Note' },
  ],
];

export const joplinCases: readonly CorpusCase[] = rows.map(
  ([says, version, make, arrives, { isZip, ...rest } = {}]) => ({
    says,
    version,
    filename: isZip ? 'raw.zip' : 'notes.jex',
    file: (isZip ? makeZip : makeTar)(make(version)),
    arrives: [arrives].flat(),
    ...rest,
  }),
);
