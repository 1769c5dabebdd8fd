import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, type SearchTerm } from '../src/search/query.ts';
import { foldWord, readWords } from '../src/search/words.ts';

/** Writes `word` for a whole word, `word*` for a prefix, `a_b` for a phrase. */
const write = ({ words, isPhrase, joined }: SearchTerm) => {
  const spelled = words.map(({ forms, isPrefix }) => `${forms.join('/')}${isPrefix ? '*' : ''}`);
  return `${spelled.join(isPhrase ? '_' : '+')}${joined === null ? '' : `|${joined}`}`;
};
const parse = (text: string) => {
  const { wanted, unwanted } = parseSearch(text);
  return [...wanted.map(write), ...unwanted.map((term) => `-${write(term)}`)];
};

describe('a parsed query', () => {
  it.each([
    ['tea', ['tea*']],
    ['tea rice', ['tea', 'rice*']],
    ['curry tea', ['curry*', 'tea*']],
    ['"tea rice"', ['tea_rice']],
    ['"tea ri', ['tea_ri*']],
    ['“in the” hills', ['in_the', 'hills*']],
    ['tea -rice', ['tea*', '-rice*']],
    ['tea -"rice cake"', ['tea*', '-rice_cake']],
    ['-tea', ['tea']],
    ['tea - rice', ['tea', 'rice*']],
    ['e-mail', ['e+mail*|email']],
    ['l’amour', ['amour*|lamour']],
    ['Käse', ['kase/kaese*']],
    ['100%', ['100', '%*']],
    ['', []],
    ['… ?!', []],
  ])('reads %j', (text, terms) => {
    expect(parse(text)).toEqual(terms);
  });

  it('can be anything at all, and is then made of words without blanks or control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { wanted, unwanted } = parseSearch(text);
        const forms = [...wanted, ...unwanted].flatMap(({ words }) => words.flatMap((word) => word.forms));
        for (const form of forms) expect(form).toMatch(/^[^\s\p{Cc}]+$/u);
      }),
    );
  });
});

describe('the words of a text', () => {
  it('are the same with or without letters of other alphabets beside them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 200 }), (text) => {
        expect(readWords(text)).toEqual(readWords(`${text} ж`).slice(0, -1));
      }),
    );
  });

  it('have their position in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        let end = 0;
        for (const word of readWords(text)) {
          expect(word.start).toBeGreaterThanOrEqual(end);
          expect(word.end).toBeGreaterThan(word.start);
          end = word.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it.each([
    ['𝐀', 'a'],
    ['ﬁsh', 'fish'],
    ['İstanbul', 'istanbul'],
    ['˘', ''],
    ['१२', '12'],
  ])('reads %j as %j', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });
});
