import { readdir } from 'node:fs/promises';
import { HOUR_MS } from '@pinlife/contract/durations';
import { IMPORT_REPORT_MAX_BYTES, IMPORTS_LISTED } from '@pinlife/contract/import/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { compile, read, write } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { getImport, importFile, previewFile, sendImport } from '../../test/import.ts';
import { craftZip } from '../../test/import-files/crafted-zip.ts';
import { joplinItem, makeTar } from '../../test/import-files/joplin.ts';
import { makeKeepArchive } from '../../test/import-files/keep.ts';
import { makeZip } from '../../test/import-files/markdown.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { listChildren, listChildrenOf } from '../../test/processes.ts';
import { draftsSchema } from './caged/answer-schemas.ts';
import { emptyDraft } from './read/port.ts';
import { validateDraft } from './write/validate-draft.ts';

let testApp: TestApp;
let person: TestPerson;
let token: string;
beforeAll(async () => {
  testApp = await createTestApp({ importTurnMs: 0 });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  person = await createPerson(testApp);
  token = person.token;
});

const id = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;

/** An export of PinLife with any JSON as its notes. */
const makeExport = (...notes: object[]): Buffer =>
  makeZip({ 'pinlife.json': `{"notes":[\n${notes.map((note) => JSON.stringify(note)).join(',\n')}\n]}` });

/** Entries with names of a kilobyte. */
const listLong = <Entry>(count: number, make: (name: string) => Entry): Entry[] =>
  Array.from({ length: count }, (_none, index) => make(String(index).padStart(1_000, 'n')));

const missing = () => Promise.reject(new Error('There is no file.'));

const setTries = (importId: string, tries: number) =>
  testApp.database.single((tx) => tx.run(write('update imports set tries = $1 where id = $2', [tries, importId])));

/** Takes up one import, and runs no other jobs. */
const runImports = () =>
  testApp.services.workSources
    .find(({ name }) => name === 'imports')
    ?.runBatch(testApp.clock.now(), new AbortController().signal);

describe('a part of a file that ends its reader', () => {
  it('is tried twice, then becomes a line of the report, and the rest is imported', async () => {
    const { safeParse } = draftsSchema;
    const spy = vi.spyOn(draftsSchema, 'safeParse').mockImplementation((answer, params) => {
      const isEvil = (answer as { title?: string }[]).some(({ title }) => title === 'evil');
      if (isEvil) for (const pid of listChildrenOf('import-process')) process.kill(pid, 'SIGKILL');
      return safeParse(answer, params);
    });
    onTestFinished(() => spy.mockRestore());
    const before = new Set(listChildren());
    const notes = [{ title: 'good' }, { title: 'evil', createdTimestampUsec: 2 }];
    const report = await importFile(testApp, token, makeKeepArchive(notes));
    expect(report).toMatchObject({ state: 'done', added: { notes: 1 } });
    expect(report.skipped).toContainEqual({ name: 'evil', reason: 'import_item_harmful' });
    expect(testApp.log.filter((line) => line.includes('A reader of an import has ended'))).toHaveLength(2);
    await expect.poll(() => listChildren().filter((pid) => !before.has(pid))).toEqual([]);
  });
});

describe('an item whose result breaks the schema', () => {
  it('is tried twice, then it is a line of the report', async () => {
    const { safeParse } = draftsSchema;
    const spoil = (draft: { title?: string }) => (draft.title === 'evil' ? { ...draft, title: 7 } : draft);
    const spy = vi
      .spyOn(draftsSchema, 'safeParse')
      .mockImplementation((answer, params) => safeParse((answer as object[]).map(spoil), params));
    onTestFinished(() => spy.mockRestore());
    const report = await importFile(
      testApp,
      token,
      makeKeepArchive([{ title: 'good' }, { title: 'evil', createdTimestampUsec: 2 }]),
    );
    expect(report).toMatchObject({ state: 'done', added: { notes: 1 } });
    expect(report.skipped).toContainEqual({ name: 'evil', reason: 'import_item_harmful' });
  });
});

