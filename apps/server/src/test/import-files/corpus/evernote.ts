import { md5Of } from '../evernote.ts';
import { type Arrival, type CorpusCase, PIXEL } from './case.ts';

type Enex = {
  title?: string;
  content: string;
  created?: string;
  updated?: string;
  tags?: readonly string[];
  attributes?: string;
  /** `<task>` and `<resource>` elements. */
  more?: string;
};

const DOCTYPE = '<!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd">';
const enml = (content: string) =>
  `<![CDATA[<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${DOCTYPE}<en-note>${content}</en-note>]]>`;
const stamp = (name: string, said: string | undefined) => (said ? `<${name}>${said}</${name}>` : '');
const tagsOf = (tags: readonly string[] = []) => tags.map((tag) => `<tag>${tag}</tag>`).join('');
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const CREATED = '20190102T030405Z';

/** Three formats: of Evernote 2 to 4, of 5 and 6, and of 10. They order the elements of a note differently. */
const writers: Readonly<Record<string, (notes: readonly Enex[]) => string>> = {
  'Evernote 3': (notes) =>
    `${HEAD}<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export.dtd">\n<en-export export-date="20100613T000000Z" application="Evernote/Windows" version="3.5">\n${notes
      .map(
        ({ title = 'Note', content, created = CREATED, updated, tags, attributes = '', more = '' }) =>
          `<note><title>${title}</title><content>${enml(content)}</content><created>${created}</created>${stamp('updated', updated)}${tagsOf(tags)}<note-attributes>${attributes}</note-attributes>${more}</note>\n`,
      )
      .join('')}</en-export>\n`,
  'Evernote 6': (notes) =>
    `${HEAD}<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export3.dtd">\n<en-export export-date="20180613T000000Z" application="Evernote" version="Evernote Mac 7.1 (456786)">\n${notes
      .map(
        ({ title = 'Note', content, created = CREATED, updated, tags, attributes = '', more = '' }) =>
          `<note><title>${title}</title><content>\n      ${enml(content)}\n    </content><created>${created}</created>${stamp('updated', updated)}${tagsOf(tags)}<note-attributes><latitude>1.5</latitude><author>Meera</author>${attributes}</note-attributes>${more}</note>`,
      )
      .join('')}</en-export>`,
  'Evernote 10': (notes) =>
    `${HEAD}<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">\n<en-export export-date="20260101T000000Z" application="Evernote" version="10.99.1">\n${notes
      .map(
        ({ title = 'Note', content, created = CREATED, updated = created, tags, attributes = '', more = '' }) =>
          `  <note>\n    <title>${title}</title>\n    <created>${created}</created>\n    <updated>${updated}</updated>\n    ${tagsOf(tags)}\n    <note-attributes>\n      <author>Meera</author>\n      ${attributes}\n    </note-attributes>\n    <content>\n      ${enml(content)}    </content>\n    ${more}\n  </note>\n`,
      )
      .join('')}</en-export>\n`,
};

const resource = (bytes: Buffer, mime: string, name: string, encoding = ' encoding="base64"') =>
  `<resource><data${encoding}>\n${bytes.toString('base64')}\n</data><mime>${mime}</mime><width>1</width><recognition><![CDATA[<recoIndex docType="unknown"><item x="1"/></recoIndex>]]></recognition><resource-attributes><source-url>https://example.com/resource</source-url>${name && `<file-name>${name}</file-name>`}</resource-attributes></resource>`;
const media = (bytes: Buffer, type: string) => `<en-media hash="${md5Of(bytes)}" type="${type}"/>`;
const PAPER = Buffer.from('%PDF-1.4 papers');

const task = (title: string, group: string, { status = 'open', weight = 'B', more = '' } = {}) =>
  `<task><title>${title}</title><created>20240101T000000Z</created><updated>20250101T000000Z</updated><taskStatus>${status}</taskStatus><inNote>true</inNote><taskFlag>false</taskFlag><sortWeight>${weight}</sortWeight><noteLevelID>n-${title}</noteLevelID><taskGroupNoteLevelID>${group}</taskGroupNoteLevelID>${more}</task>`;
const groupOf = (id: string) =>
  `<div style="--en-task-group:true; --en-id:${id}; --en-n:1;color:#868686"><div>Content not supported</div><div>This block is a placeholder for Tasks.</div></div>`;

