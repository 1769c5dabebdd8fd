import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { writeDocument } from './words/keys.ts';

let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  person = await createPerson(testApp);
});
afterAll(() => testApp.close());

const find = async (search: string) => {
  const { data } = await testApp.call('listNotes', { token: person.token, query: { search } });
  return data.map(({ _id }) => _id);
};

const LONG = 900_000;
/** Each text is expensive in another way. */
const texts: [string, string][] = [
  ['words that hyphens hold together', 'abc-'.repeat(700)],
  ['words that apostrophes hold together, in a script of three bytes a letter', 'മഴ’'.repeat(1200)],
  ['one word without an end', 'x'.repeat(5000)],
  ['one word of signs outside the first plane', '𝒳'.repeat(2400)],
  ['accents without a letter', '\u0301'.repeat(5000)],
  ['quotes and backslashes', String.raw`'\'\\':*&|!()<->`.repeat(250)],
  ['letters that unfold to eighteen others', '\ufdfa'.repeat(1600)],
];

describe.each(texts)('%s', (_name, text) => {
  it('can be a note, an edit and a comment, which are found by a word beside it', async () => {
    const note = await createNote(testApp, person.token, { content: `<p>${text} kingfisher</p>` });
    const params = { id: note._id };
    const body = { content: `<p>${text} ${text} pelican</p>` };
    expect((await testApp.call('updateNote', { token: person.token, params, body })).status).toBe(200);
    const comment = { content: `cormorant ${text}`.slice(0, 5000) };
    const commented = { token: person.token, params: { noteId: note._id }, body: comment };
    expect((await testApp.call('createComment', commented)).status).toBe(201);
    // Comments of a long note are indexed after a delay.
    testApp.clock.advance(5000);
    await testApp.deliver();
    expect([await find('kingfisher'), await find('pelican'), await find('cormorant')]).toEqual([
      [],
      [note._id],
      [note._id],
    ]);
    await testApp.call('deleteNote', { token: person.token, params });
  });
});

describe('a text as long as it may be', () => {
  const sentence = 'the rain came over the hills and the river rose ';
  const body = sentence.repeat(LONG / sentence.length);

  it('is found by its last words, also as a phrase', async () => {
    const { _id: id } = await createNote(testApp, person.token, { content: `<p>${body} nightjar sings tonight</p>` });
    expect(await find('nightjar')).toEqual([id]);
    expect(await find('"nightjar sings tonight"')).toEqual([id]);
    expect(await find('"tonight sings"')).toEqual([]);
  });

  it('can be of nothing but different words', async () => {
    const words = Array.from({ length: LONG / 6 }, (_none, index) => (index + 100_000).toString(36).padStart(5, 'z'));
    const { _id: id } = await createNote(testApp, person.token, { content: `<p>${words.join(' ')}</p>` });
    expect(await find(words[0] ?? '')).toEqual([id]);
  });
});

it('the database accepts the keys of any text', async () => {
  const scripts = [
    'a-',
    "l'",
    'ß',
    'Ä',
    'ǅ',
    'ﷺ',
    '한국',
    '漢字',
    'नमस्ते',
    'മഴ',
    'ไทย',
    'עברית',
    'مرحبا',
    '🧑‍🚀',
    '\u200d',
    '\ufeff',
  ];
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(...scripts, "'", '\\', ':', '*', ' ', '-', '’', '\n', '\ud83c'),
    fc.tuple(fc.constantFrom(...scripts), fc.integer({ min: 1, max: 3000 })).map(([text, count]) => text.repeat(count)),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('').replaceAll('\0', '').toWellFormed());
  await fc.assert(
    fc.asyncProperty(text, text, async (title, other) => {
      const { keys } = writeDocument(person.id, { title, others: [other], tags: [] });
      const [row] = await testApp.database.all(read<{ length: number }>('select length($1::tsvector)', [keys]));
      expect(row?.length ?? 0).toBe(keys === '' ? 0 : keys.match(/(?<=^| )'(?:[^']|'')*':/gu)?.length);
    }),
    { numRuns: 300 },
  );
});