describe('a note that the database refuses', () => {
  it('is a line of the report, and the others of its batch are imported', async () => {
    // A NUL in the title when it is sent to the database, which answers SQLSTATE 22021.
    const spoil = (value: unknown) =>
      Array.isArray(value) ? value.map((one) => (one === 'refused' ? 're\0fused' : one)) : value;
    const { database } = testApp;
    const { transaction } = database;
    database.transaction = (work) =>
      transaction.call(database, (tx) => {
        const all: typeof tx.all = (query) => {
          const statement = compile(query);
          return tx.all({ ...statement, values: statement.values.map(spoil) });
        };
        return work({ ...tx, all });
      }) as never;
    onTestFinished(() => void Object.assign(database, { transaction }));
    const titles = ['first', 'refused', 'last'];
    const notes = titles.map((title, index) => ({ title, createdTimestampUsec: index + 1 }));
    const report = await importFile(testApp, token, makeKeepArchive(notes));
    expect(report).toMatchObject({ state: 'done', added: { notes: 2, skipped: 1 } });
    expect(report.skipped).toEqual([{ name: 'refused', reason: 'import_item_damaged' }]);
    const { data } = await testApp.call('listNotes', { token });
    expect(data.map(({ title }) => title).sort()).toEqual(['first', 'last']);
  });
});

describe('an import at which the worker itself ended', () => {
  it('fails if the crashing item is unknown', async () => {
    const importId = await sendImport(testApp, token, makeKeepArchive([{ title: 'a' }]));
    await setTries(importId, 2);
    await testApp.deliver();
    expect(await getImport(testApp, token, importId)).toMatchObject({ state: 'failed', error: 'import_harmful' });
  });

  it('skips an item that crashed the worker twice', async () => {
    const archive = makeKeepArchive([
      { title: 'a', createdTimestampUsec: 1 },
      { title: 'b', createdTimestampUsec: 2 },
    ]);
    const { _id: importId } = await previewFile(testApp, token, archive);
    await testApp.call('startImport', { token, params: { id: importId }, body: {} });
    await setTries(importId, 2);
    await testApp.deliver();
    const report = await getImport(testApp, token, importId);
    expect(report).toMatchObject({ state: 'done', added: { notes: 1, skipped: 1 } });
    expect(report.skipped).toEqual([{ name: '#1', reason: 'import_item_harmful' }]);
  });
});

describe('a part of a file that exceeds the memory limit', () => {
  it.each([
    ['a list of millions of tasks', `"listContent":[${'{},'.repeat(2_600_000)}{}]`],
    ['a list of strings', `"labels":[${'"a",'.repeat(1_500_000)}""]`],
    ['many keys', Array.from({ length: 600_000 }, (_none, index) => `"${index}":0`).join()],
  ])('is a line of the report before it is parsed, and its reader continues: %s', async (_what, fields) => {
    const endless = `{"isTrashed":false,"createdTimestampUsec":2,"title":"endless",${fields}}`;
    const archive = makeKeepArchive([{ title: 'good' }], { 'endless.json': Buffer.from(endless) });
    const report = await importFile(testApp, token, archive);
    expect(report).toMatchObject({ state: 'done', added: { notes: 1 } });
    expect(report.skipped).toContainEqual({ name: 'endless', reason: 'import_item_too_long' });
  });

  it('is skipped if it is a note of a PinLife export above every limit, and its neighbours are imported', async () => {
    const long = { _id: id('2'), title: 'long', comments: Array.from({ length: 4000 }, () => 'x'.repeat(4000)) };
    const file = makeExport({ _id: id('1'), title: 'a' }, long, { _id: id('3'), title: 'b' });
    const report = await importFile(testApp, token, file);
    expect(report).toMatchObject({ state: 'done', added: { notes: 2 } });
    expect(report.skipped.map(({ reason }) => reason)).toEqual(['import_item_too_long']);
  });

  it.each([
    ['an archive', () => craftZip(listLong(20_000, (name) => ({ name: `${name}.md`, content: 'x' })))],
    [
      'an archive of archives',
      () => {
        const inner = (first: string) => craftZip(listLong(9_000, (name) => ({ name: `${first}${name}.md` })));
        return makeZip({ 'a.zip': inner('a'), 'b.zip': inner('b') });
      },
    ],
    [
      'an export of Joplin',
      () => {
        const title = 'x'.repeat(4000);
        const ids = Array.from({ length: 4_500 }, (_none, index) => index.toString(16).padStart(32, '0'));
        return makeTar(Object.fromEntries(ids.map((tag) => [`${tag}.md`, joplinItem(5, tag, title, '', {})])));
      },
    ],
  ])('is all names of %s together', async (_what, make) => {
    const preview = await previewFile(testApp, token, make());
    expect(preview).toMatchObject({ state: 'failed', error: 'import_harmful' });
  });
});

