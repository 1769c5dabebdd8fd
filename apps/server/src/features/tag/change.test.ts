import { DAY_MS } from '@pinlife/contract/durations';
import type { Note } from '@pinlife/contract/note/schema';
import { TAG_UNDO_DAYS } from '@pinlife/contract/tag/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { read, write } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { openStream, startNode } from '../../test/node.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.clock.advance(DAY_MS);
  person = await createPerson(testApp, { keep: true });
});

const make = (changes: Record<string, unknown>) => createNote(testApp, person.token, changes);
const get = async ({ _id: id }: Note) => (await testApp.call('getNote', { token: person.token, params: { id } })).data;
const change = (tags: string[], to: string | null) =>
  testApp.call('changeTags', { token: person.token, body: { tags, to } });
const find = async (id: string) => (await testApp.call('getTagChange', { token: person.token, params: { id } })).data;
const undo = async (id: string) => {
  await testApp.call('undoTagChange', { token: person.token, params: { id } });
  await testApp.deliver();
  return find(id);
};
const listTags = async () => {
  const { data } = await testApp.call('listTags', { token: person.token });
  return data.map(({ tag, count }) => `${tag} ${count}`).sort();
};

describe('a change of tags', () => {
  it('renames in titles and texts, as an edit of each note with a version of its own, and is taken back', async () => {
    const one = await make({ title: 'Try #Recipies!', content: '<p>#re<strong>cip</strong>ies, a#recipies</p>' });
    const other = await make({ title: 'Other', content: '<p>#other <code>#recipies</code></p>' });
    // Edited shortly before: the rename must not be joined with it.
    const { data: edited } = await testApp.call('updateNote', {
      token: person.token,
      params: { id: one._id },
      body: { options: { location: 'Kochi' } },
    });
    const created = await change(['#RECIPIES'], 'recipes');
    expect(created).toMatchObject({ status: 201, data: { tags: ['recipies'], to: 'recipes', state: 'changing' } });
    await testApp.deliver();
    expect(await find(created.data._id)).toMatchObject({ state: 'done', changed: 1, left: 0 });
    const renamed = await get(one);
    expect(renamed).toMatchObject({
      title: 'Try #recipes!',
      content: '<p>#recipes<strong></strong>, a#recipies</p>',
      tags: ['recipes'],
      updated: true,
    });
    expect(await get(other)).toMatchObject({ content: other.content, version: other.version });
    expect(await listTags()).toEqual(['other 1', 'recipes 1']);
    const { data: versions } = await testApp.call('listVersions', { token: person.token, params: { id: one._id } });
    expect(versions[0]).toMatchObject({ v: edited.version, title: 'Try #Recipies!' });

    expect(await undo(created.data._id)).toMatchObject({ state: 'undone' });
    expect(await get(one)).toMatchObject({ title: one.title, content: one.content, tags: ['Recipies'] });
    expect(await undo(created.data._id)).toMatchObject({ state: 'undone' });
  });

  it('merges several, and Undo gives each its own back', async () => {
    const one = await make({ content: '<p>#recipe</p>' });
    const both = await make({ content: '<p>#recipe #recipes #rezepte</p>' });
    const { data } = await change(['recipe', 'rezepte'], 'recipes');
    await testApp.deliver();
    expect(await listTags()).toEqual(['recipes 2']);
    expect((await get(both)).content).toBe('<p>#recipes #recipes #recipes</p>');
    expect(await undo(data._id)).toMatchObject({ state: 'undone', left: 0 });
    expect((await get(one)).content).toBe(one.content);
    expect((await get(both)).content).toBe(both.content);
  });

  it.each([
    ['#cafe\u0301 #CAFÉ #cafe', 'café', 'Café', '#Café #Café #cafe'],
    ['#ΟΔΟΣ #οδός', 'οδος', 'οδός', '#οδός #οδός'],
    ['#അവന്‍.', 'അവന്‍', 'ഞാൻ', '#ഞാൻ.'],
    ['#𝐀b#c', '𝐀b', '𝒜-1', '#𝒜-1#c'],
  ])('renames %s, which is #%s, to #%s, and is taken back', async (text, from, to, renamed) => {
    const note = await make({ content: `<p>${text}</p>` });
    const { data } = await change([from], to);
    await testApp.deliver();
    expect((await get(note)).content).toBe(`<p>${renamed}</p>`);
    expect(await undo(data._id)).toMatchObject({ state: 'undone', changed: 1, left: 0 });
    expect((await get(note)).content).toBe(note.content);
  });

  it('sends every open tab an event for each note that it changes, back and forth, and for no other', async () => {
    const notes = [await make({ content: '<p>#old</p>' }), await make({ title: 'Is #old', content: '' })];
    await make({ content: '<p>#other</p>' });
    const node = await startNode(testApp);
    const stream = await openStream(node.url, person.token);
    const listTold = async () => {
      const told: unknown[] = [];
      while (told.length < notes.length) {
        const event = await stream.next();
        if (event?.data['kind'] === 'changed') told.push(event.data);
      }
      return told;
    };
    const expectAllTold = async () => {
      const current = await Promise.all(notes.map(get));
      // The change names no tab: the tab that requested it shows the notes anew as well.
      const expected = current.map(({ _id, version }) => ({ noteId: _id, version, kind: 'changed' }));
      expect(await listTold()).toEqual(expect.arrayContaining(expected.map((event) => expect.objectContaining(event))));
    };
    const { data } = await change(['old'], 'new');
    await testApp.deliver();
    await expectAllTold();
    await undo(data._id);
    await expectAllTold();
    await stream.close();
    await node.close();
  });

  it('removes a tag and leaves its word, also in scripts with joiners', async () => {
    const note = await make({ title: '#train', content: '<p>#Train ##train #trainer #അവന്‍</p>' });
    await change(['train'], null);
    await change(['അവന്‍'], null);
    await testApp.deliver();
    expect(await get(note)).toMatchObject({
      title: 'train',
      content: '<p>Train ##train #trainer അവന്‍</p>',
      tags: ['trainer'],
    });
  });

  it('skips a note whose title has no room, and reports it', async () => {
    const note = await make({ title: `${'x'.repeat(82)} #a`, content: '<p>#a</p>' });
    const { data } = await change(['a'], 'something-longer');
    await testApp.deliver();
    expect(await find(data._id)).toMatchObject({ state: 'done', changed: 0, left: 1 });
    expect(await get(note)).toMatchObject({ title: note.title, content: note.content, version: note.version });
  });

  it('loses no words of concurrent edits, and Undo keeps later edits', async () => {
    const notes = await Promise.all(
      Array.from({ length: 60 }, (_none, index) => make({ title: `Note ${index}`, content: '<p>#old</p>' })),
    );
    const { data } = await change(['old'], 'new');
    const write = async ({ _id: id, version }: Note, index: number) =>
      index % 3 === 0
        ? testApp.call('updateNote', {
            token: person.token,
            params: { id },
            body: { content: `<p>#old words of ${index}</p>` },
            headers: { 'if-match': `"${version}"` },
          })
        : null;
    const [answers] = await Promise.all([Promise.all(notes.map(write)), testApp.deliver()]);
    await testApp.deliver();
    const written = answers.flatMap((answer, index) => (answer?.status === 200 ? [index] : []));
    const refused = answers.filter((answer) => answer?.status === 412);
    expect(written.length + refused.length).toBe(20);
    for (const index of written) {
      expect((await get(notes[index] as Note)).content).toMatch(new RegExp(`^<p>#(new|old) words of ${index}</p>$`));
    }
    const touched = notes[1] as Note;
    await testApp.call('updateNote', {
      token: person.token,
      params: { id: touched._id },
      body: { content: '<p>#new and mine</p>' },
    });
    const trashed = notes[4] as Note;
    await testApp.call('deleteNote', { token: person.token, params: { id: trashed._id } });
    // Other notes may also have been edited since the rename, so only bounds are known.
    const { left } = await undo(data._id);
    expect(left).toBeGreaterThanOrEqual(2);
    expect(left).toBeLessThanOrEqual(2 + written.length);
    expect((await get(touched)).content).toBe('<p>#new and mine</p>');
    expect((await get(notes[2] as Note)).content).toBe('<p>#old</p>');
  });

  it('changes and counts each note once, even if two workers run it at the same time', async () => {
    const notes = await Promise.all(Array.from({ length: 30 }, () => make({ content: '<p>#old</p>' })));
    const full = await Promise.all(
      Array.from({ length: 10 }, () => make({ title: `${'x'.repeat(80)} #old`, content: '' })),
    );
    const { data } = await change(['old'], 'something-longer');
    // A second claim of the job, as after a lease that ended while its worker was still alive.
    const copy = `insert into jobs (user_id, id, kind, payload, run_at, created_at)
      select user_id, gen_random_uuid(), kind, payload, run_at, created_at from jobs where user_id = $1 and kind = $2`;
    expect(await testApp.database.single((tx) => tx.run(write(copy, [person.id, 'tag.change'])))).toBe(1);
    await testApp.deliver();
    expect(await find(data._id)).toMatchObject({ state: 'done', changed: notes.length, left: full.length });
    for (const { _id: id } of notes) {
      const { data: versions } = await testApp.call('listVersions', { token: person.token, params: { id } });
      expect(versions).toHaveLength(1);
    }
  });

  it('leaves nothing if it is called back before it has ended', async () => {
    const notes = await Promise.all(Array.from({ length: 120 }, () => make({ content: '<p>#old</p>' })));
    const { data } = await change(['old'], 'new');
    await Promise.all([testApp.deliver(), undo(data._id)]);
    await testApp.deliver();
    expect(await find(data._id)).toMatchObject({ state: 'undone' });
    expect(await listTags()).toEqual([`old ${notes.length}`]);
  });
});

