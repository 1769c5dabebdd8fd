import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { importFile } from '../../../test/import.ts';
import { makeImage, makeWav, upload } from '../../../test/media.ts';
import { createNote } from '../../../test/note.ts';
import { createPerson, type TestPerson } from '../../../test/person.ts';

let testApp: TestApp;
let meera: TestPerson;
let anu: TestPerson;
let first: Buffer;
let second: Buffer;

const exportAll = async (token: string): Promise<Buffer> => {
  const { data } = await testApp.call('createExport', { token });
  return (await testApp.app.inject({ method: 'GET', url: data.url })).rawPayload;
};

const filesOf = (archive: Buffer): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
  );

type Written = { version: number; media: { s3Key: string; placeholder: string }[]; deletedAt: string | null };

/** The notes without the fields that an import changes: their versions, and the keys of uploads. */
const notesOf = (archive: Buffer) => {
  const { notes } = JSON.parse(Buffer.from(unzipSync(archive)['pinlife.json'] ?? []).toString('utf8'));
  return notes
    .filter(({ deletedAt }: Written) => deletedAt === null)
    .map(({ version: _version, media, ...note }: Written) => ({
      ...note,
      media: media.map(({ s3Key: _s3Key, placeholder: _placeholder, ...item }) => item),
    }));
};

const fill = async ({ token, ...person }: TestPerson) => {
  const owner = { ...person, token };
  const photo = await upload(testApp, owner, {
    bytes: await makeImage(640, 480, { format: 'jpeg' }),
    type: 'image',
    filename: 'വള്ളം 🛶.jpg',
  });
  const drawing = await upload(testApp, owner, { bytes: await makeImage(64, 64), type: 'image', filename: 'a/b?.png' });
  const voice = await upload(testApp, owner, {
    bytes: makeWav(),
    type: 'audio',
    filename: 'voice.wav',
    peaks: [1, 50, 100],
  });
  const paper = await upload(testApp, owner, { bytes: Buffer.from('%PDF-1.4 …'), type: 'file', filename: 'flat.pdf' });
  const whole = await createNote(testApp, token, {
    title: 'Payasam <for> "Vishu" & *more* 🌧️',
    content:
      `<h2>One</h2><p>Jaggery <strong>first</strong> <em>then</em> <u>milk</u> <s>no</s> <code>x &lt; 1</code></p>` +
      `<ul data-type="taskList"><li data-checked="true" data-type="taskItem"><label><input type="checkbox" checked="checked"><span></span></label><div><p>rice</p></div></li></ul>` +
      `<p><img data-media="${drawing._id}" alt="how"></p><blockquote><p>مرحبا بالعالم</p></blockquote><pre><code>a\n b</code></pre><ol start="3"><li><p>c</p></li></ol>`,
    options: { color: '#fbd77a', passion: true, location: 'Kochi' },
    media: [photo._id, voice._id, paper._id],
    reminders: [
      { selectedDateTime: '2027-04-14T05:30:00.000Z', timezone: 'Asia/Kolkata', remindBefore: 600 },
      {
        selectedDateTime: '2026-12-01T05:30:00.000Z',
        timezone: 'Asia/Kolkata',
        repeatType: 'Weekly',
        isRepeating: true,
        repeatEndType: 'FOREVER',
      },
    ],
  });
  const params = { noteId: whole._id };
  await testApp.call('createComment', { token, params, body: { content: 'Less sugar\nnext time' } });
  testApp.clock.advance(60_000);
  await testApp.call('createComment', { token, params, body: { content: 'हाँ' } });
  await testApp.call('updateNote', { token, params: { id: whole._id }, body: { options: { color: '#c0d8ff' } } });
  const done = await createNote(testApp, token, {
    title: 'Gas',
    reminders: [{ selectedDateTime: '2027-01-01T09:00:00Z' }],
  });
  await testApp.call('markNoteDone', { token, params: { id: done._id } });
  const old = await upload(testApp, owner, { bytes: await makeImage(30, 20), type: 'image', filename: 'old.png' });
  const edit = (body: Record<string, unknown>) => testApp.call('updateNote', { token, params: { id: done._id }, body });
  await edit({ content: `<p>Ring <img data-media="${old._id}"></p>` });
  testApp.clock.advance(600_000);
  await edit({ content: '<p>Rang</p>', reminders: [] });
  await createNote(testApp, token, { title: 'Mine', options: { selfNote: true } });
  const { _id: id } = await createNote(testApp, token, { title: 'Thrown away' });
  await testApp.call('deleteNote', { token, params: { id } });
  for (let count = 0; count < 100; count += 1) {
    testApp.clock.advance(1000);
    await createNote(testApp, token, { title: `Note ${count}`, content: `<p>${'മഴ '.repeat(count)}</p>` });
  }
};

