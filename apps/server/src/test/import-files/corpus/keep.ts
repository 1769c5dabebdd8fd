import { makeZip } from '../markdown.ts';
import { type Arrival, type CorpusCase, PIXEL } from './case.ts';

type Version = 'Takeout 2016' | 'Takeout 2020' | 'Takeout 2024';
type Note = Record<string, unknown>;
type Files = Record<string, string | Buffer>;

const USEC = Date.parse('2019-01-02T03:04:05.678Z') * 1000;

/** The folder, its language, and the fields of a note in each year: at first without a creation time. */
const writers: Readonly<Record<Version, (notes: readonly Note[], files: Files) => Files>> = {
  'Takeout 2016': (notes, files) => write('Takeout/Keep/', notes, files, { userEditedTimestampUsec: USEC }),
  'Takeout 2020': (notes, files) =>
    write('Takeout/Google Notizen/', notes, files, { userEditedTimestampUsec: USEC + 5e6, createdTimestampUsec: USEC }),
  'Takeout 2024': (notes, files) => ({
    ...write('Takeout/Keep/', notes, files, { userEditedTimestampUsec: USEC + 5e6, createdTimestampUsec: USEC }),
    'Takeout/archive_browser.html': '<html></html>',
    'Takeout/Keep/Labels.txt': 'home\n',
    'Takeout/Calendar/settings.json': '{"timezone":"UTC"}',
  }),
};

const write = (folder: string, notes: readonly Note[], files: Files, times: Note): Files => ({
  ...Object.fromEntries(
    notes.flatMap((note, index) => {
      const said = {
        color: 'DEFAULT',
        isTrashed: false,
        isPinned: false,
        isArchived: false,
        title: 'Note',
        ...times,
        ...note,
      };
      return [
        [`${folder}Note(${index}).json`, JSON.stringify(said)],
        [`${folder}Note(${index}).html`, '<html><body>for people</body></html>'],
      ];
    }),
  ),
  ...Object.fromEntries(Object.entries(files).map(([name, bytes]) => [`${folder}${name}`, bytes])),
});

type Row = [
  says: string,
  version: Version,
  notes: Note | readonly Note[],
  arrives: Arrival | readonly Arrival[],
  rest?: Pick<CorpusCase, 'holds' | 'lacks'> & { files?: Files },
];

const annotation = (url: string, title = '') => ({ description: '', source: 'WEBLINK', title, url });