it('tags and their changes go with their person', async () => {
  await make({ content: '<p>#old</p>' });
  await change(['old'], 'new');
  await testApp.deliver();
  const countRows = () =>
    testApp.database.first(
      read<Record<string, number>>(
        `select (select count(*)::int from note_tags where user_id = $1) as tags,
           (select count(*)::int from tag_changes where user_id = $1) as changes,
           (select count(*)::int from tag_changed_notes where user_id = $1) as notes`,
        [person.id],
      ),
    );
  expect(await countRows()).toEqual({ tags: 1, changes: 1, notes: 1 });
  await testApp.database.transaction((tx) => tx.run(write('delete from users where id = $1', [person.id])));
  expect(await countRows()).toEqual({ tags: 0, changes: 0, notes: 0 });
});

describe('the calls', () => {
  it.each([
    ['nothing', {}],
    ['no tags', { tags: [], to: 'a' }],
    ['a name with a blank', { tags: ['a'], to: 'two words' }],
    ['a number', { tags: ['a'], to: '1' }],
    ['what is no tag', { tags: ['a b'], to: null }],
    ['too many', { tags: Array.from({ length: 101 }, (_none, index) => `t${index}`), to: 'a' }],
  ])('refuse %s', async (_what, body) => {
    expect(await testApp.call('changeTags', { token: person.token, body })).toMatchObject({ status: 400 });
    expect(await testApp.call('changeTags', { body })).toMatchObject({ status: 401 });
  });

  it('are refused if one person makes very many', async () => {
    await make({ content: '<p>#mine</p>' });
    const { data } = await change(['mine'], 'mine');
    const fill = write('update throttles set count = 300 where bucket = $1', [`tag-changes:${person.id}`]);
    expect(await testApp.database.transaction((tx) => tx.run(fill))).toBe(1);
    expect(await change(['mine'], 'mine')).toMatchObject({ status: 429, code: 'too_many_attempts' });
    const params = { id: data._id };
    expect(await testApp.call('undoTagChange', { token: person.token, params })).toMatchObject({ status: 429 });
  });

  it('refuse tags of other people, and expire after a time', async () => {
    expect(await change(['nobody'], 'somebody')).toMatchObject({ status: 404 });
    await make({ content: '<p>#mine</p>' });
    const { data } = await change(['mine'], 'yours');
    await testApp.deliver();
    const other = await createPerson(testApp);
    const params = { id: data._id };
    for (const name of ['getTagChange', 'undoTagChange'] as const) {
      expect(await testApp.call(name, { token: other.token, params })).toMatchObject({ status: 404 });
      expect(await testApp.call(name, { params })).toMatchObject({ status: 401 });
    }
    testApp.clock.advance((TAG_UNDO_DAYS + 1) * DAY_MS);
    const again = await testApp.call('login', { body: { username: person.username, password: person.password } });
    expect(await testApp.call('undoTagChange', { token: again.data.token, params })).toMatchObject({ status: 404 });
  });
});
