import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { german } from '../../test/search-texts/de.ts';
import { english } from '../../test/search-texts/en.ts';
import { filipino } from '../../test/search-texts/fil.ts';
import { french } from '../../test/search-texts/fr.ts';
import { hindi } from '../../test/search-texts/hi.ts';
import { italian } from '../../test/search-texts/it.ts';
import { malayalam } from '../../test/search-texts/ml.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const languages = { english, german, french, italian, filipino, hindi, malayalam };

describe.each(Object.entries(languages))('a search in %s', (_language, { notes, questions }) => {
  let person: TestPerson;
  beforeAll(async () => {
    person = await createPerson(testApp);
    for (const [title, content] of notes) {
      testApp.clock.advance(1000);
      await createNote(testApp, person.token, { title, content: `<p>${content}</p>` });
    }
  });

  it('is asked at least twenty questions', () => {
    expect(questions.length).toBeGreaterThanOrEqual(20);
  });

  it.each(questions)('“%s” finds %s', async (typed, ...titles) => {
    const { data } = await testApp.call('listNotes', { token: person.token, query: { search: typed } });
    const found = data.map(({ title }) => title);
    expect(titles.length === 0 ? found : found.slice(0, titles.length)).toEqual(titles);
  });
});
