import { makeZip } from '../markdown.ts';
import { type Arrival, type CorpusCase, PIXEL } from './case.ts';

type Files = Record<string, string | Buffer>;

/** The files beside the notes, by version: settings of Obsidian, or none. */
const around: Readonly<Record<string, Files>> = {
  'Obsidian 0.12': { 'Vault/.obsidian/config': '{}' },
  'Obsidian 1.0': { 'Vault/.obsidian/app.json': '{}', 'Vault/.obsidian/workspace.json': '{}' },
  'Obsidian 1.8': {
    'Vault/.obsidian/app.json': '{}',
    'Vault/.obsidian/types.json': '{"types":{}}',
    '__MACOSX/Vault/._Note.md': 'x',
  },
  'Notesnook 2': {},
  'Notesnook 3.0': {},
  'Notesnook 3.1': {},
  'A folder': {},
};

type Row = [
  says: string,
  version: string,
  files: Files | string,
  arrives: Arrival | readonly Arrival[],
  rest?: Pick<CorpusCase, 'holds' | 'lacks'>,
];

const NOTION = '0123456789abcdef0123456789abcdef';
const bear = (said: object) =>
  JSON.stringify({
    version: 2,
    'net.shinyfrog.bear': {
      creationDate: '2019-01-02T03:04:05Z',
      modificationDate: '2020-01-02T03:04:05Z',
      archived: 0,
      trashed: 0,
      pinned: 0,
      ...said,
    },
  });
const dot = { 'Vault/files/dot.png': PIXEL };
const matter = (lines: readonly string[], body = 'x') => ['---', ...lines, '---', body].join('\n');
const nook = (lines: readonly string[], body: string) =>
  matter(['title: "Gas"', 'created_at: 14-04-2024 05:30 PM', 'updated_at: 15-04-2024 12:05 AM', ...lines], body);

/** Longer than one group of the parser. */
const LONG_TEXT = Array(2_000).fill('one line').join('\n\n');
const LONG_HTML = '<p>one line</p>'.repeat(2_000);

