import { readWords } from '@pinlife/contract/search/words';
import { describe, expect, it } from 'vitest';
import { toPlainText, writeNote } from './note.ts';
import { chooseSearches, mixSearches, searchKinds } from './searches.ts';

const EACH = 12;
const own = { first: 0, count: 1_000 };
const others = { first: 50_000, count: 1_000 };
const searches = chooseSearches(own, others, EACH);

const texts = Array.from({ length: own.count }, (_none, index) => {
  const note = writeNote(own.first + index);
  return new Set(readWords(`${note.title} ${toPlainText(note)}`).map(({ forms }) => forms[0] ?? ''));
});
const wordsOf = (search: string) => readWords(search).map(({ forms }) => forms[0] ?? '');
const countWith = (search: string) => texts.filter((words) => wordsOf(search).every((word) => words.has(word))).length;
const countsOf = (kind: (typeof searchKinds)[number]) => searches[kind].map(countWith);

describe('the searches of the bench', () => {
  it('are the same in every run, and all different', () => {
    expect(chooseSearches(own, others, EACH)).toEqual(searches);
    for (const kind of searchKinds) {
      expect(searches[kind]).toHaveLength(EACH);
      expect(new Set(searches[kind]).size).toBe(EACH);
    }
  });

  it('match their kind', () => {
    expect(Math.min(...countsOf('a frequent word'))).toBeGreaterThan(own.count / 10);
    expect(Math.max(...countsOf('a word in a hundredth'))).toBeLessThan(own.count / 25);
    expect(Math.max(...countsOf('a rare word'))).toBeLessThan(5);
    expect(countsOf('a word of one note')).toEqual(Array(EACH).fill(1));
    expect(countsOf('a missing word')).toEqual(Array(EACH).fill(0));
    const written = [...new Set(texts.flatMap((words) => [...words]))];
    const missing = searches['a missing word'].map((word) => wordsOf(word)[0] ?? '');
    expect(missing.filter((word) => written.some((other) => other.startsWith(word)))).toEqual([]);
    expect(Math.min(...countsOf('a frequent and a rare word'))).toBeGreaterThan(0);
    expect(Math.max(...countsOf('a frequent and a rare word'))).toBeLessThan(5);
    expect(countsOf('a word that others have')).toEqual(Array(EACH).fill(0));
    expect(countsOf('two words that never meet')).toEqual(Array(EACH).fill(0));
    expect(Math.min(...countsOf('two frequent words'))).toBeGreaterThan(0);
    expect(Math.min(...countsOf('a phrase'))).toBeGreaterThan(0);
  });

  it('are typed in several scripts', () => {
    const all = searchKinds.flatMap((kind) => searches[kind]).join(' ');
    expect(all).toMatch(/\p{Script=Latin}/u);
    expect(all).toMatch(/\p{Script=Devanagari}/u);
    expect(all).toMatch(/\p{Script=Malayalam}/u);
  });

  it('are mixed for a load, kind after kind', () => {
    const mixed = mixSearches(searches);
    expect(mixed.length).toBeGreaterThan(5 * EACH);
    expect(mixed.slice(0, 3)).toEqual([
      searches['a frequent word'][0],
      searches['a word in a hundredth'][0],
      searches['a rare word'][0],
    ]);
  });
});
