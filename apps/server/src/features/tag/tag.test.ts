import type { Note } from '@pinlife/contract/note/schema';
import { NOTE_TAGS_MAX } from '@pinlife/contract/tag/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { read, write } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
const startAsNewPerson = async () => {
  testApp.clock.set('2026-11-18T08:00:00Z');
  person = await createPerson(testApp, { keep: true });
};

const make = async (changes: Record<string, unknown>) => {
  testApp.clock.advance(60_000);
  return createNote(testApp, person.token, changes);
};
const update = (id: string, body: Record<string, unknown>) =>
  testApp.call('updateNote', { token: person.token, params: { id }, body });
const titlesOf = async (query: Record<string, string | string[]>, token = person.token) => {
  const { data } = await testApp.call('listNotes', { token, query });
  return data.map(({ title }) => title);
};
const listTags = async (token = person.token) => {
  const { data } = await testApp.call('listTags', { token });
  return data.map(({ tag, count }) => `${tag} ${count}`);
};

describe('the tags of a note', () => {
  beforeEach(startAsNewPerson);

  it('are made of its title and text, and follow every edit', async () => {
    const note = await make({ title: 'Dinner #Amma', content: '<p>#recipes <code>#no</code></p>' });
    expect(note.tags).toEqual(['Amma', 'recipes']);
    const { data: retitled } = await update(note._id, { title: 'Dinner' });
    expect(retitled.tags).toEqual(['recipes']);
    testApp.clock.advance(600_000);
    const { data: rewritten } = await update(note._id, { content: '<p>#<b>fi</b>sh</p>' });
    expect(rewritten.tags).toEqual(['fish']);
    expect(await listTags()).toEqual(['fish 1']);
    const call = { token: person.token, params: { id: note._id } };
    const { data: versions } = await testApp.call('listVersions', call);
    const restored = await testApp.call('restoreVersion', {
      ...call,
      params: { id: note._id, v: String(versions.at(-1)?.v) },
    });
    expect(restored.data.tags).toEqual(['Amma', 'recipes']);
    expect(await listTags()).toEqual(['Amma 1', 'recipes 1']);
  });

  it('go into the trash and return with it', async () => {
    const { _id: id } = await make({ content: '<p>#onam</p>' });
    const call = { token: person.token, params: { id } };
    await testApp.call('deleteNote', call);
    expect(await listTags()).toEqual([]);
    expect(await titlesOf({ tag: 'onam' })).toEqual([]);
    expect(await titlesOf({ tag: 'onam', type: 'trash' })).toEqual(['Monsoon']);
    await testApp.call('restoreNote', call);
    expect(await listTags()).toEqual(['onam 1']);
    expect(await titlesOf({ tag: 'onam' })).toEqual(['Monsoon']);
  });

  it('are limited to 50, with any text', async () => {
    const many = Array.from({ length: 10_000 }, (_none, index) => `#t${index}`);
    const { tags } = await make({ content: `<p>${many.join(' ')}</p>` });
    expect(tags).toHaveLength(NOTE_TAGS_MAX);
    expect(await listTags()).toHaveLength(NOTE_TAGS_MAX);
  });

  it('are read from notes of earlier versions, by the worker', async () => {
    const { _id: id } = await make({ title: 'Old', content: '<p>#kochi</p>' });
    await testApp.database.transaction(async (tx) => {
      await tx.run(write('update notes set tags = null, tag_keys = null where id = $1', [id]));
      await tx.run(write('insert into untagged_notes select user_id, id from notes where id = $1', [id]));
    });
    const untagged = await testApp.call('getNote', { token: person.token, params: { id } });
    expect(untagged.data.tags).toEqual([]);
    expect(await listTags()).toEqual([]);
    await testApp.deliver();
    const { data: tagged } = await testApp.call('getNote', { token: person.token, params: { id } });
    expect(tagged).toEqual({ ...untagged.data, tags: ['kochi'] });
    expect(await titlesOf({ search: '#kochi old' })).toEqual(['Old']);
    expect(await testApp.database.all(read('select from untagged_notes'))).toEqual([]);
  });
});