const rows: readonly Row[] = [
  // Text of Obsidian
  [
    'the name of the file is the title',
    'Obsidian 0.12',
    { 'Vault/Flat.md': '# The flat\n\nwords' },
    { title: 'Flat', html: '<h1>The flat</h1><p>words</p>' },
  ],
  [
    'a heading that says the same is not said twice',
    'Obsidian 1.0',
    { 'Vault/Flat.md': '# Flat\n\nwords' },
    { title: 'Flat', html: '<p>words</p>' },
  ],
  ['single line breaks stay', 'Obsidian 1.0', 'roses\nviolets\n\nend', { html: '<p>roses<br>violets</p><p>end</p>' }],
  [
    'tasks of all signs',
    'Obsidian 1.8',
    '- [ ] a\n- [x] b\n- [/] c\n- [-] d\n- [?] e\n- [>] f',
    {
      html: '<tasks>[ ]<p>a</p>;[x]<p>b</p>;[ ]<p>[/] c</p>;[x]<p><s>d</s></p>;[ ]<p>[?] e</p>;[ ]<p>[&gt;] f</p>;</ul>',
    },
    { holds: { tasks: 6 } },
  ],
  [
    'numbered tasks, and tasks in a quote',
    'Obsidian 1.0',
    '1. [ ] a\n2. [x] b\n\n> - [/] c',
    { html: '<tasks>[ ]<p>a</p>;[x]<p>b</p>;</ul><blockquote><tasks>[ ]<p>[/] c</p>;</ul></blockquote>' },
    { holds: { tasks: 3 } },
  ],
  [
    'tasks under tasks',
    'Obsidian 0.12',
    '- [ ] a\n    - [x] b',
    { html: '<tasks>[ ]<p>a</p><tasks>[x]<p>b</p>;</ul>;</ul>' },
    { holds: { tasks: 2 } },
  ],
  [
    'a callout with a title',
    'Obsidian 1.0',
    '> [!tip]- Mind this\n> and that',
    { html: '<blockquote><p><strong>Mind this</strong><br>and that</p></blockquote>' },
  ],
  [
    'a callout without one',
    'Obsidian 1.8',
    '> [!warning]\n> hot',
    { html: '<blockquote><p><strong>Warning</strong><br>hot</p></blockquote>' },
  ],
  ['marked words', 'Obsidian 0.12', 'so ==very== good', { html: '<p>so <strong>very</strong> good</p>' }],
  [
    'code is left alone',
    'Obsidian 1.0',
    '```\n- [/] [[x]] ==y==\n```\n\n`[[z]]`',
    { html: '<pre><code>- [/] [[x]] ==y==\n</code></pre><p><code>[[z]]</code></p>' },
  ],
  [
    'a table with a link in it',
    'Obsidian 1.0',
    { 'Vault/Note.md': '| a | b |\n|---|---|\n| [[Flat\\|f]] | 2 |', 'Vault/Flat.md': 'x' },
    [
      {
        html: '<ul><li><p><strong>a</strong> | <strong>b</strong></p></li><li><p><a href="https://note/Flat.md">f</a> | 2</p></li></ul>',
      },
      {},
    ],
    { holds: { notes: 2, links: 1 } },
  ],
  [
    'emphasis in every way',
    'Obsidian 0.12',
    '***a*** __b__ _c_ ~~d~~',
    { html: '<p><em><strong>a</strong></em> <strong>b</strong> <em>c</em> <s>d</s></p>' },
  ],
  [
    'an address alone',
    'Obsidian 1.8',
    'see https://example.com/a (https://example.com/b)',
    {
      html: '<p>see <a href="https://example.com/a">https://example.com/a</a> (<a href="https://example.com/b">https://example.com/b</a>)</p>',
    },
  ],

  // Properties
  [
    'properties with a meaning',
    'Obsidian 1.8',
    matter(['tags:', '  - home', '  - flat/papers', 'created: 2024-04-14T05:30:00Z', 'updated: 2024-04-15']),
    { labels: ['home', 'flat/papers'], created: '2024-04-14T05:30:00.000Z', updated: '2024-04-15T00:00:00.000Z' },
  ],
  [
    'properties without one come as lines',
    'Obsidian 1.8',
    matter(['aliases: [Nest, Home]', 'rating: 5', 'author: "[[Meera]]"', 'cssclasses: wide']),
    { html: '<p>x</p><p>aliases: Nest, Home</p><p>rating: 5</p><p>author: Meera</p>' },
    { holds: { links: 1 }, lacks: { import_link_lost: 1 } },
  ],
  [
    'properties that name notes and pages',
    'Obsidian 1.8',
    {
      'Vault/Note.md': matter(['people: ["[[Meera]]", "[[Rosa|her]]"]', 'source: https://example.com/a']),
      'Vault/Meera.md': 'x',
      'Vault/Rosa.md': 'y',
    },
    [
      {
        html: '<p>x</p><p>people: <a href="https://note/Meera.md">Meera</a>, <a href="https://note/Rosa.md">her</a></p><p>source: <a href="https://example.com/a">https://example.com/a</a></p>',
      },
      {},
      {},
    ],
    { holds: { notes: 3, links: 2 } },
  ],
  ['tags of one line', 'Obsidian 0.12', matter(['tags: home, flat']), { labels: ['home', 'flat'] }],
  [
    'a title that is another one',
    'Obsidian 1.0',
    matter(['title: Other']),
    { title: 'Note', html: '<p>x</p><p>title: Other</p>' },
  ],
  [
    'properties that are none stay text',
    'Obsidian 0.12',
    matter(['just words']),
    { html: '<hr><h2>just words</h2><p>x</p>' },
  ],
  [
    'a note of 1965',
    'Obsidian 1.8',
    matter(['created: 1965-01-02T03:04:05Z']),
    { created: '1965-01-02T03:04:05.000Z' },
  ],

  // Links between notes
  [
    'a link to a note',
    'Obsidian 0.12',
    { 'Vault/Note.md': '[[Flat]]', 'Vault/Home/Flat.md': 'x' },
    [{ html: '<p><a href="https://note/Home/Flat.md">Flat</a></p>' }, {}],
    { holds: { notes: 2, links: 1 } },
  ],
  [
    'a link with other words',
    'Obsidian 1.0',
    { 'Vault/Note.md': 'at [[Flat|my place]].', 'Vault/Flat.md': 'x' },
    [{ html: '<p>at <a href="https://note/Flat.md">my place</a>.</p>' }, {}],
    { holds: { notes: 2, links: 1 } },
  ],
  [
    'a link to a part, and one inside the note',
    'Obsidian 1.8',
    { 'Vault/Note.md': '[[Flat#Rent]] [[#Top]]', 'Vault/Flat.md': 'x' },
    [{ html: '<p><a href="https://note/Flat.md">Flat &gt; Rent</a> Top</p>' }, {}],
    { holds: { notes: 2, links: 1 } },
  ],
  [
    'a link by its path, and in Markdown',
    'Obsidian 1.0',
    {
      'Vault/Note.md': '[[Home/Flat]] [f](Home/Flat%20two.md)',
      'Vault/Home/Flat.md': 'x',
      'Vault/Home/Flat two.md': 'y',
    },
    [
      {
        html: '<p><a href="https://note/Home/Flat.md">Home/Flat</a> <a href="https://note/Home/Flat two.md">f</a></p>',
      },
      {},
      {},
    ],
    { holds: { notes: 3, links: 2 } },
  ],
  [
    'a link in another case',
    'Obsidian 0.12',
    { 'Vault/Note.md': '[[flat]]', 'Vault/Flat.md': 'x' },
    [{ html: '<p><a href="https://note/Flat.md">flat</a></p>' }, {}],
    { holds: { notes: 2, links: 1 } },
  ],
  [
    'links to notes that were never written',
    'Obsidian 1.8',
    '[[Someday]] and [[Never|this]]',
    { html: '<p>Someday and this</p>' },
    { holds: { links: 2 }, lacks: { import_link_lost: 2 } },
  ],
  [
    'a note that is shown in another one',
    'Obsidian 1.0',
    { 'Vault/Note.md': '![[Flat]]', 'Vault/Flat.md': 'x' },
    [{ html: '<p><a href="https://note/Flat.md">Flat</a></p>' }, {}],
    { holds: { notes: 2, links: 1 } },
  ],
  [
    'a part of a note that is shown',
    'Obsidian 1.8',
    { 'Vault/Note.md': '![[Flat#Rent|rent]]', 'Vault/Flat.md': 'x' },
    [{ html: '<p><a href="https://note/Flat.md">rent</a></p>' }, {}],
    { holds: { notes: 2, links: 1 } },
  ],

  [
    'parts of a note that are shown, and one of its paragraphs',
    'Obsidian 1.8',
    { 'Vault/Note.md': '![[Flat#Rent]] ![[Flat#^a1b2]]', 'Vault/Flat.md': 'x' },
    [
      {
        html: '<p><a href="https://note/Flat.md">Flat &gt; Rent</a> <a href="https://note/Flat.md">Flat</a></p>',
      },
      {},
    ],
    { holds: { notes: 2, links: 2 } },
  ],
  [
    'a link of Markdown without an ending',
    'Obsidian 1.0',
    { 'Vault/Note.md': '[a](Home/Flat%20two#Rent) [b](elsewhere)', 'Vault/Home/Flat two.md': 'x' },
    [{ html: '<p><a href="https://note/Home/Flat two.md">a</a> b</p>' }, {}],
    { holds: { notes: 2, links: 2 }, lacks: { import_link_lost: 1 } },
  ],
  [
    'links without words, and those that other programs open',
    'Obsidian 1.8',
    { 'Vault/Note.md': '[](https://example.com/a) [](Flat%20two.md) [f](file:///a.pdf)', 'Vault/Flat two.md': 'x' },
    [
      {
        html: '<p><a href="https://example.com/a">https://example.com/a</a> <a href="https://note/Flat two.md">Flat two.md</a> f (file:///a.pdf)</p>',
      },
      {},
    ],
    { holds: { notes: 2, links: 1 } },
  ],

  // Long texts
  [
    'an index of six hundred notes is one list of links',
    'Obsidian 1.0',
    {
      'Vault/Index.md': Array.from({ length: 600 }, () => '- [[Flat]]').join('\n'),
      'Vault/Flat.md': 'x',
    },
    [{ html: `<ul>${'<li><a href="https://note/Flat.md">Flat</a></li>'.repeat(600)}</ul>` }, {}],
    { holds: { notes: 2, links: 600 } },
  ],
  [
    'a table of links that is too long for the parser',
    'Obsidian 1.8',
    {
      'Vault/Index.md': ['| a | b |', '| - | - |', ...Array(400).fill('| [[Flat]] | **x** |')].join('\n'),
      'Vault/Flat.md': 'x',
    },
    [{}, {}],
    { holds: { notes: 2, links: 400 } },
  ],
  [
    'addresses that stand at the end of a long text',
    'Obsidian 1.8',
    `[first][a] ![d][pic]\n\n${LONG_TEXT}\n\n[last][A]\n\n[a]: https://example.com/a "Title"\n[pic]: data:image/png;base64,${PIXEL.toString('base64')}\n`,
    {
      html: `<p><a href="https://example.com/a">first</a> <img picture.png alt="d"></p>${LONG_HTML}<p><a href="https://example.com/a">last</a></p>`,
      files: ['picture.png'],
    },
    { holds: { files: 1 } },
  ],
  [
    'what is indented in a long text belongs to its item',
    'Obsidian 1.0',
    `${LONG_TEXT}\n\n- one\n\n  more of it\n\n  and more\n\n- two`,
    { html: `${LONG_HTML}<ul><li><p>one</p><p>more of it</p><p>and more</p></li><li><p>two</p></li></ul>` },
  ],

  // Notes for scholars
  [
    'footnotes keep their words',
    'Obsidian 1.0',
    'As they say[^1] and show[^b].\n\n[^1]: Ibid.\n[^b]: https://example.com/a',
    {
      html: '<p>As they say[^1] and show[^b].</p><p>[^1]: Ibid.<br>[^b]: <a href="https://example.com/a">https://example.com/a</a></p>',
    },
  ],
  [
    'formulas keep their signs, and prices are none',
    'Obsidian 1.8',
    'so $a_1 * b_2 \\\\ \\{x\\}$ for $5 *and* $6, $$x*y*z$$',
    { html: '<p>so $a_1 * b_2 \\\\ \\{x\\}$ for $5 <em>and</em> $6, $$x*y*z$$</p>' },
  ],
  [
    'a formula of several lines',
    'Obsidian 0.12',
    'so\n\n$$\na_1\n+ b * c * d\n$$\n\nend\n\n$$',
    { html: '<p>so</p><pre><code>a_1\n+ b * c * d\n</code></pre><p>end</p><p>$$</p>' },
  ],

  // Files
  [
    'a picture by its name',
    'Obsidian 0.12',
    { 'Vault/Note.md': '![[dot.png]]', ...dot },
    { html: '<p><img dot.png></p>', files: ['dot.png'] },
    { holds: { files: 1 } },
  ],
  [
    'a picture with a size',
    'Obsidian 1.0',
    { 'Vault/Note.md': '![[dot.png|300]] ![a dot|100x145](files/dot.png)', ...dot },
    { html: '<p><img dot.png> <img dot.png alt="a dot"></p>', files: ['dot.png'] },
    { holds: { files: 1 } },
  ],
  [
    'a file that is linked',
    'Obsidian 1.8',
    {
      'Vault/Note.md': '[[plan.pdf]] [p](<files/flat plan.pdf>)',
      'Vault/plan.pdf': 'a',
      'Vault/files/flat plan.pdf': 'b',
    },
    { html: '<p>plan.pdf p</p>', files: ['plan.pdf', 'flat plan.pdf'] },
    { holds: { files: 2 } },
  ],
  [
    'a recording that is shown',
    'Obsidian 1.0',
    { 'Vault/Note.md': 'x ![[Recording 1.m4a]]', 'Vault/Recording 1.m4a': 'a' },
    { files: ['Recording 1.m4a'] },
    { holds: { files: 1 } },
  ],
  [
    'files that are missing',
    'Obsidian 0.12',
    'x ![[gone.png]] ![g](gone.jpg) [d](gone.pdf)',
    { html: '<p>x   d</p>' },
    { holds: { files: 3 }, lacks: { import_file_missing: 3 } },
  ],
  [
    'a picture of the web',
    'Obsidian 1.0',
    '![out](https://example.com/a.png)',
    { html: '<p><a href="https://example.com/a.png">out</a></p>' },
  ],
  [
    'a picture in the text itself',
    'Obsidian 1.8',
    `![](data:image/png;base64,${PIXEL.toString('base64')})`,
    { html: '<p><img picture.png></p>', files: ['picture.png'] },
    { holds: { files: 1 } },
  ],
  [
    'a page that is shown',
    'Obsidian 1.0',
    '<iframe src="https://example.com/embed"></iframe>',
    { html: '<a href="https://example.com/embed">https://example.com/embed</a>' },
  ],
  [
    'folders are labels, settings are nothing, the trash is the trash',
    'Obsidian 1.8',
    { 'Vault/Home/Flat/Note.md': 'x', 'Vault/.trash/Old.md': 'y' },
    [{ labels: ['Home', 'Flat'] }, { title: 'Old', trashed: true }],
    { holds: { notes: 2 } },
  ],

  // Notesnook
  [
    'what stands above a note',
    'Notesnook 2',
    {
      'Home/Gas.md': nook(
        ['pinned: true', 'favorite: false', 'color: blue', 'tags: home, flat papers'],
        '# Gas\n\nNumber 12',
      ),
    },
    {
      title: 'Gas',
      html: '<p>Number 12</p>',
      passion: true,
      color: '#c0d8ff',
      labels: ['home', 'flat papers', 'Home'],
      created: '2024-04-14T17:30:00.000Z',
      updated: '2024-04-15T00:05:00.000Z',
    },
  ],
  [
    'a picture beside it',
    'Notesnook 3.0',
    { 'Home/Gas.md': nook([], '<img src="../attachments/h-dot.png" alt="dot" />'), 'attachments/h-dot.png': PIXEL },
    { html: '<img h-dot.png alt="dot">', files: ['h-dot.png'] },
    { holds: { files: 1 } },
  ],
  [
    'the archive',
    'Notesnook 3.1',
    { '_archive/Gas.md': nook(['archived: true'], 'x'), 'Home/Other.md': nook([], 'y').replace('Gas', 'Other') },
    [{ archived: true, done: true }, { archived: false }],
    { holds: { notes: 2 } },
  ],
  [
    'a link to another note',
    'Notesnook 3.0',
    { 'Home/Gas.md': nook([], 'see [that](./Other.md)'), 'Home/Other.md': nook([], 'y').replace('Gas', 'Other') },
    [{ html: '<p>see <a href="https://note/14-04-2024 05:30 PM|Other">that</a></p>' }, {}],
    { holds: { notes: 2, links: 1 } },
  ],
  [
    'a link by an id',
    'Notesnook 2',
    { 'Home/Gas.md': nook([], '[that](nn://note/65f0)') },
    { html: '<p>that</p>' },
    { holds: { links: 1 }, lacks: { import_link_lost: 1 } },
  ],
  [
    'a checklist',
    'Notesnook 3.1',
    { 'Home/Gas.md': nook([], '- [ ] a\n- [x] b') },
    { html: '<tasks>[ ]<p>a</p>;[x]<p>b</p>;</ul>' },
    { holds: { tasks: 2 } },
  ],

  [
    'pictures and files as its HTML has them',
    'Notesnook 3.1',
    {
      'Home/Gas.md': nook(
        [],
        '# Gas\n\n<img class="float" src="./../attachments/h-dot.png" alt="dot.png" width="1" height="1" />\n\n<a href="./../attachments/h-plan (1).pdf" title="plan (1).pdf">plan (1).pdf</a>',
      ),
      'attachments/h-dot.png': PIXEL,
      'attachments/h-plan (1).pdf': 'a',
    },
    { html: '<img h-dot.png alt="dot.png"><p>plan (1).pdf</p>', files: ['h-dot.png', 'h-plan (1).pdf'] },
    { holds: { files: 2 } },
  ],

  // Other programs' Markdown
  [
    'tasks of Joplin, with what stands above them',
    'Joplin 3 as Markdown',
    {
      'Home/Rent.md':
        "---\ntitle: Rent\nupdated: 2021-03-02 20:00:00Z\ncreated: 2021-03-01 20:00:00Z\nsource: https://example.com/a\nauthor: Meera\nlatitude: 9.96650000\nlongitude: -76.24220000\naltitude: 0.0000\ncompleted?: no\ndue: 2027-01-01 09:00:00Z\ntags:\n  - flat\n  - 'yes'\n---\n\nx ![](../_resources/dot.png)",
      'Home/Paid.md': '---\ntitle: Paid\ncompleted?: yes\ndue: soon\n---\n\nx',
      'Home/_notebook.yml': 'icon:\n  type: emoji',
      '_resources/dot.png': PIXEL,
    },
    [
      {
        title: 'Rent',
        html: '<p>x <img dot.png></p><p>source: <a href="https://example.com/a">https://example.com/a</a></p><p>author: Meera</p>',
        labels: ['flat', 'yes', 'Home'],
        created: '2021-03-01T20:00:00.000Z',
        updated: '2021-03-02T20:00:00.000Z',
        location: '9.96650, -76.24220',
        remindsAt: ['2027-01-01T09:00:00.000Z'],
        done: false,
        files: ['dot.png'],
      },
      { title: 'Paid', html: '<p>x</p><p>due: soon</p>', done: true },
    ],
    { holds: { notes: 2, files: 1, reminders: 1 } },
  ],
  [
    'a file of our own',
    'PinLife',
    {
      'Gas.md':
        '---\ntitle: "Gas"\ncreated: 2026-04-14T08:00:00.000Z\nupdated: 2026-04-14T08:00:00.000Z\ncolor: sky\nfavorite: true\ndone: true\nlocation: "Kochi"\n---\n\n# Gas\n\nNumber 12\n',
    },
    { title: 'Gas', html: '<p>Number 12</p>', color: '#c0d8ff', passion: true, done: true, location: 'Kochi' },
  ],
  [
    'properties of one who means something else',
    'Obsidian 1.8',
    matter(['done: 2024-05-01', 'due: 2027-05-01', 'location: "[[Kochi]]"', 'latitude: north']),
    {
      html: '<p>x</p><p>done: 2024-05-01</p><p>due: 2027-05-01</p><p>location: Kochi</p><p>latitude: north</p>',
      done: false,
    },
    { holds: { links: 1 }, lacks: { import_link_lost: 1 } },
  ],
  [
    'pages of Notion are called without their ids',
    'Notion',
    {
      'Export/Home 0123456789abcdef0123456789abcdef.md':
        '# Home\n\n[Flat](Home%200123456789abcdef0123456789abcdef/Flat%20fedcba9876543210fedcba9876543210.md)\n\n<aside>\n💡 tip\n\n</aside>\n\n[Table](Home%200123456789abcdef0123456789abcdef/Table%20aa.csv)',
      'Export/Home 0123456789abcdef0123456789abcdef/Flat fedcba9876543210fedcba9876543210.md':
        'Status: Done\n\n![](Picture%20(1).png)',
      'Export/Home 0123456789abcdef0123456789abcdef/Picture (1).png': PIXEL,
      'Export/Home 0123456789abcdef0123456789abcdef/Table aa.csv': 'a,b',
    },
    [
      { title: 'Home', labels: [], files: ['Table aa.csv'] },
      {
        title: 'Flat',
        labels: ['Home'],
        html: '<p>Status: Done</p><p><img Picture (1).png></p>',
        files: ['Picture (1).png'],
      },
    ],
    { holds: { notes: 2, files: 2, links: 1 } },
  ],
  [
    'a bundle of Bear',
    'Bear 2',
    {
      'Flat.textbundle/text.markdown': '# Flat\n\n#home/flat\n\n![](assets/dot.png)<!-- {"width":300} -->',
      'Flat.textbundle/assets/dot.png': PIXEL,
      'Flat.textbundle/info.json': '{"version":2}',
      'Two.textbundle/text.markdown': '# Two',
      'Two.textbundle/info.json': '{"version":2}',
    },
    [
      { title: 'Flat', labels: [], html: '<p>#home/flat</p><p><img dot.png></p>', files: ['dot.png'] },
      { title: 'Two', labels: [] },
    ],
    { holds: { notes: 2, files: 1 } },
  ],
  [
    'notes of Bear with what it knows of them',
    'Bear 2',
    {
      'Bear.bear2bk/tags.json': '{}',
      'Bear.bear2bk/Flat.textbundle/text.md': '# Flat\n\n[[Gas/Meter|the meter]] [[Gas]]',
      'Bear.bear2bk/Flat.textbundle/info.json': bear({ pinned: 1, archived: 1 }),
      'Bear.bear2bk/Gas.textbundle/text.md': '# Gas\n\n## Meter',
      'Bear.bear2bk/Gas.textbundle/info.json': bear({ trashed: 1 }),
      'Bear.bear2bk/2023-10-11T081102Z.textbundle/text.md': '# \nno title',
      'Bear.bear2bk/2023-10-11T081102Z.textbundle/info.json': bear({}),
      'Bear.bear2bk/Diary.textbundle/text.md': '',
      'Bear.bear2bk/Diary.textbundle/info.json': bear({ encrypted: 1 }),
    },
    [
      {
        title: 'Flat',
        html: '<p><a href="https://note/Gas.textbundle/text.md">the meter</a> <a href="https://note/Gas.textbundle/text.md">Gas</a></p>',
        labels: [],
        created: '2019-01-02T03:04:05.000Z',
        updated: '2020-01-02T03:04:05.000Z',
        passion: true,
        archived: true,
        trashed: false,
      },
      { title: 'Gas', html: '<h2>Meter</h2>', trashed: true },
      { title: '', html: '<p>no title</p>' },
    ],
    { holds: { notes: 4, links: 2 }, lacks: { import_item_locked: 1 } },
  ],
  [
    'archives within the archive are read as one',
    'Notion',
    {
      'Export-Part-1-stored.zip': makeZip({ [`Export/Home ${NOTION}.md`]: `# Home\n\n[Flat](Flat%20${NOTION}.md)` }),
      'Export-Part-2.zip': makeZip({
        [`Export/Flat ${NOTION}.md`]: '# Flat\n\n![](dot.png)',
        'Export/dot.png': PIXEL,
      }),
      '__MACOSX/._Export-Part-1.zip': 'x',
    },
    [
      { title: 'Home', html: `<p><a href="https://note/Flat ${NOTION}.md">Flat</a></p>` },
      { title: 'Flat', files: ['dot.png'] },
    ],
    { holds: { notes: 2, files: 1, links: 1 } },
  ],
  [
    'archives that have files of one name',
    'A folder',
    { 'a.zip': makeZip({ 'Note.md': 'one' }), 'b.textpack': makeZip({ 'Note.md': 'two' }), 'rest.pdf': 'x' },
    [{ html: '<p>one</p>' }, { html: '<p>two</p>' }],
    { holds: { notes: 2 }, lacks: { import_file_unused: 1 } },
  ],
  [
    'web addresses without their beginning',
    'Bear 2',
    { 'a.md': '[a](example.com) [b](www.example.org/b?c=1#d) [c](Meeting.com.md) [d](note.app)', 'note.app.md': 'x' },
    [
      {
        html: '<p><a href="https://example.com">a</a> <a href="https://www.example.org/b?c=1#d">b</a> c <a href="https://note/note.app.md">d</a></p>',
      },
      {},
    ],
    { holds: { notes: 2, links: 2 }, lacks: { import_link_lost: 1 } },
  ],
  [
    'boxes with nothing beside them',
    'Notion',
    { 'a.md': '- [x] call\n- [ ]  \n- [ ]' },
    { html: '<tasks>[x]<p>call</p>;[ ];[ ];</ul>' },
    { holds: { tasks: 3 } },
  ],
  [
    'lowered and raised signs, and what only looks like them',
    'A folder',
    { 'a.md': 'H~2~O x^2^ a~n~, ~2~ ~gone~ 2^10 ^2^ x^y^ a^-^' },
    { html: '<p>H₂O x² aₙ, <s>2</s> <s>gone</s> 2^10 ^2^ x^y^ a^-^</p>' },
  ],
  [
    'files that no note names are listed',
    'Obsidian 1.8',
    {
      'Vault/Note.md': '![[One (1).PNG]] [two](files/tw%C3%B6.pdf) <img src="a &amp; b.png"> see Board.canvas',
      'Vault/One (1).png': PIXEL,
      'Vault/files/twö.pdf': 'a',
      'Vault/a & b.png': PIXEL,
      'Vault/Board.canvas': '{"nodes":[]}',
      'Vault/files/Old.canvas': '{"nodes":[]}',
      'Vault/files/left-over.png': PIXEL,
      'Vault/Base.base': 'views: []',
      'Vault/README': 'x',
      'Vault/Thumbs.db': 'x',
      'Vault/.trash/x.png': PIXEL,
    },
    { files: ['One (1).png', 'twö.pdf', 'a & b.png'] },
    { holds: { files: 3 }, lacks: { import_file_unused: 5 } },
  ],

  // No program at all
  [
    'a first heading is the title',
    'A folder',
    { 'a.md': '# The flat #\n\nwords' },
    { title: 'The flat', html: '<p>words</p>' },
  ],
  ['a heading that ends with its sign', 'A folder', { 'a.md': '# Learn C#\n\nwords' }, { title: 'Learn C#' }],
  ['a file without a heading', 'A folder', { 'Shopping.markdown': 'rice' }, { title: 'Shopping', html: '<p>rice</p>' }],
  [
    'lines of Windows, and a mark of its editor',
    'A folder',
    { 'a.md': Buffer.from('\ufeffone\r\ntwo\r\n\r\nthree') },
    { html: '<p>one<br>two</p><p>three</p>' },
  ],
  [
    'letters of before everybody wrote UTF-8',
    'A folder',
    { 'a.md': Buffer.from('Stra\xdfe', 'latin1') },
    { html: '<p>Straße</p>' },
  ],
  [
    'bytes that are no text',
    'A folder',
    { 'a.md': Buffer.from('a\0b'), 'b.md': 'x' },
    { title: 'b' },
    { holds: { notes: 2 }, lacks: { import_item_damaged: 1 } },
  ],
];

export const markdownCases: readonly CorpusCase[] = rows.map(([says, version, files, arrives, rest]) => ({
  says,
  version,
  filename: 'notes.zip',
  file: makeZip({ ...(typeof files === 'string' ? { 'Vault/Note.md': files } : files), ...around[version] }),
  arrives: [arrives].flat(),
  ...rest,
}));
