import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordFigure } from '../../../../../testing/fault-figures.ts';
import { newId } from '../../platform/secret/id.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let person: TestPerson;
/** A person who has logged out. */
let leaver: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  person = await createPerson(testApp);
  leaver = await createPerson(testApp);
  await testApp.call('logout', { token: leaver.token });
});
afterAll(() => testApp.close());

const create = (body: Record<string, unknown> | string, token = person.token) =>
  testApp.call('createNote', { token, body });
const countNotes = async () => {
  const { data } = await testApp.call('listNotes', { token: person.token, query: { limit: '50' } });
  return data.length;
};

describe('POST /api/note', () => {
  it('needs a token', async () => {
    expect(await testApp.call('createNote', { body: { title: 'x' } })).toMatchObject({ status: 401 });
  });

  it.each([
    ['a good note', { title: 'x' }],
    ['a bad note', { title: '' }],
    ['no JSON', '{'],
    ['a long text', { title: 'x', content: 'x'.repeat(20_000) }],
  ])('answers strangers who send %s only that they are strangers', async (_name, body) => {
    for (const stranger of [leaver.token, 'none']) expect(await create(body, stranger)).toMatchObject({ status: 401 });
  });

  it.each(['null', 'NULL and void', 'back\\slash', '{a,b}', '"', ''])('accepts the words “%s”', async (content) => {
    expect(await create({ title: content || 'x', content })).toMatchObject({ status: 201 });
  });

  it.each([
    ['no title', {}, 'title_required', 'title'],
    ['a blank title', { title: '   ' }, 'title_required', 'title'],
    ['a title of 86 characters', { title: 'x'.repeat(86) }, 'title_too_long', 'title'],
    ['an unknown colour', { title: 'x', options: { color: '#123456' } }, 'color_unknown', 'options.color'],
    ['a passion that is no boolean', { title: 'x', options: { passion: 'yes' } }, 'invalid', 'options.passion'],
    ['an id that is none', { title: 'x', _id: '7' }, 'invalid', '_id'],
    ['content that is no text', { title: 'x', content: 7 }, 'invalid', 'content'],
  ])('refuses %s', async (_name, body, code, field) => {
    expect(await create(body)).toMatchObject({ status: 400, code, field });
  });

  it('treats null as not sent for every field but the title', async () => {
    const { data: plain } = await create({ title: 'Plain' });
    const options = { color: null, passion: null, location: null, selfNote: null };
    const nothing = { _id: null, content: null, reminders: null, reminderConfig: null, media: null, reminder: null };
    for (const body of [
      { ...nothing, options: null },
      { ...nothing, options },
    ]) {
      const { status, data } = await create({ title: 'Plain', ...body });
      expect(status).toBe(201);
      expect(data).toEqual({ ...plain, _id: data._id, id: data.id });
    }
  });

  it('refuses a body of more than 1 MB', async () => {
    const content = 'x'.repeat(1024 * 1024);
    expect(await create({ title: 'Long', content })).toMatchObject({ status: 413, code: 'body_too_large' });
  });

  it('answers 201 with the whole note, its id beside its _id and its version as entity tag', async () => {
    const answer = await create({ title: '  Monsoon ', content: '<p>Rain</p>' });
    const now = testApp.clock.now().toISOString();
    expect(answer).toMatchObject({ status: 201, headers: { etag: '"1"' } });
    expect(answer.data).toEqual({
      id: answer.data._id,
      _id: expect.any(String),
      title: 'Monsoon',
      content: '<p>Rain</p>',
      options: { color: '#ffffff', passion: false, location: '', selfNote: false },
      reminder: false,
      reminders: [],
      media: [],
      comments: [],
      commentCount: 0,
      tags: [],
      done: false,
      updated: false,
      version: 1,
      share: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
  });

  it('keeps colour, passion, location and the self note switch', async () => {
    const options = { color: '#c0d8ff', passion: true, location: 'Alappuzha', selfNote: true };
    expect((await create({ title: 'Boat', options })).data.options).toEqual(options);
  });

  it('accepts a title of 85 characters, counted as JavaScript counts them', async () => {
    const title = `${'🌧'.repeat(42)}x`;
    expect((await create({ title })).data.title).toBe(title);
    expect((await create({ title: `${title}x` })).status).toBe(400);
  });

  it('accepts a long text in which no word occurs twice', async () => {
    const words = Array.from(
      { length: 60_000 },
      (_, index) => `${String.fromCodePoint(0x20000 + (index % 40_000))}-${index}`,
    );
    expect((await create({ title: 'Long', content: words.join(' ') })).status).toBe(201);
  });

  it('stores no NUL character', async () => {
    const { status, data } = await create('{"title":"Mon\\u0000soon","content":"a\\u0000b"}');
    expect({ status, title: data.title, content: data.content }).toEqual({
      status: 201,
      title: 'Monsoon',
      content: 'ab',
    });
  });

  it('makes one note of five creates with one _id, and answers all alike', async () => {
    const before = await countNotes();
    const body = { _id: newId(), title: 'Once' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countNotes()).toBe(before + 1);
    recordFigure('retries', '5 creates at once: 1 note, 5 equal answers');
  });

  it('does not wait for another person whose account is locked', async () => {
    const held = await createPerson(testApp);
    const holder = await testApp.database.connect();
    await holder.query('begin');
    await holder.query('select from users where id = $1 for update', [held.id]);
    const authors = [person, held, person, person];
    const [first, waiting, ...others] = authors.map(({ token }) => create({ title: 'Together' }, token));
    const answers = await Promise.all([first, ...others]);
    await holder.query('commit');
    holder.release();
    expect(answers.map((answer) => answer?.status)).toEqual([201, 201, 201]);
    expect((await waiting)?.status).toBe(201);
  });

  it('answers a repeated create with the note as it is now', async () => {
    const body = { _id: newId(), title: 'First words' };
    await create(body);
    await testApp.call('updateNote', { token: person.token, params: { id: body._id }, body: { title: 'Other words' } });
    expect((await create(body)).data).toMatchObject({ id: body._id, title: 'Other words', updated: true });
  });

  it('separates concurrent notes of many people, and refuses only people who have left', async () => {
    const writers = [await createPerson(testApp), await createPerson(testApp)];
    const sent = [leaver, ...writers].flatMap((author) =>
      ['Rain', 'Sun', 'Snow', 'Fog'].map((word) => ({ author, title: `${word} ${author.id}` })),
    );
    const answers = await Promise.all(sent.map(({ author, title }) => create({ title }, author.token)));
    expect(answers.map(({ status }) => status)).toEqual(sent.map(({ author }) => (author === leaver ? 401 : 201)));
    for (const { id, token } of writers) {
      const { data } = await testApp.call('listNotes', { token });
      expect(data.map(({ title }) => title).sort()).toEqual([`Fog ${id}`, `Rain ${id}`, `Snow ${id}`, `Sun ${id}`]);
    }
  });

  it('notes that its author was here', async () => {
    const author = await createPerson(testApp);
    const seenAt = async () => (await testApp.call('listSessions', { token: author.token })).data[0]?.lastSeenAt;
    testApp.clock.advance(6 * 60_000);
    await create({ title: 'Here' }, author.token);
    const now = testApp.clock.now().toISOString();
    testApp.clock.advance(60_000);
    expect(await seenAt()).toBe(now);
  });

  it('lets two people use the same _id independently', async () => {
    const other = await createPerson(testApp);
    const _id = newId();
    await create({ _id, title: 'Mine' });
    expect((await create({ _id, title: 'Theirs' }, other.token)).data.title).toBe('Theirs');
    const mine = await testApp.call('getNote', { token: person.token, params: { id: _id } });
    expect(mine.data.title).toBe('Mine');
  });
});
