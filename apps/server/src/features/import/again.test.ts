import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { write } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { importFile } from '../../test/import.ts';
import { makeKeepArchive } from '../../test/import-files/keep.ts';
import { makeZip } from '../../test/import-files/markdown.ts';
import { download, makeImage } from '../../test/media.ts';
import { createPerson } from '../../test/person.ts';

let testApp: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  token = (await createPerson(testApp)).token;
});

const undo = async (id: string) => {
  await testApp.call('undoImport', { token, params: { id } });
  await testApp.deliver();
};
const listTitles = async (type?: string) =>
  (await testApp.call('listNotes', { token, query: type ? { type } : {} })).data.map(({ title }) => title);
const findOnly = async (type?: string): Promise<string> =>
  (await testApp.call('listNotes', { token, query: type ? { type } : {} })).data[0]?._id ?? '';
const getEtag = async (id: string) =>
  String((await testApp.call('getNote', { token, params: { id } })).headers['etag']);

describe('a note that is known by a path or a time alone', () => {
  const listTexts = async () =>
    (await testApp.call('listNotes', { token, query: {} })).data
      .map(({ title, content }) => `${title}: ${content.replaceAll(/<[^>]+>/g, '')}`)
      .sort();
  const bring = async (file: Buffer, filename?: string) => {
    const { added } = await importFile(testApp, token, file, filename === undefined ? {} : { filename });
    return { notes: added?.notes, existing: added?.existing };
  };

  it('imports a note of a second archive with the same path and another text, once', async () => {
    const work = makeZip({ 'Work/Inbox.md': 'Ring the bank', 'Work/Done.md': 'Nothing' });
    const own = makeZip({ 'Private/Inbox.md': 'Ring mother', 'Private/Done.md': 'Nothing' });
    expect(await bring(work)).toMatchObject({ notes: 2, existing: 0 });
    const second = await importFile(testApp, token, own);
    expect(second.added).toMatchObject({ notes: 1, existing: 1 });
    const all = ['Done: Nothing', 'Inbox: Ring mother', 'Inbox: Ring the bank'];
    expect(await listTexts()).toEqual(all);
    for (const file of [work, own]) expect(await bring(file)).toMatchObject({ notes: 0, existing: 2 });
    await undo(second._id);
    expect(await bring(work)).toMatchObject({ notes: 0, existing: 2 });
    expect(await bring(own)).toMatchObject({ notes: 1, existing: 1 });
    expect(await listTexts()).toEqual(all);
  });

  it('is imported if the earlier note of its path was kept when its import was undone', async () => {
    const { _id } = await importFile(testApp, token, makeZip({ 'A/Inbox.md': 'Ring the bank', 'A/Plan.md': 'Rest' }));
    await undo(_id);
    const trash = (await testApp.call('listNotes', { token, query: { type: 'trash' } })).data;
    for (const { _id: id } of trash) await testApp.call('restoreNote', { token, params: { id } });
    const plan = trash.find(({ title }) => title === 'Plan')?._id ?? '';
    await testApp.call('updateNote', { token, params: { id: plan }, body: { content: 'Rest more' } });
    await testApp.call('deleteNote', { token, params: { id: plan } });
    const other = makeZip({ 'B/Inbox.md': 'Ring mother', 'B/Plan.md': 'Travel' });
    expect(await bring(other)).toMatchObject({ notes: 2, existing: 0 });
    expect(await listTexts()).toEqual(['Inbox: Ring mother', 'Inbox: Ring the bank', 'Plan: Travel']);
    expect(await bring(other)).toMatchObject({ notes: 0, existing: 2 });
  });

  it('is recognised if a second folder beside its own changes all paths', async () => {
    const small = { 'Work/Inbox.md': 'Ring the bank', 'Work/Plans/Year.md': 'Rest' };
    const grown = makeZip({ ...small, 'Private/Inbox.md': 'Ring mother' });
    await bring(makeZip(small));
    expect(await bring(grown)).toMatchObject({ notes: 1, existing: 2 });
    expect(await bring(grown)).toMatchObject({ notes: 0, existing: 3 });
    expect(await bring(makeZip(small))).toMatchObject({ notes: 0, existing: 2 });
  });

  it('is imported beside others of the same minute and title', async () => {
    const time = '14-04-2024 05:30 PM';
    const meeting = (text: string) => `---\ntitle: Meeting\ncreated_at: ${time}\nupdated_at: ${time}\n---\n\n${text}`;
    const file = makeZip({
      'A/Meeting.md': meeting('Budget'),
      'B/Meeting.md': meeting('Roof'),
      'C/Meeting.md': meeting('Roof'),
    });
    expect(await bring(file)).toMatchObject({ notes: 2, existing: 1 });
    expect(await listTexts()).toEqual(['Meeting: Budget#A', 'Meeting: Roof#B']);
    expect(await bring(file)).toMatchObject({ notes: 0, existing: 3 });
  });

  it('is imported from a second Evernote file even if time and title are the same', async () => {
    const enex = (text: string) =>
      Buffer.from(
        `<?xml version="1.0"?><en-export><note><title>Meeting</title><created>20240414T053000Z</created><content><![CDATA[<en-note>${text}</en-note>]]></content></note></en-export>`,
      );
    for (const text of ['Budget', 'Roof']) expect(await bring(enex(text), 'a.enex')).toMatchObject({ notes: 1 });
    expect(await bring(enex('Budget'), 'a.enex')).toMatchObject({ notes: 0, existing: 1 });
    expect(await listTexts()).toEqual(['Meeting: Budget', 'Meeting: Roof']);
  });
});