const rows: readonly Row[] = [
  [
    'lines',
    'Takeout 2016',
    { textContent: 'a\nb\n\nc\n' },
    { html: '<p>a</p><p>b</p><p></p><p>c</p>', updated: '2019-01-02T03:04:05.678Z' },
  ],
  [
    'signs of HTML are text',
    'Takeout 2020',
    { textContent: '1 < 2 & <b>' },
    { html: '<p>1 &lt; 2 &amp; &lt;b&gt;</p>' },
  ],
  [
    'formatted text',
    'Takeout 2024',
    {
      textContent: 'bold',
      textContentHtml:
        '<p dir="ltr" style="line-height:1.38;margin-top:0.0pt;"><span style="font-size:16.0pt;font-weight:700;font-style:italic;">bold</span></p><p><br /></p>',
    },
    { html: '<p><strong><em>bold</em></strong></p><p><br></p>' },
  ],
  [
    'headings',
    'Takeout 2024',
    { textContent: 'h', textContentHtml: '<h1 dir="ltr"><span style="font-weight:400;">h</span></h1>' },
    { html: '<h1>h</h1>' },
  ],
  [
    'a checklist',
    'Takeout 2016',
    {
      listContent: [
        { text: 'rice & dal', isChecked: true },
        { text: 'okra', isChecked: false },
      ],
    },
    { html: '<tasks>[x]<p>rice &amp; dal</p>;[ ]<p>okra</p>;</ul>' },
    { holds: { tasks: 2 } },
  ],
  [
    'a formatted checklist',
    'Takeout 2024',
    {
      listContent: [
        { textHtml: '<p dir="ltr"><span style="font-weight:700">a</span></p>', text: 'a', isChecked: false },
      ],
    },
    { html: '<tasks>[ ]<p><strong>a</strong></p>;</ul>' },
    { holds: { tasks: 1 } },
  ],
  [
    'an address in the text is a link',
    'Takeout 2016',
    { textContent: 'see https://example.com/a, now' },
    { html: '<p>see <a href="https://example.com/a">https://example.com/a</a>, now</p>' },
  ],
  [
    'an address in an item is a link',
    'Takeout 2020',
    { listContent: [{ text: 'https://example.com', isChecked: false }] },
    { html: '<tasks>[ ]<p><a href="https://example.com">https://example.com</a></p>;</ul>' },
    { holds: { tasks: 1 } },
  ],
  [
    'what is shown of a link does not repeat it',
    'Takeout 2020',
    {
      textContent: 'https://example.com/a',
      annotations: [annotation('https://example.com/a', 'A page'), annotation('https://example.com/a/', 'A page')],
    },
    { html: '<p><a href="https://example.com/a">https://example.com/a</a></p>' },
  ],
  [
    'a link that only stands below',
    'Takeout 2024',
    {
      textContent: 'x',
      annotations: [
        annotation('https://example.com/?a=1&b="2"', 'A shop'),
        annotation('https://example.com/?a=1&b="2"', 'A shop'),
      ],
    },
    { html: '<p>x</p><p><a href="https://example.com/?a=1&amp;b=&quot;2&quot;">A shop</a></p>' },
  ],
  [
    'a picture',
    'Takeout 2016',
    { textContent: 'x', attachments: [{ filePath: '1.png', mimetype: 'image/png' }] },
    { files: ['1.png'] },
    { holds: { files: 1 }, files: { '1.png': PIXEL } },
  ],
  [
    'a picture with another ending than it says',
    'Takeout 2020',
    { textContent: 'x', attachments: [{ filePath: '1.jpg', mimetype: 'image/jpeg' }] },
    { files: ['1.jpeg'] },
    { holds: { files: 1 }, files: { '1.jpeg': PIXEL } },
  ],
  [
    'a recording of a phone is a file',
    'Takeout 2024',
    { attachments: [{ filePath: '1.3gp', mimetype: 'audio/3gpp' }] },
    { files: ['1.3gp'] },
    { holds: { files: 1 }, files: { '1.3gp': Buffer.from('x') } },
  ],
  [
    'a picture that is missing',
    'Takeout 2016',
    { textContent: 'x', attachments: [{ filePath: 'gone.png', mimetype: 'image/png' }] },
    { html: '<p>x</p>' },
    { holds: { files: 1 }, lacks: { import_file_missing: 1 } },
  ],
  [
    'a drawing with recognised text',
    'Takeout 2024',
    { attachments: [{ filePath: 'd.png', mimetype: 'image/png' }], textContent: '' },
    { html: '', files: ['d.png'] },
    { holds: { files: 1 }, files: { 'd.png': PIXEL } },
  ],
  [
    'labels',
    'Takeout 2020',
    { textContent: 'x', labels: [{ name: 'Rain songs' }, { name: 'കേരളം' }] },
    { labels: ['Rain songs', 'കേരളം'] },
  ],
  [
    'colours',
    'Takeout 2024',
    [
      { textContent: 'x', color: 'RED' },
      { textContent: 'y', color: 'CERULEAN', createdTimestampUsec: USEC + 1 },
    ],
    [{ color: '#ffbab4' }, { color: '#c0d8ff' }],
    { holds: { notes: 2 } },
  ],
  [
    'pinned, archived, trashed',
    'Takeout 2016',
    [
      { textContent: 'x', isPinned: true, userEditedTimestampUsec: USEC + 1 },
      { textContent: 'y', isArchived: true, userEditedTimestampUsec: USEC + 2 },
      { textContent: 'z', isTrashed: true },
    ],
    [{ passion: true }, { archived: true, done: true }, { trashed: true }],
    { holds: { notes: 3 } },
  ],
  [
    'times',
    'Takeout 2024',
    { textContent: 'x' },
    { created: '2019-01-02T03:04:05.678Z', updated: '2019-01-02T03:04:10.678Z' },
  ],
  [
    'a note of 1965',
    'Takeout 2024',
    { textContent: 'x', createdTimestampUsec: Date.parse('1965-01-02T03:04:05Z') * 1000 },
    { created: '1965-01-02T03:04:05.000Z' },
  ],
  [
    'people it is shared with, tasks of other programs',
    'Takeout 2024',
    {
      textContent: 'x',
      sharees: [{ isOwner: true, type: 'INDIVIDUAL', email: 'a@example.com' }],
      tasks: [{ id: '1' }],
    },
    { html: '<p>x</p>' },
  ],
  ['a note that is empty', 'Takeout 2020', { title: '', textContent: '' }, [], { lacks: { import_item_empty: 1 } }],
  [
    'a note whose file is cut off',
    'Takeout 2016',
    { textContent: 'x' },
    { html: '<p>x</p>' },
    {
      holds: { notes: 2 },
      lacks: { import_item_damaged: 1 },
      files: { 'broken.json': '{"isTrashed": false, "userEditedTimestampUsec": ' },
    },
  ],
  [
    'pictures that no note has any more',
    'Takeout 2024',
    { textContent: 'x', attachments: [{ filePath: 'one.jpg', mimetype: 'image/jpeg' }] },
    { files: ['one.jpg'] },
    { holds: { files: 1 }, lacks: { import_file_unused: 1 }, files: { 'one.jpg': PIXEL, 'left-over.png': PIXEL } },
  ],
  [
    'what is of another kind than it should be',
    'Takeout 2024',
    { title: 7, textContent: 'x', labels: 'home', listContent: [0, null, []], attachments: {} },
    { title: '', html: '<p>x</p>', labels: [] },
  ],
];

export const keepCases: readonly CorpusCase[] = rows.map(
  ([says, version, notes, arrives, { files = {}, ...rest } = {}]) => ({
    says,
    version,
    filename: 'takeout.zip',
    file: makeZip(writers[version]([notes].flat(), files)),
    arrives: [arrives].flat(),
    ...rest,
  }),
);
