import { MINUTE_MS } from '@pinlife/contract/durations';
import type { Note } from '@pinlife/contract/note/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';

const COUNT = 120;

let testApp: TestApp;
let person: TestPerson;
/** Newest first, as in the lists. */
const notes: Note[] = [];
beforeAll(async () => {
  testApp = await createTestApp();
  person = await createPerson(testApp);
  for (let index = 0; index < COUNT; index += 1) {
    // Three notes share each instant, so that ids decide the order.
    if (index % 3 === 0) testApp.clock.advance(MINUTE_MS);
    const options = { passion: index % 4 === 0 };
    notes.unshift(await createNote(testApp, person.token, { title: `Note ${index}`, options }));
  }
  notes.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || (a._id < b._id ? 1 : -1));
});
afterAll(() => testApp.close());

const list = (query: Record<string, string>, token = person.token) => testApp.call('listNotes', { token, query });
const idsOf = (found: readonly Note[]) => found.map(({ _id }) => _id);

const listByCursor = async (query: Record<string, string>) => {
  const found: Note[] = [];
  let cursor: string | null | undefined;
  do {
    const answer = await list({ ...query, ...(cursor && { cursor }) });
    found.push(...answer.data);
    cursor = answer.next;
  } while (cursor);
  return found;
};

const listByPage = async (query: Record<string, string>) => {
  const found: Note[] = [];
  for (let page = 0; ; page += 1) {
    const { data } = await list({ ...query, page: String(page) });
    if (data.length === 0) return found;
    found.push(...data);
  }
};

describe('GET /api/note', () => {
  it.each([
    ['214748365', {}],
    ['214748365', { search: 'Note' }],
    ['214748365', { search: 'Nore', limit: '50' }],
    [String(Number.MAX_SAFE_INTEGER), {}],
    [String(Number.MAX_SAFE_INTEGER), { search: 'Note', limit: '50' }],
    [String(Number.MAX_SAFE_INTEGER), { type: 'trash' }],
  ])('is empty on a page that does not exist (%s, %o)', async (page, query) => {
    expect(await list({ ...query, page })).toMatchObject({ status: 200, data: [], next: null });
  });

  it.each(['0000-01-01T00:00:00Z', '0000-01-01', '9999-12-31T23:59:59Z', '9999-12-31T23:59:59-14:00'])(
    'reads %s as the time it is',
    async (time) => {
      for (const query of [{ from: time }, { to: time }, { from: time, search: 'Note' }, { to: time, search: 'Note' }])
        expect((await list(query)).status).toBe(200);
    },
  );

  it('needs a token', async () => {
    expect((await testApp.call('listNotes')).status).toBe(401);
  });

  it.each([
    ['a limit of 0', { limit: '0' }, 'limit_invalid', 'limit'],
    ['a limit that is no number', { limit: 'ten' }, 'limit_invalid', 'limit'],
    ['a page below 0', { page: '-1' }, 'page_invalid', 'page'],
    ['a page that is not whole', { page: '1.5' }, 'page_invalid', 'page'],
    ['an unknown type', { type: 'secret' }, 'type_unknown', 'type'],
    ['a date that is none', { from: 'yesterday' }, 'date_invalid', 'from'],
    ['a made-up cursor', { cursor: 'abc' }, 'cursor_invalid', 'cursor'],
    ['an endless cursor', { cursor: 'A'.repeat(1000) }, 'cursor_invalid', 'cursor'],
  ])('refuses %s', async (_name, query, code, field) => {
    expect(await list(query)).toMatchObject({ status: 400, code, field });
  });

  it('answers ten notes, newest first by createdAt, then _id', async () => {
    const { status, data, next } = await list({});
    expect(status).toBe(200);
    expect(data).toEqual(notes.slice(0, 10).map(({ ...note }) => ({ ...note, id: undefined })));
    expect(next).toEqual(expect.any(String));
  });

  it('pages by cursor through the same notes in the same order as by page', async () => {
    expect(idsOf(await listByCursor({ limit: '7' }))).toEqual(idsOf(notes));
    expect(idsOf(await listByPage({ limit: '7' }))).toEqual(idsOf(notes));
  });

  it('continues by cursor from any page', async () => {
    const page = await list({ limit: '20', page: '2' });
    const following = await list({ limit: '20', cursor: page.next ?? '' });
    expect(idsOf(following.data)).toEqual(idsOf(notes.slice(60, 80)));
  });

  it('returns a null if nothing follows, even if the last page is full', async () => {
    expect((await list({ limit: '40', page: '2' })).next).toBeNull();
    expect((await list({ limit: '40', page: '3' })).data).toEqual([]);
    const [first, second] = [await list({ limit: '50' }), await list({ limit: '50', page: '1' })];
    expect([first.next, second.next]).toEqual([expect.any(String), expect.any(String)]);
  });

  it('clamps a limit above 50', async () => {
    expect((await list({ limit: '5000' })).data).toHaveLength(50);
  });

  it('treats from as inclusive and to as exclusive, by page and by cursor', async () => {
    const [from, to] = [notes[50]?.createdAt ?? '', notes[20]?.createdAt ?? ''];
    const expected = notes.filter(({ createdAt }) => createdAt >= from && createdAt < to);
    expect(expected.length).toBeGreaterThan(20);
    expect(idsOf(await listByCursor({ from, to, limit: '4' }))).toEqual(idsOf(expected));
    expect(idsOf(await listByPage({ from, to, limit: '4' }))).toEqual(idsOf(expected));
  });

  it('reads an offset and a plain date', async () => {
    const day = testApp.clock.now().toISOString().slice(0, 10);
    expect((await list({ from: `${day}T00:00:00+05:30` })).status).toBe(200);
    expect((await list({ to: day })).data).toEqual([]);
  });

  it('answers the passion notes for type=passion, and those without reminders for type=note', async () => {
    const passions = notes.filter(({ options }) => options.passion);
    expect(idsOf(await listByCursor({ type: 'passion' }))).toEqual(idsOf(passions));
    expect(idsOf(await listByCursor({ type: 'note', limit: '50' }))).toEqual(idsOf(notes));
  });

  it('bears a cursor that names a place before or after all times', async () => {
    const cursorOf = (byte: number) => Buffer.concat([Buffer.of(0), Buffer.alloc(22, byte)]).toString('base64url');
    expect(idsOf((await list({ cursor: cursorOf(0x7f) })).data)).toEqual(idsOf(notes.slice(0, 10)));
    expect(await list({ cursor: cursorOf(0) })).toMatchObject({ status: 200, data: [], next: null });
  });

  it('refuses the cursor of a list in another order', async () => {
    const { next } = await list({});
    expect(await list({ type: 'trash', cursor: next ?? '' })).toMatchObject({ status: 400, code: 'cursor_invalid' });
  });

  it('does not show another person’s notes', async () => {
    const other = await createPerson(testApp);
    expect(await list({}, other.token)).toMatchObject({ data: [], next: null });
    const { next } = await list({});
    expect((await list({ cursor: next ?? '' }, other.token)).data).toEqual([]);
  });
});