const repeated = (rule: string, due: string, reminds = due) =>
  `<dueDate>${due}</dueDate><timeZone>Asia/Kolkata</timeZone><recurrence>RRULE:${rule}</recurrence><repeatAfterCompletion>false</repeatAfterCompletion><reminder><reminderDate>${reminds}</reminderDate><reminderStatus>active</reminderStatus></reminder>`;

type Row = [
  says: string,
  version: keyof typeof writers & string,
  notes: Enex | readonly Enex[],
  arrives: Arrival | readonly Arrival[],
  rest?: Pick<CorpusCase, 'holds' | 'lacks'>,
];

const LONG = 'x'.repeat(1_100_000);

const rows: readonly Row[] = [
  // Text
  [
    'lines are paragraphs of their own',
    'Evernote 3',
    { content: '<div>one</div><div>two</div>' },
    { html: '<div>one</div><div>two</div>' },
  ],
  [
    'an empty line is a line',
    'Evernote 10',
    { content: '<div>a</div><div><br/></div><div>b</div>' },
    { html: '<div>a</div><div><br></div><div>b</div>' },
  ],
  [
    'an element that is closed at once ends there',
    'Evernote 6',
    { content: '<div>a<b/>b<i/>c</div><div/><u/>d' },
    { html: '<div>abc</div>d' },
  ],
  [
    'thousands of empty elements',
    'Evernote 6',
    { content: `${'<div/>'.repeat(3323)}<div>end</div>` },
    { html: '<div>end</div>' },
  ],
  [
    'entities of HTML',
    'Evernote 3',
    { content: '<div>a&nbsp;b &copy; &#8364; &lt;x&gt; &amp;amp;</div>' },
    { html: '<div>a\u00a0b © € &lt;x&gt; &amp;amp;</div>' },
  ],
  [
    'bold, italic and struck by tags',
    'Evernote 3',
    { content: '<div><b>a</b><i>b</i><u>c</u><s>d</s><strike>e</strike></div>' },
    { html: '<div><strong>a</strong><em>b</em><u>c</u><s>d</s><s>e</s></div>' },
  ],
  [
    'bold, italic and struck by styles',
    'Evernote 10',
    {
      content:
        '<div><span style="font-weight: bold;">a</span><span style="font-style:italic">b</span><span style="text-decoration-line: underline line-through">c</span></div>',
    },
    { html: '<div><strong>a</strong><em>b</em><u><s>c</s></u></div>' },
  ],
  [
    'colours and marks leave the words',
    'Evernote 10',
    {
      content:
        '<div><span style="--en-highlight:yellow;background-color: #ffef9e;">marked</span> <font color="#ff0000">red</font></div>',
    },
    { html: '<div>marked red</div>' },
  ],
  [
    'headings',
    'Evernote 10',
    { content: '<h1 style="--en-isCollapsed:false;">a</h1><h2>b</h2><h3>c</h3>' },
    { html: '<h1>a</h1><h2>b</h2><h3>c</h3>' },
  ],
  [
    'a quote and a line',
    'Evernote 10',
    { content: '<blockquote><div>q</div></blockquote><hr/>' },
    { html: '<blockquote><div>q</div></blockquote><hr>' },
  ],
  [
    'lists in lists',
    'Evernote 6',
    { content: '<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>' },
    { html: '<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>' },
  ],
  [
    'a list between the items of another one',
    'Evernote 10',
    { content: '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>' },
    { html: '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>' },
  ],
  [
    'a power of ten stays one',
    'Evernote 6',
    { content: '<div>10<sup>6</sup> H<sub>2</sub>O</div>' },
    { html: '<div>10⁶ H₂O</div>' },
  ],
  [
    'a callout and a toggle keep their words',
    'Evernote 10',
    {
      content:
        '<div style="--en-callout:true; --en-emoji:💡;"><div>tip</div></div><div style="--en-toggle:true;"><div style="--en-toggleSummary:true;">sum</div><div style="--en-toggleContent:true;"><div>body</div></div></div>',
    },
    { html: '<div><div>tip</div></div><div><div>sum</div><div><div>body</div></div></div>' },
  ],
  [
    'text beside blocks',
    'Evernote 3',
    { content: 'bare<br/>next<div>block</div>tail' },
    { html: 'bare<br>next<div>block</div>tail' },
  ],
  [
    'every script',
    'Evernote 10',
    { title: 'മഴ &amp; 🌧️', content: '<div>שלום नमस्ते 日本</div>' },
    { title: 'മഴ & 🌧️', html: '<div>שלום नमस्ते 日本</div>' },
  ],

  [
    'a text that says CDATA inside of its CDATA',
    'Evernote 10',
    {
      content:
        '<div>mail</div>\n<![CDATA[>]]>\n<div style="color: red"><b>Rates &amp; dates</b><br/></div><div>end</div>]]\n<![CDATA[>]]>',
    },
    { html: '<div>mail</div>\n&gt;\n<div><strong>Rates &amp; dates</strong><br></div><div>end</div>\n&gt;' },
  ],
  [
    'a name that says CDATA',
    'Evernote 10',
    { content: '<div>a</div><![CDATA[DSCN0716.JPG]]>' },
    { html: '<div>a</div>DSCN0716.JPG' },
  ],

  [
    'a text below an element that was never closed',
    'Evernote 10',
    { content: '<div>a</div>', attributes: '<application-data>' },
    { html: '<div>a</div>' },
  ],

  // Boxes
  [
    'a box makes a line a task',
    'Evernote 3',
    { content: '<div><en-todo checked="true"/>rice</div><div><en-todo checked="false"/>milk</div>' },
    { html: '<tasks>[x]<p>rice</p>;[ ]<p>milk</p>;</ul>' },
    { holds: { tasks: 2 } },
  ],
  [
    'a box that is closed by a tag',
    'Evernote 3',
    { content: '<div><en-todo></en-todo>tea</div>' },
    { html: '<tasks>[ ]<p>tea</p>;</ul>' },
    { holds: { tasks: 1 } },
  ],
  [
    'boxes in items',
    'Evernote 6',
    { content: '<ul><li><en-todo/>a</li><li><en-todo checked="true"/>b</li></ul>' },
    { html: '<tasks>[ ]a;[x]b;</ul>' },
    { holds: { tasks: 2 } },
  ],
  [
    'a numbered checklist',
    'Evernote 6',
    { content: '<ol><li><div><en-todo/>a</div></li><li><div><en-todo checked="true"/>b</div></li></ol>' },
    { html: '<tasks>[ ]<div>a</div>;[x]<div>b</div>;</ul>' },
    { holds: { tasks: 2 } },
  ],
  [
    'boxes in paragraphs and spans',
    'Evernote 6',
    { content: '<p><en-todo/>p</p><span><en-todo checked="true"/>s</span>' },
    { html: '<tasks>[ ]<p>p</p>;[x]<p>s</p>;</ul>' },
    { holds: { tasks: 2 } },
  ],
  [
    'boxes of one block with breaks between',
    'Evernote 3',
    { content: '<div><en-todo/>a<br/><en-todo checked="true"/>b<br/>words</div>' },
    { html: '<tasks>[ ]<p>a</p>;[x]<p>b</p>;</ul><div>words</div>' },
    { holds: { tasks: 2 } },
  ],
  [
    'a box in bold',
    'Evernote 6',
    { content: '<div><b><en-todo/>a</b> b</div>' },
    { html: '<tasks>[ ]<p><strong>a</strong> b</p>;</ul>' },
    { holds: { tasks: 1 } },
  ],
  [
    'a box inside a line is a sign',
    'Evernote 3',
    { content: '<div>yes <en-todo checked="true"/>no <en-todo/></div>' },
    { html: '<div>yes ☑ no ☐ </div>' },
  ],
  ['six hundred boxes', 'Evernote 6', { content: '<div><en-todo/>x</div>'.repeat(600) }, {}, { holds: { tasks: 600 } }],
  [
    'a checklist of the new kind',
    'Evernote 10',
    {
      content:
        '<ul style="--en-todo:true;"><li style="--en-checked:true;"><div>a</div></li><li style="--en-checked:false;"><div>b</div></li></ul>',
    },
    { html: '<tasks>[x]<div>a</div>;[ ]<div>b</div>;</ul>' },
    { holds: { tasks: 2 } },
  ],
  [
    'a checklist in a checklist',
    'Evernote 10',
    {
      content:
        '<ul style="--en-todo:true;"><li style="--en-checked:false;"><div>a</div></li><ul style="--en-todo:true;"><li style="--en-checked:true;"><div>b</div></li></ul></ul>',
    },
    { html: '<tasks>[ ]<div>a</div><tasks>[x]<div>b</div>;</ul>;</ul>' },
    { holds: { tasks: 2 } },
  ],

  // Tasks with times of their own
  [
    'tasks stand where their group does, in their order',
    'Evernote 10',
    {
      title: 'Trip',
      content: `<div>before</div>${groupOf('g1')}<div>after</div>`,
      more: task('second', 'g1', { weight: 'J' }) + task('first', 'g1', { weight: 'B', status: 'completed' }),
    },
    {
      title: 'Trip',
      created: '2019-01-02T03:04:05.000Z',
      updated: '2019-01-02T03:04:05.000Z',
      html: '<div>before</div><tasks>[x]<p>first</p>;[ ]<p>second</p>;</ul><div>after</div>',
    },
    { holds: { tasks: 2 } },
  ],
  [
    'two groups',
    'Evernote 10',
    { content: `${groupOf('g1')}<div>x</div>${groupOf('g2')}`, more: task('b', 'g2') + task('a', 'g1') },
    { html: '<tasks>[ ]<p>a</p>;</ul><div>x</div><tasks>[ ]<p>b</p>;</ul>' },
    { holds: { tasks: 2 } },
  ],
  [
    'tasks without a place come last',
    'Evernote 10',
    { content: '<div>x</div>', more: task('lost', 'nowhere') },
    { html: '<div>x</div><tasks>[ ]<p>lost</p>;</ul>' },
    { holds: { tasks: 1 } },
  ],
  [
    'a group whose tasks are gone leaves nothing',
    'Evernote 10',
    { content: `<div>x</div>${groupOf('g1')}` },
    { html: '<div>x</div>' },
  ],
  [
    'reminders of tasks',
    'Evernote 10',
    {
      content: groupOf('g1'),
      more: task('call', 'g1', {
        more: '<dueDate>20270105T090000Z</dueDate><timeZone>Asia/Kolkata</timeZone><reminder><created>20240101T000000Z</created><updated>20240101T000000Z</updated><noteLevelID>r</noteLevelID><reminderDate>20270104T090000Z</reminderDate><reminderStatus>active</reminderStatus></reminder>',
      }),
    },
    { html: '<tasks>[ ]<p>call</p>;</ul>', remindsAt: ['2027-01-04T09:00:00.000Z'] },
    { holds: { tasks: 1, reminders: 1 } },
  ],
  [
    'a day without a reminder is said in words',
    'Evernote 10',
    {
      content: groupOf('g1'),
      more: task('pay', 'g1', {
        more: '<dueDate>20270105T090000Z</dueDate><dueDateUIOption>date_only</dueDateUIOption>',
      }),
    },
    { html: '<tasks>[ ]<p>pay (2027-01-05)</p>;</ul>' },
    { holds: { tasks: 1 } },
  ],
  [
    'a task that comes again each Monday and Thursday',
    'Evernote 10',
    {
      content: groupOf('g1'),
      more: task('bins', 'g1', { more: repeated('FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TH', '20270104T090000Z') }),
    },
    {
      remindsAt: ['2027-01-04T09:00:00.000Z'],
      repeats: ['Custom 1 Week Mon,Thu Asia/Kolkata FOREVER'],
    },
    { holds: { tasks: 1, reminders: 1 } },
  ],
  [
    'a task of which one is reminded a day before it comes again',
    'Evernote 10',
    {
      content: groupOf('g1'),
      more: task('rent', 'g1', { more: repeated('FREQ=MONTHLY;COUNT=12', '20270105T090000Z', '20270104T090000Z') }),
    },
    {
      remindsAt: ['2027-01-05T09:00:00.000Z'],
      repeats: ['Monthly -86400 Asia/Kolkata FIXED_NUMBER 12'],
    },
    { holds: { tasks: 1, reminders: 1 } },
  ],
  [
    'tasks of each year, of every second day until an end, of the last Friday, of a day that is said twice',
    'Evernote 10',
    {
      content: groupOf('g1'),
      more: [
        'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=4',
        'FREQ=DAILY;INTERVAL=2;UNTIL=20270301T000000Z',
        'FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1',
        'FREQ=WEEKLY;BYDAY=MO',
      ]
        .map((rule, index) => task(`t${index}`, 'g1', { weight: `${index}`, more: repeated(rule, '20270104T090000Z') }))
        .join(''),
    },
    {
      repeats: [
        'Yearly Asia/Kolkata FOREVER',
        'Custom 2 Day Asia/Kolkata FIXED_END_DATE 2027-03-01',
        'Custom 1 Month lastFriday Asia/Kolkata FOREVER',
        'Weekly Asia/Kolkata FOREVER',
      ],
    },
    { holds: { tasks: 4, reminders: 4 } },
  ],
  [
    'tasks that come again in ways that reminders here do not know ring once, and the report says so',
    'Evernote 10',
    {
      content: groupOf('g1'),
      more: [
        'FREQ=MONTHLY;BYMONTHDAY=1,15',
        'FREQ=HOURLY',
        'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO',
        'FREQ=MONTHLY;BYDAY=5MO',
        'nonsense',
      ]
        .map((rule, index) => task(`t${index}`, 'g1', { weight: `${index}`, more: repeated(rule, '20270104T090000Z') }))
        .join(''),
    },
    { repeats: Array(5).fill('Never NONE') },
    { holds: { tasks: 5, reminders: 5 }, lacks: { import_reminder_invalid: 5 } },
  ],

  // Code
  [
    'a code block of the old kind',
    'Evernote 6',
    {
      content:
        '<div style="box-sizing: border-box; font-family: Monaco; -en-codeblock:true;"><div>if (a &lt; b) {</div><div><br/></div><div>  c();</div><div>}</div></div>',
    },
    { html: '<pre><code>if (a &lt; b) {\n\n  c();\n}</code></pre>' },
  ],
  [
    'a code block of the new kind',
    'Evernote 10',
    {
      content:
        '<div style="--en-codeblock:true; --en-syntaxLanguage:javascript; --en-lineWrapping:false;"><div>let <b>a</b> = 1;</div><div>b();</div></div><div>x</div>',
    },
    { html: '<pre><code>let a = 1;\nb();</code></pre><div>x</div>' },
  ],
  [
    'a code block that is laid out over lines',
    'Evernote 6',
    { content: '<div style="-en-codeblock:true">\n   <div>a</div>\n   <div>b</div>\n</div>' },
    { html: '<pre><code>a\nb</code></pre>' },
  ],
  [
    'what is formatted already',
    'Evernote 3',
    { content: '<pre>a\n  b</pre><div><code>c</code></div>' },
    { html: '<pre>a\n  b</pre><div><code>c</code></div>' },
  ],

  // Tables
  [
    'a table is a list of its rows',
    'Evernote 6',
    {
      content:
        '<table><tbody><tr><td><div>a</div></td><td><div>b</div></td></tr><tr><td>1</td><td>2<br/>3</td></tr></tbody></table>',
    },
    { html: '<ul><li><p>a | b</p></li><li><p>1 | 2<br>3</p></li></ul>' },
  ],
  [
    'a table with a head',
    'Evernote 10',
    {
      content:
        '<table style="--evernote-table:true;"><colgroup><col/><col/></colgroup><tr><th>n</th><th>m</th></tr><tr><td>1</td><td>2</td></tr></table>',
    },
    { html: '<ul><li><p><strong>n</strong> | <strong>m</strong></p></li><li><p>1 | 2</p></li></ul>' },
  ],
  [
    'tables within the cells of a table',
    'Evernote 3',
    {
      content:
        '<table><tr><td><table><tr><td>left</td></tr></table></td><td><table><tr><td>right</td></tr></table></td></tr></table>',
    },
    { html: '<ul><li><p>left | right</p></li></ul>' },
  ],
  [
    'a table of one column is a layout',
    'Evernote 3',
    { content: '<table><tr><td><h2>Clip</h2><ul><li>a</li></ul></td></tr></table>' },
    { html: '<div><h2>Clip</h2><ul><li>a</li></ul></div>' },
  ],

  // Links
  [
    'a link of the web',
    'Evernote 3',
    { content: '<div><a href="https://example.com/?a=1&amp;b=2">there</a></div>' },
    { html: '<div><a href="https://example.com/?a=1&amp;b=2">there</a></div>' },
  ],
  [
    'a bare address',
    'Evernote 6',
    { content: '<div>see https://example.com/a. And</div>' },
    { html: '<div>see <a href="https://example.com/a">https://example.com/a</a>. And</div>' },
  ],
  [
    'a link to a note of the file, that comes later',
    'Evernote 10',
    [
      { title: 'One', content: '<div><a href="evernote:///view/12/s1/aa/aa/" rev="en_rl_none">Two</a></div>' },
      { title: 'Two', content: '<div>x</div>', created: '20200101T000000Z' },
    ],
    [{ html: '<div><a href="https://note/20200101T000000Z|Two">Two</a></div>' }, {}],
    { holds: { notes: 2, links: 1 } },
  ],
  [
    'a link to a note that comes with another file',
    'Evernote 6',
    { content: '<div>as in <a href="evernote:///view/12/s1/bb/bb/">Old plan</a></div>' },
    { html: '<div>as in Old plan</div>' },
    { holds: { links: 1 }, lacks: { import_link_lost: 1 } },
  ],
  [
    'links to notes by their addresses on the web',
    'Evernote 10',
    [
      {
        title: 'One',
        content:
          '<div><a href="https://share.evernote.com/note/aa">Two</a> <a href="https://www.evernote.com/shard/s1/nl/12/bb/">Two</a> <a href="https://share.evernote.com/note/cc">Of others</a></div>',
      },
      { title: 'Two', content: '<div>x</div>', created: '20200101T000000Z' },
    ],
    [
      {
        html: '<div><a href="https://note/20200101T000000Z|Two">Two</a> <a href="https://note/20200101T000000Z|Two">Two</a> <a href="https://share.evernote.com/note/cc">Of others</a></div>',
      },
      {},
    ],
    { holds: { notes: 2, links: 2 } },
  ],
  [
    'where a clip was taken',
    'Evernote 6',
    {
      content: '<div>clip</div>',
      attributes: '<source>web.clip</source><source-url>https://example.com/post?a=1&amp;b=2</source-url>',
    },
    {
      html: '<div>clip</div><p><a href="https://example.com/post?a=1&amp;b=2">https://example.com/post?a=1&amp;b=2</a></p>',
    },
  ],

  [
    'where a page of the own disk was taken',
    'Evernote 6',
    { content: '<div>clip</div>', attributes: '<source-url>file:///C:/Papers/a.html</source-url>' },
    { html: '<div>clip</div><p>file:///C:/Papers/a.html</p>' },
  ],
  [
    'links that other programs open keep their addresses, and one that says its own says it once',
    'Evernote 10',
    {
      content:
        '<div><a href="file:///C:/plan.doc">plan</a>, <a href="zotero://select/1">zotero://select/1</a>, <a href="javascript:x()">x</a></div>',
    },
    { html: '<div>plan (file:///C:/plan.doc), zotero://select/1, x</div>' },
  ],
  [
    'a link without words, which nobody sees there',
    'Evernote 6',
    { content: '<div>clip <a href="https://example.com/share"></a><a name="top"></a>end</div>' },
    { html: '<div>clip end</div>' },
  ],

  // Resources
  [
    'a picture among the text',
    'Evernote 3',
    { content: `<div>a ${media(PIXEL, 'image/png')} b</div>`, more: resource(PIXEL, 'image/png', 'dot.png') },
    { html: '<div>a <img dot.png> b</div>', files: ['dot.png'] },
    { holds: { files: 1 } },
  ],
  [
    'a file beside it',
    'Evernote 6',
    { content: media(PAPER, 'application/pdf'), more: resource(PAPER, 'application/pdf', 'flat.pdf') },
    { html: '', files: ['flat.pdf'] },
    { holds: { files: 1 } },
  ],
  [
    'a file that the text does not name',
    'Evernote 10',
    { content: '<div>x</div>', more: resource(PAPER, 'application/pdf', 'flat.pdf') },
    { files: ['flat.pdf'] },
    { holds: { files: 1 } },
  ],
  [
    'a file without a name',
    'Evernote 3',
    { content: media(PIXEL, 'image/png'), more: resource(PIXEL, 'image/png', '') },
    { files: [`${md5Of(PIXEL).slice(0, 8)}.png`] },
    { holds: { files: 1 } },
  ],
  [
    'a name with a slash',
    'Evernote 6',
    { content: media(PAPER, 'application/pdf'), more: resource(PAPER, 'application/pdf', 'Bill 3/2024.pdf') },
    { files: ['Bill 3/2024.pdf'] },
    { holds: { files: 1 } },
  ],
  [
    'data that does not say its encoding',
    'Evernote 3',
    { content: media(PIXEL, 'image/png'), more: resource(PIXEL, 'image/png', 'dot.png', '') },
    { files: ['dot.png'] },
    { holds: { files: 1 } },
  ],
  [
    'a picture that is shown twice comes once',
    'Evernote 10',
    { content: media(PIXEL, 'image/png').repeat(2), more: resource(PIXEL, 'image/png', 'dot.png') },
    { html: '<img dot.png><img dot.png>', files: ['dot.png'] },
    { holds: { files: 1 } },
  ],
  [
    'a picture in the text itself',
    'Evernote 6',
    { content: `<div><img src="data:image/png;base64,${PIXEL.toString('base64')}"/></div>` },
    { html: '<div><img picture.png></div>', files: ['picture.png'] },
    { holds: { files: 1 } },
  ],
  [
    'a picture whose bytes are not in the file',
    'Evernote 10',
    { content: `<div>x</div><en-media hash="${'0'.repeat(32)}" type="image/png"/>` },
    { html: '<div>x</div>' },
    { holds: { files: 1 }, lacks: { import_file_missing: 1 } },
  ],

  // The note itself
  [
    'tags, times and a reminder',
    'Evernote 6',
    {
      title: 'Gas',
      content: '<div>x</div>',
      updated: '20210102T030405Z',
      tags: ['home', 'flat papers'],
      attributes: '<reminder-order>1</reminder-order><reminder-time>20270101T090000Z</reminder-time>',
    },
    {
      title: 'Gas',
      labels: ['home', 'flat papers'],
      created: '2019-01-02T03:04:05.000Z',
      updated: '2021-01-02T03:04:05.000Z',
      remindsAt: ['2027-01-01T09:00:00.000Z'],
      done: false,
    },
    { holds: { reminders: 1 } },
  ],
  [
    'a reminder that is done',
    'Evernote 10',
    {
      content: '<div>x</div>',
      attributes:
        '<reminder-time>20200101T090000Z</reminder-time><reminder-done-time>20200102T090000Z</reminder-done-time>',
    },
    { done: true },
    { holds: { reminders: 1 } },
  ],
  [
    'times with all their signs, and a place',
    'Evernote 10',
    {
      content: '<div>x</div>',
      attributes:
        '<reminder-time>2027-01-01T09:00:00+00:00</reminder-time><place-name>Fort Kochi</place-name><latitude>9.96</latitude>',
    },
    { remindsAt: ['2027-01-01T09:00:00.000Z'], location: 'Fort Kochi' },
    { holds: { reminders: 1 } },
  ],
  [
    'the degrees of a place without a name',
    'Evernote 10',
    {
      content: '<div>x</div>',
      attributes: '<latitude>9.9665044</latitude><longitude>-76.2421988</longitude><altitude>3</altitude>',
    },
    { location: '9.96650, -76.24220' },
  ],
  [
    'a place with its degrees, and one that is not known',
    'Evernote 3',
    [
      {
        content: '<div>x</div>',
        attributes: '<latitude>9.96</latitude><longitude>76.24</longitude><place-name>Fort Kochi</place-name>',
      },
      { title: 'Two', content: '<div>x</div>', attributes: '<latitude>0.0</latitude><longitude>0</longitude>' },
    ],
    [{ location: 'Fort Kochi (9.96000, 76.24000)' }, { location: '' }],
    { holds: { notes: 2 } },
  ],
  [
    'a note of 1965',
    'Evernote 3',
    { content: '<div>x</div>', created: '19650102T030405Z' },
    { created: '1965-01-02T03:04:05.000Z' },
  ],
  ['a note without a title', 'Evernote 3', { title: 'Untitled Note', content: '<div>words</div>' }, { title: '' }],
  [
    'a locked part',
    'Evernote 6',
    { content: '<div>a <en-crypt cipher="AES" length="128" hint="pet">c2VjcmV0</en-crypt> b</div>' },
    { html: '<div>a  b</div>' },
    { lacks: { import_part_locked: 1 } },
  ],
  [
    'a note that is too long',
    'Evernote 10',
    [
      { title: 'Chat', content: `<div>${LONG}${LONG}</div>` },
      { title: 'Fine', content: '<div>x</div>' },
    ],
    [{ title: 'Fine' }],
    { holds: { notes: 2 }, lacks: { import_item_too_long: 1 } },
  ],
  ['a note that is empty', 'Evernote 6', { title: 'Untitled', content: '' }, [], { lacks: { import_item_empty: 1 } }],
];

export const evernoteCases: readonly CorpusCase[] = rows.map(([says, version, notes, arrives, rest]) => ({
  says,
  version,
  filename: 'notes.enex',
  file: Buffer.from(writers[version]?.([notes].flat()) ?? ''),
  arrives: [arrives].flat(),
  ...rest,
}));
