import { deflateSync } from 'node:zlib';
import { IMAGE_MAX_BYTES } from '@pinlife/contract/media/limits';
import type { Note } from '@pinlife/contract/note/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { importFile } from '../../test/import.ts';
import { makeEnex, md5Of } from '../../test/import-files/evernote.ts';
import { joplinItem, makeTar } from '../../test/import-files/joplin.ts';
import { makeKeepArchive } from '../../test/import-files/keep.ts';
import { makeZip } from '../../test/import-files/markdown.ts';
import { makeNoise } from '../../test/import-files/model.ts';
import { makeImage, makePng, makeWav } from '../../test/media.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let person: TestPerson;
let photo: Buffer;
beforeAll(async () => {
  testApp = await createTestApp();
  photo = await makeImage(40, 30, { format: 'jpeg' });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  person = await createPerson(testApp);
});

const listAll = async (): Promise<Note[]> =>
  (await testApp.call('listNotes', { token: person.token, query: { limit: '50' } })).data;
const bring = async (file: Buffer, options: Parameters<typeof importFile>[3] = {}) => {
  const report = await importFile(testApp, person.token, file, options);
  const notes = await listAll();
  return { report, notes, byTitle: (title: string) => notes.find((note) => note.title === title) };
};

describe('Google Keep', () => {
  it('imports text, formatting, colour, times, labels and pins', async () => {
    const { byTitle } = await bring(
      makeKeepArchive([
        {
          title: 'Monsoon 🌧️',
          textContent: 'plain',
          textContentHtml:
            '<p dir="ltr" style="line-height:1.38;"><span style="font-weight:700;">bold</span> <span style="font-style:italic;text-decoration:underline">both</span></p><p>مرحبا</p>',
          color: 'CERULEAN',
          isPinned: true,
          labels: [{ name: 'Rain songs' }, { name: 'കേരളം' }],
          createdTimestampUsec: 1_650_000_000_123_456,
          userEditedTimestampUsec: 1_660_000_000_000_000,
        },
      ]),
    );
    expect(byTitle('Monsoon 🌧️')).toMatchObject({
      content: '<p><strong>bold</strong> <em><u>both</u></em></p><p>مرحبا</p><p>#Rain_songs #കേരളം</p>',
      options: { color: '#c0d8ff', passion: true },
      createdAt: '2022-04-15T05:20:00.123Z',
      updatedAt: '2022-08-08T23:06:40.000Z',
      updated: true,
    });
  });

  it('imports checklists, links, pictures and recordings', async () => {
    const { report, byTitle } = await bring(
      makeKeepArchive(
        [
          {
            title: 'Market',
            listContent: [
              { text: 'rice & dal', isChecked: true },
              { text: 'okra', isChecked: false },
            ],
            annotations: [
              { description: '', source: 'WEBLINK', title: 'A shop', url: 'https://example.com/?a=1&b="2"' },
            ],
            attachments: [
              { filePath: 'one.jpg', mimetype: 'image/jpeg' },
              { filePath: 'voice.wav', mimetype: 'audio/wav' },
            ],
          },
        ],
        { 'one.jpeg': photo, 'voice.wav': makeWav() },
      ),
    );
    const note = byTitle('Market');
    expect(note?.content).toContain('<li data-checked="true" data-type="taskItem">');
    expect(note?.content).toContain('<div><p>rice &amp; dal</p></div>');
    expect(note?.content).toContain('href="https://example.com/?a=1&amp;b=&quot;2&quot;">A shop</a>');
    expect(note?.media.map(({ type, filename, width }) => [type, filename, width])).toEqual([
      ['image', 'one.jpeg', 40],
      ['audio', 'voice.wav', null],
    ]);
    expect(report.added).toMatchObject({ notes: 1, pictures: 1, recordings: 1 });
  });

  it('imports archived notes as done and trashed ones into the trash, as the person chose', async () => {
    const file = makeKeepArchive([
      { title: 'Old', isArchived: true },
      { title: 'Gone', isTrashed: true },
      { title: 'New' },
    ]);
    const without = await bring(file, { archived: false });
    expect(without.notes.map(({ title }) => title)).toEqual(['New']);
    const { byTitle, report } = await bring(file, { trashed: true });
    expect(byTitle('Old')).toMatchObject({ done: true });
    expect(report).toMatchObject({ counts: { notes: 3, archived: 1, trashed: 1 }, added: { notes: 2, trashed: 1 } });
    const trash = await testApp.call('listNotes', { token: person.token, query: { type: 'trash' } });
    expect(trash.data.map(({ title }) => title)).toEqual(['Gone']);
  });

  it('lists notes that are empty, broken or lack a file, and imports the rest', async () => {
    const { report, notes } = await bring(
      makeKeepArchive(
        [
          { title: 'Flat papers', attachments: [{ filePath: 'gone.png', mimetype: 'image/png' }] },
          {},
          { title: 'Not a picture', attachments: [{ filePath: 'x.png', mimetype: 'image/png' }] },
          { textContent: 'x'.repeat(1_200_000), title: 'Chat' },
        ],
        { 'broken.json': Buffer.from('{"isTrashed": false, "userEditedTimestampUsec": '), 'x.png': Buffer.from('no') },
      ),
    );
    expect(report.skipped.map(({ name, reason }) => [name, reason]).sort()).toEqual([
      ['1 ', 'import_item_empty'],
      ['Chat', 'import_item_too_long'],
      ['Flat papers', 'import_file_missing'],
      ['broken', 'import_item_damaged'],
    ]);
    expect(notes.map(({ title, media }) => [title, media[0]?.type]).sort()).toEqual([
      ['Flat papers', undefined],
      ['Not a picture', 'file'],
    ]);
  });

  it('cuts a long title at a word and keeps it whole in the text; a note without one gets its first words', async () => {
    const long = `${'word '.repeat(30)}end`;
    const { notes } = await bring(
      makeKeepArchive([{ title: long, textContent: 'x' }, { textContent: '\nHello you\nmore' }]),
    );
    const [cut, named] = [
      notes.find(({ title }) => title.startsWith('word')),
      notes.find((n) => n.title === 'Hello you'),
    ];
    expect(cut?.title).toMatch(/^(?:word )+word…$/);
    expect(cut?.title.length).toBeLessThanOrEqual(85);
    expect(cut?.content).toBe(`<p><strong>${long}</strong></p><p>x</p>`);
    expect(named?.content).toContain('<p>Hello you</p><p>more</p>');
  });

  it('imports a photo of 20 MB as a picture, and a larger one as a file', async () => {
    const side = 2285;
    const rows = makeNoise(side * (side * 4 + 1));
    // Each row begins with its filter byte.
    for (let row = 0; row < side; row += 1) rows[row * (side * 4 + 1)] = 0;
    const large = makePng({ width: side, height: side }, deflateSync(rows, { level: 0 }));
    const [picture, file] = [large, Buffer.concat([large, makeNoise(IMAGE_MAX_BYTES + 1 - large.length)])];
    expect(picture.length).toBeGreaterThan(IMAGE_MAX_BYTES * 0.99);
    const attachments = ['in.png', 'out.png'].map((filePath) => ({ filePath, mimetype: 'image/png' }));
    const { report, byTitle } = await bring(
      makeKeepArchive([{ title: 'Photos', attachments }], { 'in.png': picture, 'out.png': file }),
    );
    expect(report).toMatchObject({ added: { pictures: 1, files: 1 }, skipped: [] });
    expect(byTitle('Photos')?.media.map(({ type, width, size }) => [type, width, size])).toEqual([
      ['image', side, expect.any(Number)],
      ['file', null, IMAGE_MAX_BYTES + 1],
    ]);
  });

  it('gives two notes of one microsecond two ids, the same ones each time', async () => {
    const twins = makeKeepArchive([
      { title: 'One', createdTimestampUsec: 1_600_000_000_000_000 },
      { title: 'Two', createdTimestampUsec: 1_600_000_000_000_000 },
    ]);
    await bring(twins);
    const { notes, report } = await bring(twins);
    expect([notes.length, report.added?.notes]).toEqual([2, 0]);
  });
});

