import { createHash } from 'node:crypto';
import { NOTE_TITLE_MAX_LENGTH } from '@pinlife/contract/note/limits';
import { foldWord, readWords } from '@pinlife/contract/search/words';
import { describe, expect, it } from 'vitest';
import { toHtml, toPlainText, writeNote } from './note.ts';
import { languageNames, shares, VOCABULARY_SIZE, vocabularyOf } from './vocabulary.ts';

const COUNT = 5_000;
const notes = Array.from({ length: COUNT }, (_none, number) => writeNote(number));

describe('the notes of the bench', () => {
  it('are the same at any time, in any order', () => {
    expect(writeNote(4_321)).toEqual(notes[4_321]);
    expect(writeNote(0)).toEqual(notes[0]);
  });

  it('are those of every other machine and version: figures taken on them can be compared', () => {
    const hash = createHash('sha256')
      .update(JSON.stringify(notes.slice(0, 100)))
      .digest('hex');
    expect(hash.slice(0, 16)).toBe('7318e84528641c68');
  });

  it('are all different', () => {
    expect(new Set(notes.map(toPlainText)).size).toBe(COUNT);
  });

  it('have 30 to 150 words, and a title that the app accepts', () => {
    const lengths = notes.map((note) => toPlainText(note).split(/\s+/).length);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([30, 150]);
    expect(notes.every(({ title }) => title.length > 0 && title.length <= NOTE_TITLE_MAX_LENGTH)).toBe(true);
  });

  it('are written in seven languages, in proportion', () => {
    for (const name of languageNames) {
      const share = (notes.filter(({ language }) => language === name).length / COUNT) * 100;
      expect(Math.abs(share - shares[name])).toBeLessThan(2);
    }
  });

  it('have the scripts of their languages', () => {
    const texts = (name: string) => notes.filter(({ language }) => language === name).map(toPlainText);
    expect(texts('hindi').every((text) => /^[\p{Script=Devanagari}\p{P}\d\s]+$/u.test(text))).toBe(true);
    expect(texts('malayalam').every((text) => /^[\p{Script=Malayalam}\p{P}\d\s]+$/u.test(text))).toBe(true);
    expect(texts('german').some((text) => /[äöüß]/.test(text))).toBe(true);
  });

  it('use words as people do: few of them often, most of them seldom, some sixty different ones a note', () => {
    const counts = new Map<string, number>();
    let total = 0;
    let different = 0;
    for (const note of notes.filter(({ language }) => language === 'english')) {
      const words = readWords(toPlainText(note)).map(({ forms }) => forms[0] ?? '');
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      total += words.length;
      different += new Set(words).size / words.length;
    }
    const share = (word: string) => (counts.get(word) ?? 0) / total;
    expect(share('the')).toBeCloseTo(0.11, 2);
    expect(share('the') / share('at')).toBeCloseTo(12, -0.5);
    expect(counts.size).toBeGreaterThan(4_900);
    expect(different / notes.filter(({ language }) => language === 'english').length).toBeGreaterThan(0.6);
  });

  it('have pictures, reminders and comments now and then', () => {
    const share = (has: (note: (typeof notes)[number]) => boolean) => notes.filter(has).length / COUNT;
    expect(share(({ comments }) => comments.length > 0)).toBeCloseTo(0.2, 1);
    expect(share(({ hasReminder }) => hasReminder)).toBeCloseTo(0.1, 1);
    expect(share(({ hasPicture }) => hasPicture)).toBeCloseTo(0.08, 1);
  });

  it('are sent as paragraphs', () => {
    const paragraphs = ['One.', 'Two.'];
    expect(toHtml({ paragraphs })).toBe('<p>One.</p><p>Two.</p>');
    expect(toPlainText({ paragraphs })).toBe('One.\nTwo.');
  });
});

describe.each(languageNames)('the vocabulary of %s', (language) => {
  it('has 5,000 words that are different for a search, and others that no note has', () => {
    const { words, unwritten } = vocabularyOf(language);
    expect(words).toHaveLength(VOCABULARY_SIZE);
    const folded = new Set(words.map(foldWord));
    expect(folded.size).toBe(VOCABULARY_SIZE);
    expect(unwritten.some((word) => folded.has(foldWord(word)))).toBe(false);
    expect(unwritten.length).toBeGreaterThan(20);
  });
});