describe('an imported note', () => {
  const comment = (index: number, content: string, createdAt = '2024-01-01T00:00:00Z') => ({
    _id: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000001`,
    content,
    createdAt,
    updatedAt: createdAt,
  });

  it('loses NUL characters and dates that PostgreSQL cannot store', async () => {
    const report = await importFile(
      testApp,
      token,
      makeExport({
        _id: id('a'),
        title: 'ti\0tle',
        content: '<p>te\0xt</p>',
        options: { color: '#ffffff', passion: false, location: 'Ko\0chi', selfNote: false },
        comments: [comment(1, 'r\0ain'), comment(2, 'old', '-200000-01-01T00:00:00Z'), comment(3, '\ud800half')],
        createdAt: '-200000-01-01T00:00:00Z',
        updatedAt: '-200000-01-01T00:00:00Z',
      }),
    );
    expect(report).toMatchObject({ state: 'done', added: { notes: 1, comments: 3 } });
    const { data } = await testApp.call('getNote', { token, params: { id: id('a') } });
    expect(data.options.location).toBe('Kochi');
  });

  it('has no versions whose title is nothing that a database could store', async () => {
    const replacedAt = new Date(testApp.clock.now().getTime() - 60_000);
    const version = (v: number, title: string) => JSON.stringify({ v, title, content: '', options: {}, replacedAt });
    const file = makeZip({
      'pinlife.json': `{"notes":[\n{"_id":"${id('e')}","title":"now"}\n]}`,
      [`versions/${id('e')}.json`]: `{"versions":[\n${version(1, '\0')},\n${version(0, 'be\0fore')}\n]}`,
    });
    expect(await importFile(testApp, token, file)).toMatchObject({ state: 'done', added: { notes: 1 } });
    const { data } = await testApp.call('listVersions', { token, params: { id: id('e') } });
    expect(data.map(({ title }) => title)).toEqual(['before']);
  });

  it('has no more comments than the API allows, and the report mentions it', async () => {
    const long = 'x'.repeat(4000);
    const comments = Array.from({ length: 2000 }, (_none, index) => comment(index, long));
    const report = await importFile(testApp, token, makeExport({ _id: id('b'), title: 'talk', comments }));
    expect(report.state).toBe('done');
    expect(report.added?.comments).toBeLessThan(1300);
    expect(report.skipped).toContainEqual({ name: 'talk', reason: 'comments_too_large' });
  });

  it('has a waveform of as many peaks as the API allows, made of those in the file', () => {
    const peaks = Array.from({ length: 240_000 }, (_none, index) => (index === 3999 ? 90 : 10));
    const file = { id: id('d'), name: 'a.wav', contentType: 'audio/wav', size: 1, inline: false, peaks, open: missing };
    const { files } = validateDraft({ ...emptyDraft, title: 'x', html: '', files: [file] });
    expect(files[0]?.peaks).toEqual(Array.from({ length: 120 }, (_none, index) => (index === 1 ? 90 : 10)));
  });

  it('may have more comments than one statement has room for', async () => {
    const comments = Array.from({ length: 12_000 }, (_none, index) => comment(index, 'x'));
    const report = await importFile(testApp, token, makeExport({ _id: id('c'), title: 'talk', comments }));
    expect(report).toMatchObject({ state: 'done', added: { notes: 1, comments: 12_000 } });
  });
});

describe('a report', () => {
  it('is limited in bytes, even with very long names', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 3000 }, (_none, index) => [`${'é'.repeat(400)}${index}.md`, Buffer.from([0, 1])]),
    );
    const preview = await previewFile(testApp, token, makeZip({ ...files, 'good.md': 'words' }));
    expect(preview).toMatchObject({ state: 'ready', counts: { notes: 1, skipped: 3000 } });
    expect(Buffer.byteLength(JSON.stringify(preview.skipped))).toBeLessThan(IMPORT_REPORT_MAX_BYTES + 10_000);
  });
});

describe('reports of a person', () => {
  it('are kept only as long as their imports are listed', async () => {
    const { _id: first } = await previewFile(testApp, token, makeZip({ 'a.md': Buffer.from([0]), 'b.md': 'words' }));
    expect((await getImport(testApp, token, first)).skipped).toHaveLength(1);
    for (let count = 0; count <= IMPORTS_LISTED; count += 1) {
      testApp.clock.advance(60_000);
      await testApp.call('createImport', { token, body: { filename: 'c.zip', size: 5 } });
    }
    expect(await getImport(testApp, token, first)).toMatchObject({ state: 'cancelled', skipped: [], samples: [] });
  });
});

describe('a file that is slow to read', () => {
  it('gives way to others between two items, and loses nothing of its preview', async () => {
    const other = await createPerson(testApp);
    const many = Array.from({ length: 40 }, (_none, index) => ({
      title: `n${index}`,
      createdTimestampUsec: index + 1,
    }));
    const long = await sendImport(testApp, token, makeKeepArchive(many));
    // If two imports wait since the same moment, either may be first.
    testApp.clock.advance(1000);
    const short = await sendImport(testApp, other.token, makeKeepArchive([{ title: 'one' }]));
    for (let turn = 0; turn < 2; turn += 1) {
      testApp.clock.advance(1000);
      await runImports();
    }
    expect((await getImport(testApp, other.token, short)).state).toBe('ready');
    expect(await getImport(testApp, token, long)).toMatchObject({ state: 'reading', counts: null });
    await testApp.deliver();
    expect(await getImport(testApp, token, long)).toMatchObject({ state: 'ready', counts: { notes: 40 } });
  });
});

describe('many large notes beside each other', () => {
  it('are charged to none of them', async () => {
    const large = Object.fromEntries(
      Array.from({ length: 24 }, (_none, index) => [`${index}.md`, `${index} ${'രണ്ടു words '.repeat(300_000)}`]),
    );
    const preview = await previewFile(testApp, token, makeZip({ ...large, 'small.md': 'words' }));
    expect(preview).toMatchObject({ state: 'ready', counts: { notes: 1, skipped: 24 } });
    expect(new Set(preview.skipped.map(({ reason }) => reason))).toEqual(new Set(['import_item_too_long']));
  });
});

describe('the readers of a person', () => {
  const yesterday = () => new Date(testApp.clock.now().getTime() - 25 * HOUR_MS);

  it('use no more than a fixed amount of processor time in a day', async () => {
    const file = makeKeepArchive([{ title: 'one' }]);
    const { _id: first } = await previewFile(testApp, token, file);
    const spend = write('update imports set reader_ms = reader_ms + 3600000 where id = $1 and reader_ms > 0', [first]);
    expect(await testApp.database.single((tx) => tx.run(spend))).toBe(1);
    expect(await previewFile(testApp, token, file)).toMatchObject({ state: 'failed', error: 'import_harmful' });
    const age = write('update imports set read_at = $2 where id = $1', [first, yesterday()]);
    await testApp.database.single((tx) => tx.run(age));
    expect((await previewFile(testApp, token, file)).state).toBe('ready');
  });

  it('are counted if the file cannot be opened, and if an old import continues', async () => {
    const person = await createPerson(testApp);
    const spentOn = async (id: string) => {
      const statement = read<{ spent: number }>('select reader_ms as spent from imports where id = $1', [id]);
      return (await testApp.database.first(statement))?.spent ?? 0;
    };
    const refused = await previewFile(testApp, person.token, Buffer.from('neither notes nor an archive'));
    expect(refused.state).toBe('failed');
    expect(await spentOn(refused._id)).toBeGreaterThan(0);

    const file = makeKeepArchive([{ title: 'one' }]);
    const { _id: old } = await previewFile(testApp, person.token, file);
    const age = write('update imports set created_at = $2 where id = $1', [old, yesterday()]);
    await testApp.database.single((tx) => tx.run(age));
    const spend = write('update imports set reader_ms = 3600000 where id = $1', [old]);
    await testApp.database.single((tx) => tx.run(spend));
    await testApp.call('startImport', { token: person.token, params: { id: old }, body: {} });
    await testApp.deliver();
    expect(await getImport(testApp, person.token, old)).toMatchObject({ state: 'failed', error: 'import_harmful' });
  });
});

describe('the files of a person', () => {
  const listStored = async (importId: string) => {
    const names = await readdir(testApp.folder, { recursive: true });
    return names.filter((name) => name.includes(`import-${importId}`));
  };

  it('are one at a time: that of a stopped import is deleted when another one is announced', async () => {
    const many = Array.from({ length: 60 }, (_none, index) => ({
      title: `n${index}`,
      createdTimestampUsec: index + 1,
    }));
    const { _id: first } = await previewFile(testApp, token, makeKeepArchive(many));
    await testApp.call('startImport', { token, params: { id: first }, body: {} });
    await testApp.call('cancelImport', { token, params: { id: first } });
    expect((await getImport(testApp, token, first)).startable).toBe(true);
    expect(await listStored(first)).not.toEqual([]);
    await testApp.call('createImport', { token, body: { filename: 'b.zip', size: 5 } });
    expect((await getImport(testApp, token, first)).startable).toBe(false);
    expect(await listStored(first)).toEqual([]);
  });
});

describe('a note that was restored and edited while its batch was prepared', () => {
  it('stays as it was edited', async () => {
    const file = makeKeepArchive([{ title: 'Payasam', textContent: 'Jaggery first' }]);
    const { _id: first } = await importFile(testApp, token, file);
    await testApp.call('undoImport', { token, params: { id: first } });
    await testApp.deliver();
    const { _id: second } = await previewFile(testApp, token, file);
    await testApp.call('startImport', { token, params: { id: second }, body: {} });
    const { data: trash } = await testApp.call('listNotes', { token, query: { type: 'trash' } });
    const noteId = trash[0]?._id ?? '';
    // The first transaction looks the note up, the second writes it: here it changes between the two.
    const { database } = testApp;
    const { transaction } = database;
    let count = 0;
    database.transaction = (async (work: never) => {
      count += 1;
      if (count === 2) {
        database.transaction = transaction;
        expect((await testApp.call('restoreNote', { token, params: { id: noteId } })).status).toBe(200);
        await testApp.call('updateNote', { token, params: { id: noteId }, body: { title: 'Mine' } });
      }
      return transaction.call(database, work);
    }) as never;
    onTestFinished(() => void Object.assign(database, { transaction }));
    await runImports();
    expect(await getImport(testApp, token, second)).toMatchObject({ state: 'done', added: { notes: 0, existing: 1 } });
    const { data } = await testApp.call('listNotes', { token });
    expect(data.map(({ title }) => title)).toEqual(['Mine']);
  });
});

describe('an undo that another worker has taken over', () => {
  it('changes nothing any more, and is carried out by the other one', async () => {
    const { _id: importId } = await importFile(testApp, token, makeKeepArchive([{ title: 'Payasam' }]));
    await testApp.call('undoImport', { token, params: { id: importId } });
    const { database } = testApp;
    const { transaction } = database;
    database.transaction = (async (work: never) => {
      database.transaction = transaction;
      const lease = write('update imports set lease = $1, due_at = $2 where id = $3', [
        id('e'),
        new Date(testApp.clock.now().getTime() + 60_000),
        importId,
      ]);
      await database.single((tx) => tx.run(lease));
      return transaction.call(database, work);
    }) as never;
    await runImports();
    const listTitles = async () => (await testApp.call('listNotes', { token })).data.map(({ title }) => title);
    expect(await listTitles()).toEqual(['Payasam']);
    testApp.clock.advance(61_000);
    await testApp.deliver();
    expect(await listTitles()).toEqual([]);
  });
});