describe('GET /api/user/tags', () => {
  beforeEach(startAsNewPerson);

  it('counts the notes of each tag, the one used last first and spelled as it was last', async () => {
    await make({ content: '<p>#Recipes #അമ്മ</p>' });
    await make({ title: '#amma', content: '<p>#recipes</p>' });
    await make({ content: '<p>#cafe\u0301</p>' });
    const { data } = await testApp.call('listTags', { token: person.token });
    expect(data).toEqual([
      { tag: 'caf\u00e9', count: 1, lastUsedAt: '2026-11-18T08:03:00.000Z' },
      { tag: 'amma', count: 1, lastUsedAt: '2026-11-18T08:02:00.000Z' },
      { tag: 'recipes', count: 2, lastUsedAt: '2026-11-18T08:02:00.000Z' },
      { tag: 'അമ്മ', count: 1, lastUsedAt: '2026-11-18T08:01:00.000Z' },
    ]);
  });

  it('answers a stranger with 401, and returns no tags of other people', async () => {
    expect(await testApp.call('listTags')).toMatchObject({ status: 401 });
    await make({ content: '<p>#secret</p>' });
    const other = await createPerson(testApp);
    expect(await listTags(other.token)).toEqual([]);
    expect(await titlesOf({ tag: 'secret' }, other.token)).toEqual([]);
    expect(await titlesOf({ search: '#secret' }, other.token)).toEqual([]);
  });
});

describe('tag= and #word', () => {
  let notes: Note[];
  beforeAll(async () => {
    await startAsNewPerson();
    notes = [
      await make({ title: 'A', content: '<p>#recipes #amma curry</p>' }),
      await make({ title: 'B', content: '<p>#RECIPES fish curry</p>', options: { passion: true } }),
      await make({ title: 'C', content: '<p>recipes amma</p>' }),
      await make({
        title: 'D #amma',
        content: '<p>#caf\u00e9 #हिन्दी</p>',
        reminders: [{ selectedDateTime: '2026-12-24T17:00:00Z', timezone: 'UTC' }],
      }),
      await make({ title: 'E', content: '<p>#recipes-2 curry</p>' }),
    ];
  });

  it.each([
    [{ tag: 'recipes' }, 'B A'],
    [{ tag: '#ReCiPes' }, 'B A'],
    [{ tag: ['recipes', 'amma'] }, 'A'],
    [{ tag: ['recipes', 'violin'] }, ''],
    [{ tag: 'cafe\u0301' }, 'D #amma'],
    [{ tag: 'cafe' }, ''],
    [{ tag: 'हिन्दी' }, 'D #amma'],
    [{ tag: 'amma', type: 'note' }, 'A'],
    [{ tag: 'amma', type: 'reminder' }, 'D #amma'],
    [{ tag: 'recipes', type: 'passion' }, 'B'],
    [{ search: '#recipes' }, 'B A'],
    [{ search: '#recipes #amma' }, 'A'],
    [{ search: 'curry #recipes' }, 'B A'],
    [{ search: 'curry -#recipes' }, 'E'],
    [{ search: 'curry', tag: 'recipes' }, 'B A'],
    [{ search: 'fish', tag: ['recipes', 'amma'] }, ''],
    [{ search: '#recipes', tag: 'amma' }, 'A'],
    [{ search: '#recipes', type: 'passion' }, 'B'],
  ])('%o lists %s', async (query, titles) => {
    expect((await titlesOf(query)).join(' ')).toBe(titles);
  });

  it('pages by cursor and by number, and by several tags too', async () => {
    for (const query of [{ tag: 'amma' }, { search: '#amma' }, { search: 'a', tag: 'amma' }]) {
      const first = await testApp.call('listNotes', { token: person.token, query: { ...query, limit: '1' } });
      expect(first.next).toEqual(expect.any(String));
      const next = { ...query, limit: '1', cursor: first.next ?? '' };
      const second = await testApp.call('listNotes', { token: person.token, query: next });
      expect([...first.data, ...second.data].map(({ title }) => title)).toEqual(['D #amma', 'A']);
      expect(second.next).toBeNull();
      expect(await titlesOf({ ...query, limit: '1', page: '1' })).toEqual(['A']);
    }
  });

  it('follows an edit at once, even if only the markup has changed', async () => {
    const [a] = notes as [Note];
    await titlesOf({ tag: 'amma' });
    await update(a._id, { content: '<p>#recipes <code>#amma</code> curry</p>' });
    expect(await titlesOf({ tag: 'amma' })).toEqual(['D #amma']);
    expect(await titlesOf({ search: '#amma #recipes' })).toEqual([]);
    await testApp.call('updateNote', {
      token: person.token,
      params: { id: a._id },
      body: { options: { passion: true } },
    });
    expect(await titlesOf({ tag: 'recipes', type: 'passion' })).toEqual(['B', 'A']);
  });

  it.each([['two words'], [''], ['1'], ['a#b'], ['a'.repeat(101)], ['🎉']])('refuses %s', async (tag) => {
    const answer = await testApp.call('listNotes', { token: person.token, query: { tag } });
    expect(answer).toMatchObject({ status: 400, code: 'tag_invalid' });
    expect(await testApp.call('listNotes', { query: { tag } })).toMatchObject({ status: 401 });
  });
});