describe('a folder of Markdown', () => {
  it('imports a vault of Obsidian: folders and tags, wiki links, embeds, tasks, tables, code', async () => {
    const { report, byTitle } = await bring(
      makeZip({
        'Vault/.obsidian/app.json': '{}',
        'Vault/.trash/Old.md': 'Gone',
        'Vault/Home/Recipes/Payasam.md': [
          '---',
          'tags: [sweet, "Vishu 2024"]',
          'created: 2024-04-14T05:30:00Z',
          'updated: 2024-04-15',
          '---',
          'Jaggery **first**, see [[Flat|the flat]] and ![[boat.jpg]] ![[voice.wav]]',
          '',
          '- [x] rice',
          '- [ ] milk',
          '  - nested',
          '',
          '| a | b |',
          '|---|---|',
          '| 1 | 2 |',
          '',
          '```js',
          'let [[x]] = 1 < 2;',
          '```',
          '![gone](missing.png) ![out](https://example.com/a.png) [paper](../papers/flat%20plan.pdf)',
        ].join('\n'),
        'Vault/Home/papers/flat plan.pdf': '%PDF',
        'Vault/attachments/boat.jpg': photo,
        'Vault/attachments/voice.wav': makeWav(),
        'Vault/Flat.md': '# The flat\n\nWords',
      }),
    );
    expect(report).toMatchObject({
      source: 'markdown',
      counts: { notes: 3, trashed: 1, pictures: 1, recordings: 1, files: 1, labels: 4 },
      skipped: [{ name: 'Payasam', reason: 'import_file_missing' }],
    });
    const payasam = byTitle('Payasam');
    expect(payasam).toMatchObject({ createdAt: '2024-04-14T05:30:00.000Z', updatedAt: '2024-04-15T00:00:00.000Z' });
    expect(payasam?.media.map(({ filename, inline }) => [filename, inline])).toEqual([
      ['voice.wav', false],
      ['flat plan.pdf', false],
      ['boat.jpg', true],
    ]);
    const flat = byTitle('Flat');
    expect(
      payasam?.content.replace(/data-media="[^"]+"/, 'data-media').replace(flat?._id ?? '', 'the id of Flat'),
    ).toMatchSnapshot();
    expect(flat?.content).toBe('<h1>The flat</h1><p>Words</p>');
  });

  it('imports Notesnook with the front matter of each note, and a note of two notebooks once', async () => {
    const note = [
      '---',
      'title: "Gas: booking"',
      'created_at: 14-04-2024 05:30 PM',
      'updated_at: 15-04-2024 12:05 AM',
      'pinned: true',
      'color: blue',
      'tags: home, flat papers',
      '---',
      '',
      '# Gas: booking',
      '',
      'Number <img class="" src="./attachments/h-card.jpg" alt="card.jpg" width="1" height="1" />',
    ].join('\n');
    const { report, notes } = await bring(
      makeZip({
        'Home/Gas- booking.md': note,
        'Bills/Gas- booking.md': note,
        '_archive/Old.md': note.replaceAll('Gas: booking', 'Old').replace('pinned', 'archived'),
        'attachments/h-card.jpg': photo,
      }),
    );
    expect(report).toMatchObject({ source: 'notesnook', added: { notes: 2, existing: 1 } });
    expect(notes.find(({ title }) => title === 'Gas: booking')).toMatchObject({
      createdAt: '2024-04-14T17:30:00.000Z',
      updatedAt: '2024-04-15T00:05:00.000Z',
      options: { passion: true, color: '#c0d8ff' },
      media: [{ filename: 'h-card.jpg', inline: true }],
      content: expect.stringMatching(/<p>#home #flat_papers<\/p>$/i),
    });
    expect(notes.find(({ title }) => title === 'Old')).toMatchObject({ done: true });
  });

  it('reads front matter as people do: digits are words, and an empty value is none', async () => {
    const { notes } = await bring(
      makeZip({ 'a.md': '---\ntitle: 2024\ntags: 2025\n---\nx', 'Empty.md': '---\ntitle:\ntags:\n---\ny' }),
    );
    expect(notes.map(({ title, content }) => [title, content]).sort()).toEqual([
      ['2024', '<p>x</p><p>#_2025</p>'],
      ['Empty', '<p>y</p>'],
    ]);
  });

  it('finds no colour and no file ending under a name that every object has', async () => {
    const { notes } = await bring(
      makeZip({ 'a.md': '---\ncolor: constructor\n---\n![](x.constructor)', 'x.constructor': 'x' }),
    );
    expect(notes).toMatchObject([{ options: { color: '#ffffff' }, media: [{ filename: 'x.constructor' }] }]);
  });

  it('imports a single file', async () => {
    const { report, notes } = await bring(Buffer.from('# One\n\nTwo'), { filename: 'one.md' });
    expect(report).toMatchObject({ source: 'markdown', added: { notes: 1 } });
    expect(notes).toMatchObject([{ title: 'One', content: '<p>Two</p>' }]);
  });
});

describe('Joplin', () => {
  const ids = { note: 'a'.repeat(32), folder: 'b'.repeat(32), inner: 'c'.repeat(32), tag: 'd'.repeat(32) };
  const [picture, paper] = ['e'.repeat(32), 'f'.repeat(32)];

  const times = {
    created_time: '2024-04-14T05:30:00.000Z',
    updated_time: '2024-04-15T05:30:00.000Z',
    user_created_time: '2020-01-02T03:04:05.678Z',
    user_updated_time: '2021-01-02T03:04:05.678Z',
  };
  const todo = { parent_id: ids.inner, ...times, is_todo: 1, markup_language: 1 };

  const makeJex = () =>
    makeTar({
      [`${ids.note}.md`]: joplinItem(
        1,
        ids.note,
        'Book the gas',
        `Card: ![card.jpg](:/${picture})\n\nparent_id: is a word, too\n\n- [ ] call [paper](:/${paper}) [other](:/${ids.folder})`,
        { ...todo, todo_due: Date.parse('2027-01-01T09:00:00Z'), todo_completed: 0 },
      ),
      [`${'1'.repeat(32)}.md`]: joplinItem(1, '1'.repeat(32), 'Paid', '', {
        ...todo,
        todo_completed: 5,
        todo_due: 1000,
      }),
      [`${'2'.repeat(32)}.md`]: joplinItem(1, '2'.repeat(32), 'Web', '<p>As <b>HTML</b></p>', {
        ...times,
        markup_language: 2,
      }),
      [`${'3'.repeat(32)}.md`]: joplinItem(1, '3'.repeat(32), 'Thrown', 'x', {
        ...times,
        deleted_time: 1_700_000_000_000,
      }),
      [`${'4'.repeat(32)}.md`]: joplinItem(1, '4'.repeat(32), '', '', { ...times, encryption_applied: 1 }),
      [`${'5'.repeat(32)}.md`]: 'no properties at all',
      [`${ids.folder}.md`]: joplinItem(2, ids.folder, 'Home', '', { parent_id: '' }),
      [`${ids.inner}.md`]: joplinItem(2, ids.inner, 'Flat 4', '', { parent_id: ids.folder }),
      [`${ids.tag}.md`]: joplinItem(5, ids.tag, 'urgent', '', {}),
      [`${'6'.repeat(32)}.md`]: joplinItem(6, '6'.repeat(32), '', '', {
        note_id: ids.note,
        tag_id: ids.tag,
      }).trimStart(),
      [`${picture}.md`]: joplinItem(4, picture, 'card.jpg', '', { mime: 'image/jpeg', file_extension: 'jpg' }),
      [`${paper}.md`]: joplinItem(4, paper, 'paper.pdf', '', { mime: 'application/pdf', file_extension: 'pdf' }),
      [`resources/${picture}.jpg`]: photo,
    });

  it('imports notes and to-dos with notebooks, tags, resources and alarms', async () => {
    const { report, byTitle } = await bring(makeJex(), { filename: 'all.jex' });
    expect(report).toMatchObject({
      source: 'joplin',
      counts: { notes: 4, trashed: 1, pictures: 1, reminders: 2, labels: 3 },
      added: { notes: 3 },
    });
    expect(report.skipped.map(({ name, reason }) => [name.slice(0, 4), reason]).sort()).toEqual([
      ['4444', 'import_item_locked'],
      ['5555', 'import_item_damaged'],
      ['Book', 'import_file_missing'],
      ['Book', 'import_link_lost'],
    ]);
    const note = byTitle('Book the gas');
    expect(note).toMatchObject({
      createdAt: '2020-01-02T03:04:05.678Z',
      updatedAt: '2021-01-02T03:04:05.678Z',
      done: false,
      media: [{ filename: 'card.jpg', inline: true }],
      reminders: [{ nextAt: '2027-01-01T09:00:00.000Z' }],
    });
    expect(note?.content).toMatch(
      /^<p>Card: <img data-media="[^"]+" alt="card.jpg"><\/p><p>parent_id: is a word, too<\/p><ul/,
    );
    expect(note?.content).toMatch(/call paper other<\/p>.*<p>#urgent #Home #Flat_4<\/p>$/);
    expect(byTitle('Paid')).toMatchObject({ done: true, reminders: [{ nextAt: null }] });
    expect(byTitle('Web')?.content).toBe('<p>As <strong>HTML</strong></p>');
  });
});

describe('Evernote', () => {
  it('imports text, boxes, tags, reminders and resources, those in the text in their positions', async () => {
    const paper = Buffer.from('%PDF-1.4 flat');
    const { report, byTitle } = await bring(
      makeEnex([
        {
          title: 'Flat & papers 🏠',
          created: '20200102T030405Z',
          updated: '20210102T030405Z',
          tags: ['Home & flat', 'urgent'],
          attributes: '<reminder-order>1</reminder-order><reminder-time>20270101T090000Z</reminder-time>',
          content:
            `<div>One &amp; <b>two</b>&nbsp;&#128512; മഴ</div><div><br/></div><div><en-todo checked="true"/>rice</div><div><en-todo/>milk</div>` +
            `<ul style="--en-todo:true;"><li style="--en-checked:false;"><div>new box</div></li></ul>` +
            `<table><tr><td>a</td><td>b</td></tr></table><en-media hash="${md5Of(photo)}" type="image/jpeg" /><en-media hash="${md5Of(paper)}" type="application/pdf"></en-media>` +
            `<en-crypt cipher="AES">c2VjcmV0</en-crypt><en-media hash="${'0'.repeat(32)}" type="image/png"/>`,
          resources: [
            { bytes: photo, mime: 'image/jpeg', name: 'boat.jpg' },
            { bytes: paper, mime: 'application/pdf' },
          ],
        },
        { title: 'Untitled Note', content: '<div>First words</div>' },
      ]),
      { filename: 'flat.enex' },
    );
    expect(report).toMatchObject({
      source: 'evernote',
      added: { notes: 2, pictures: 1, files: 1, reminders: 1, labels: 2 },
      skipped: [
        { name: 'Flat & papers 🏠', reason: 'import_part_locked' },
        { name: 'Flat & papers 🏠', reason: 'import_file_missing' },
      ],
    });
    const note = byTitle('Flat & papers 🏠');
    expect(note).toMatchObject({
      createdAt: '2020-01-02T03:04:05.000Z',
      updatedAt: '2021-01-02T03:04:05.000Z',
      reminders: [{ nextAt: '2027-01-01T09:00:00.000Z' }],
      media: [
        { filename: expect.stringMatching(/\.pdf$/), inline: false, size: paper.length },
        { filename: 'boat.jpg', inline: true, width: 40 },
      ],
    });
    expect(note?.content.replace(/data-media="[^"]+"/, 'data-media')).toMatchSnapshot();
    expect(byTitle('First words')?.content).toBe('<div>First words</div>');
  });

  it('imports the same file once, even two notes of one second and title', async () => {
    const file = makeEnex([
      { title: 'Same', content: 'a' },
      { title: 'Same', content: 'b' },
    ]);
    await bring(file, { filename: 'a.enex' });
    const { report, notes } = await bring(file, { filename: 'a.enex' });
    expect([report.added?.existing, notes.length]).toEqual([2, 2]);
  });
});
