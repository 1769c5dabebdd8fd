import { describe, expect, it } from 'vitest';
import { findExcerpt, markText } from './marks.ts';

/** Marked stretches in brackets. */
const mark = (text: string, search: string) =>
  markText(text, search)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

describe('marking of search matches', () => {
  it.each([
    ['Amma’s fish curry', 'curry', 'Amma’s fish [curry]'],
    ['Amma’s fish curry', 'FISH cur', 'Amma’s [fish] [cur]ry'],
    ['Crème brûlée', 'brul', 'Crème [brûl]ée'],
    ['Käsekuchen', 'kaese', '[Käse]kuchen'],
    ['Größe', 'gross', '[Größ]e'],
    ['E-mail', 'email', 'E-mail'],
    ['The email', 'e-mail', 'The [email]'],
    ['हिन्दी की कक्षा', 'हिंदी', '[हिन्दी] की कक्षा'],
    ['പിറന്നാള്‍', 'പിറന്നാൾ', '[പിറന്നാള്‍]'],
    ['in the beginning', 'the in', '[in] [the] beginning'],
    ['curry', 'tea', 'curry'],
    ['tea and curry', 'tea -curry', '[tea] and curry'],
    ['<b>tea</b>', 'tea', '<b>[tea]</b>'],
    ['tea #Tea #teas and #tea_time', '#tea', 'tea [#Tea] #teas and #tea_time'],
    ['Onam #ഓണം', '#ഓണം onam', '[Onam] [#ഓണം]'],
    ['A #tea in time', 'tea #tea', 'A [#tea] in time'],
    ['tea #tea', 'tea -#tea', '[tea] #[tea]'],
  ])('marks %j for %j', (text, search, marked) => {
    expect(mark(text, search)).toBe(marked);
  });
});

describe('an excerpt', () => {
  const long = `${'Left Kochi at five in the morning. '.repeat(6)}Lunch at Saravana: kadala curry and parotta.`;

  it('is around the first match', () => {
    expect(findExcerpt([long], 'curry')).toBe('…Lunch at Saravana: kadala curry and parotta.');
    expect(findExcerpt([`${long} #food`], '#food')).toBe('…kadala curry and parotta. #food');
  });

  it('comes from the first text with a match, and otherwise from the first text', () => {
    expect(findExcerpt(['Rice', 'Tea and curry', 'Curry'], 'curry')).toBe('Tea and curry');
    expect(findExcerpt(['Rice', 'Tea'], 'curry')).toBe('Rice');
  });

  it('is found late in a long text, in a word that begins where a piece of the text could end', () => {
    for (let length = 480; length < 520; length += 1) {
      const text = `${'x'.repeat(length)} curry ${'y '.repeat(600)}tea`;
      expect(markText(text, 'curry').filter(({ isMatch }) => isMatch)).toEqual([
        { start: length + 1, text: 'curry', isMatch: true },
      ]);
      expect(findExcerpt([text], 'tea')).toMatch(/^…y.*tea$/);
    }
  });

  it('begins with the text if the match is early or missing, and ends where there is more', () => {
    expect(findExcerpt([long], 'kochi')).toMatch(/^Left Kochi at five.*…$/);
    expect(findExcerpt([long], 'violin')).toMatch(/^Left Kochi at five.*…$/);
    expect(findExcerpt(['Short'], 'violin')).toBe('Short');
  });
});