beforeAll(async () => {
  testApp = await createTestApp();
  testApp.clock.set('2026-11-16T08:00:00Z');
  [meera, anu] = [await createPerson(testApp), await createPerson(testApp)];
  await fill(meera);
  first = await exportAll(meera.token);
  testApp.clock.advance(60_000);
  await importFile(testApp, anu.token, first);
  second = await exportAll(anu.token);
});
afterAll(() => testApp.close());

describe('an export that is imported into a fresh account', () => {
  it('gives the same notes, with comments, reminders, done, passion and colours', () => {
    expect(notesOf(first)).toHaveLength(103);
    expect(notesOf(second)).toEqual(notesOf(first));
  });

  it('gives the same media, to the last byte', () => {
    const media = (archive: Buffer) =>
      Object.fromEntries(Object.entries(filesOf(archive)).filter(([name]) => name.startsWith('media/')));
    expect(Object.keys(media(first))).toHaveLength(5);
    expect(media(second)).toEqual(media(first));
  });

  it('gives the same versions, with the pictures that only they show', async () => {
    const versionsOf = async ({ token }: TestPerson, archive: Buffer) => {
      const id = notesOf(archive).find(({ title }: { title: string }) => title === 'Gas')._id;
      const { data } = await testApp.call('listVersions', { token, params: { id } });
      return data.map(({ v: _v, media, ...version }) => ({
        ...version,
        media: media.map(({ filename, size, inline }) => ({ filename, size, inline })),
      }));
    };
    const versions = await versionsOf(anu, second);
    expect(versions).toEqual(await versionsOf(meera, first));
    expect(versions.map(({ media, reminders }) => [media.length, reminders.length])).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(versions[0]?.media).toMatchObject([{ filename: 'old.png', inline: true }]);
    const id = notesOf(second).find(({ title }: { title: string }) => title === 'Gas')._id;
    const restored = await testApp.call('restoreVersion', { token: anu.token, params: { id, v: '0' } });
    expect(restored.data).toMatchObject({ content: versions[0]?.content, media: [{ filename: 'old.png' }] });
  });

  it('gives the same Markdown files and the same page', () => {
    const texts = (archive: Buffer) => Object.entries(filesOf(archive)).filter(([name]) => name.endsWith('.md'));
    expect(texts(first)).toHaveLength(103);
    expect(texts(second)).toEqual(texts(first));
  });

  it('adds nothing to the account it came from', async () => {
    const again = await importFile(testApp, meera.token, first);
    expect(again).toMatchObject({ state: 'done', source: 'pinlife', added: { notes: 0, existing: 103 }, skipped: [] });
  });

  it('leaves the trash out, unless it is requested', async () => {
    const { token } = await createPerson(testApp);
    expect(await importFile(testApp, token, first, { trashed: true })).toMatchObject({
      counts: { notes: 104, trashed: 1, pictures: 2, recordings: 1, files: 1, reminders: 2, comments: 2 },
      added: { notes: 104, trashed: 1 },
    });
    const trash = await testApp.call('listNotes', { token, query: { type: 'trash' } });
    expect(trash.data.map(({ title }) => title)).toEqual(['Thrown away']);
  });
});

describe('an export', () => {
  it('can be read as Markdown', () => {
    const [, text] = Object.entries(unzipSync(first)).find(([name]) => name.includes('Payasam')) ?? [];
    expect(
      Buffer.from(text ?? [])
        .toString('utf8')
        .replace(/[\da-f-]{36}/g, 'ID'),
    ).toMatchSnapshot();
  });

  it('can be read in any browser, and runs nothing', () => {
    const page = Buffer.from(unzipSync(first)['index.html'] ?? []).toString('utf8');
    const says = (words: string | RegExp) => page.search(words) >= 0;
    expect([
      says('<h2 dir="auto">Payasam &lt;for&gt; "Vishu" &amp; \\*more\\* 🌧️</h2>'),
      says("default-src 'none'"),
      says(/<img loading="lazy" src="media\/[\da-f-]{36}\/b_\.png" alt="how">/),
      says(/<script|Thrown away/),
    ]).toEqual([true, true, true, false]);
  });
});
