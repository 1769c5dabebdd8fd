import { describe, expect, it } from 'vitest';
import { cutExcerpt, markText } from './marks.ts';

/** Marked stretches in brackets. */
const mark = (text: string, search: string) =>
  markText(text, search)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

describe('marking what was searched for', () => {
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

  it('stands around the first match', () => {
    expect(cutExcerpt(long, 'curry')).toBe('…Lunch at Saravana: kadala curry and parotta.');
    expect(cutExcerpt(`${long} #food`, '#food')).toBe('…kadala curry and parotta. #food');
  });

  it('begins with the text where the match is early or missing, and ends where there is more', () => {
    expect(cutExcerpt(long, 'kochi')).toMatch(/^Left Kochi at five.*…$/);
    expect(cutExcerpt(long, 'violin')).toMatch(/^Left Kochi at five.*…$/);
    expect(cutExcerpt('Short', 'violin')).toBe('Short');
  });
});