describe('the pictures of a note that is imported again', () => {
  const vault = async (text: string, background: string) =>
    makeZip({ 'Boat.md': `${text} ![boat](boat.png)`, 'boat.png': await makeImage(8, 8, { background }) });
  const listPictures = async () => {
    const { data } = await testApp.call('listNotes', { token, query: {} });
    const notes = data.toSorted((one, other) => one.content.localeCompare(other.content));
    return Promise.all(
      notes.map(async ({ content, media }) => {
        expect(media.map(({ _id }) => content.includes(_id))).toEqual([true]);
        return (await download(testApp, media[0]?.url ?? '')).bytes.toString('base64');
      }),
    );
  };

  it('are separate from those of another note with the same paths', async () => {
    await importFile(testApp, token, await vault('First', '#c0392b'));
    const [first] = await listPictures();
    await importFile(testApp, token, await vault('Second', '#2980b9'));
    const [still, second] = await listPictures();
    expect(still).toBe(first);
    expect(second).not.toBe(first);
  });

  it('are imported again after an undo, unless another note uses them now', async () => {
    const file = await vault('First', '#c0392b');
    const { _id } = await importFile(testApp, token, file);
    const { data } = await testApp.call('listNotes', { token, query: {} });
    const content = `<p>Copied <img data-media="${data[0]?.media[0]?._id}"></p>`;
    await testApp.call('createNote', { token, body: { title: 'Other', content } });
    const [first] = await listPictures();
    await undo(_id);
    expect(await importFile(testApp, token, file)).toMatchObject({ state: 'done', added: { notes: 1, pictures: 1 } });
    expect(await listPictures()).toEqual([first, first]);
  });

  it('stay in the trash with their note if there is no space for them a second time', async () => {
    const file = makeZip({ 'Boat.md': 'Plan: [plan](plan.txt)', 'plan.txt': 'x'.repeat(60_000) });
    const { _id } = await importFile(testApp, token, file);
    await undo(_id);
    const quota = write(`update users set quota_kind = 'own', quota_bytes = 100000`);
    await testApp.database.single((tx) => tx.run(quota));
    const { skipped } = await importFile(testApp, token, file);
    expect(skipped.map(({ reason }) => reason)).toEqual(['import_file_unfit']);
    const id = await findOnly('trash');
    const { data } = await testApp.call('restoreNote', { token, params: { id } });
    expect(data.media.map(({ size }) => size)).toEqual([60_000]);
  });
});

describe('a note that is imported again after its import was undone', () => {
  it('has a new version number, so that an edit of the first one is refused', async () => {
    const { _id } = await importFile(testApp, token, makeZip({ 'a/plan.md': 'first words' }));
    const id = await findOnly();
    const etag = await getEtag(id);
    await undo(_id);
    await importFile(testApp, token, makeZip({ 'a/plan.md': 'other words' }));
    expect(await findOnly()).toBe(id);
    const headers = { 'if-match': etag };
    const late = await testApp.call('updateNote', { token, params: { id }, body: { content: 'late' }, headers });
    expect(late).toMatchObject({ status: 412, code: 'note_changed' });
    expect((await testApp.call('getNote', { token, params: { id } })).data.content).toContain('other words');
  });

  it('keeps a comment that was made in between, in the note that has it', async () => {
    const file = makeKeepArchive([{ title: 'Payasam', textContent: 'Jaggery first' }]);
    await undo((await importFile(testApp, token, file))._id);
    const id = await findOnly('trash');
    testApp.clock.advance(60_000);
    await testApp.call('restoreNote', { token, params: { id } });
    await testApp.call('createComment', { token, params: { noteId: id }, body: { content: 'Too sweet' } });
    await testApp.call('deleteNote', { token, params: { id } });
    await importFile(testApp, token, file);
    expect(await listTitles('trash')).toEqual(['Payasam']);
    await testApp.call('restoreNote', { token, params: { id } });
    const { data } = await testApp.call('getNote', { token, params: { id } });
    expect(data.comments.map(({ content }) => content)).toEqual(['Too sweet']);
  });

  it('can be undone and imported again any number of times', async () => {
    const file = makeKeepArchive([{ title: 'Payasam' }]);
    const etags = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      const { _id } = await importFile(testApp, token, file);
      expect(await listTitles()).toEqual(['Payasam']);
      etags.add(await getEtag(await findOnly()));
      await undo(_id);
      expect(await listTitles()).toEqual([]);
    }
    expect(etags.size).toBe(3);
  });
});
