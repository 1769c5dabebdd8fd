import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { importFile, previewFile } from '../../test/import.ts';
import { makeEnex } from '../../test/import-files/evernote.ts';
import { joplinItem, makeTar } from '../../test/import-files/joplin.ts';
import { makeKeepArchive } from '../../test/import-files/keep.ts';
import { makeZip } from '../../test/import-files/markdown.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  person = await createPerson(testApp);
});

const bring = (file: Buffer, filename: string) => importFile(testApp, person.token, file, { filename });
const listNotes = async () => {
  const { data } = await testApp.call('listNotes', { token: person.token, query: { limit: '50' } });
  return new Map(data.map((note) => [note.title, note]));
};
/** The URL with which the page opens the note. */
const addressIn = (content = '') =>
  /href="http:\/\/pinlife\.test\/dashboard\/home\?note=([\da-f-]{36})"/.exec(content)?.[1];

const [ONE, TWO, GONE] = ['1', '2', '3'].map((sign) => sign.repeat(32)) as [string, string, string];
const joplin = (id: string, title: string, body: string) => ({ [`${id}.md`]: joplinItem(1, id, title, body, {}) });

describe('links between notes', () => {
  it.each([
    [
      'Joplin',
      'a.jex',
      makeTar({ ...joplin(ONE, 'One', `see [it](:/${TWO})`), ...joplin(TWO, 'Two', `back to [it](:/${ONE})`) }),
    ],
    ['Obsidian', 'a.zip', makeZip({ 'One.md': 'see [[Two|it]]', 'Two.md': 'back to [[One]]' })],
    [
      'Evernote',
      'a.enex',
      makeEnex([
        { title: 'One', content: '<div><a href="evernote:///view/1/s1/a/a/">Two</a></div>' },
        { title: 'Two', content: '<div><a href="evernote:///view/1/s1/b/b/">One</a></div>' },
      ]),
    ],
  ])('of %s lead to the pinups, in either order', async (_program, filename, file) => {
    const report = await bring(file, filename);
    expect(report).toMatchObject({ added: { notes: 2, skipped: 0 }, skipped: [] });
    const notes = await listNotes();
    expect(addressIn(notes.get('One')?.content)).toBe(notes.get('Two')?._id);
    expect(addressIn(notes.get('Two')?.content)).toBe(notes.get('One')?._id);
  });

  it('lead to notes of an earlier import', async () => {
    await bring(makeTar(joplin(TWO, 'Two', 'x')), 'a.jex');
    const report = await bring(makeTar(joplin(ONE, 'One', `see [it](:/${TWO})`)), 'b.jex');
    const notes = await listNotes();
    expect(report.skipped).toEqual([]);
    expect(addressIn(notes.get('One')?.content)).toBe(notes.get('Two')?._id);
  });

  it('stay as words if they lead nowhere, counted in preview and report', async () => {
    const file = makeTar(joplin(ONE, 'One', `[a](:/${TWO}) [b](:/${GONE}) [c](:/${GONE})`));
    const lost = [{ name: 'One', reason: 'import_link_lost', count: 3 }];
    expect((await previewFile(testApp, person.token, file, 'a.jex')).skipped).toEqual(lost);
    const report = await bring(file, 'a.jex');
    expect(report).toMatchObject({ added: { notes: 1, skipped: 1 }, skipped: lost });
    expect((await listNotes()).get('One')?.content).toBe('<p>a b c</p>');
  });

  it('never lead to another person’s notes', async () => {
    await bring(makeTar(joplin(TWO, 'Two', 'x')), 'a.jex');
    person = await createPerson(testApp);
    const report = await bring(makeTar(joplin(ONE, 'One', `see [it](:/${TWO})`)), 'b.jex');
    expect(report.skipped).toEqual([{ name: 'One', reason: 'import_link_lost' }]);
  });
});

describe('the counts of a report', () => {
  it('count known notes as archived or in the trash by where they are now', async () => {
    const keep = (isTrashed: boolean, at: number) => ({
      title: 'x',
      isTrashed,
      isArchived: !isTrashed,
      createdTimestampUsec: at,
    });
    const file = makeKeepArchive([keep(true, 1e15), keep(false, 2e15)]);
    await importFile(testApp, person.token, file, { trashed: true });
    const later = makeKeepArchive([keep(true, 1e15), keep(false, 2e15), keep(true, 3e15)]);
    expect((await previewFile(testApp, person.token, later)).counts).toMatchObject({
      notes: 3,
      trashed: 2,
      existing: 2,
      existingTrashed: 1,
      existingArchived: 1,
    });
  });

  it('lets an unreadable file be dismissed', async () => {
    const { _id: id, state } = await previewFile(testApp, person.token, Buffer.from('no notes'), 'a.zip');
    expect(state).toBe('failed');
    const away = await testApp.call('cancelImport', { token: person.token, params: { id } });
    expect(away.data).toMatchObject({ state: 'cancelled', startedAt: null, startable: false });
  });

  it('contain how many files of a note are missing', async () => {
    const file = makeZip({ 'One.md': '![[a.png]] ![[b.png]] x' });
    const report = await bring(file, 'a.zip');
    expect(report.skipped).toEqual([{ name: 'One', reason: 'import_file_missing', count: 2 }]);
  });

  it('keeps the dates of notes that are older than computers count, and names with a slash', async () => {
    const paper = Buffer.from('%PDF-1.4');
    await bring(
      makeEnex([
        {
          title: 'Old',
          content: '<div>x</div>',
          created: '19650102T030405Z',
          resources: [{ bytes: paper, mime: 'application/pdf', name: 'Bill 3/2024.pdf' }],
        },
      ]),
      'a.enex',
    );
    expect((await listNotes()).get('Old')).toMatchObject({
      createdAt: '1965-01-02T03:04:05.000Z',
      media: [{ filename: 'Bill 3_2024.pdf' }],
    });
  });

  it('recognises a note of a file that has one more task', async () => {
    const task = (title: string) =>
      `<task><title>${title}</title><created>20250101T000000Z</created><taskStatus>open</taskStatus></task>`;
    const enex = (tasks: string) =>
      Buffer.from(
        makeEnex([{ title: 'Trip', content: '<div>x</div>' }])
          .toString()
          .replace('</note>', `${tasks}</note>`),
      );
    await bring(enex(task('a')), 'a.enex');
    const report = await bring(enex(task('a') + task('b')), 'a.enex');
    expect(report.added).toMatchObject({ notes: 0, existing: 1 });
    expect([...(await listNotes()).keys()]).toEqual(['Trip']);
  });
});
