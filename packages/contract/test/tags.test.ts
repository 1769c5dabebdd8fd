import { findNoteTags, rewriteHtmlTags } from '@pinlife/contract/tag/html-tags';
import { NOTE_TAGS_MAX, TAG_MAX_LENGTH, TAG_SIGNS_MAX } from '@pinlife/contract/tag/limits';
import { isTagWord, readTags, rewriteTags, tagKeyOf, toTagWord } from '@pinlife/contract/tag/tags';
import { describe, expect, it } from 'vitest';

const wordsOf = (text: string) => [...readTags(text)].map(({ word }) => word);

describe('a tag in a text', () => {
  it.each([
    ['#recipes', ['recipes']],
    ['Kappa (#recipes), #amma.', ['recipes', 'amma']],
    ['#week_6 #two-step #2fa #1st', ['week_6', 'two-step', '2fa', '1st']],
    ['#2026-11', ['2026-11']],
    [
      '#हिन्दी #മലയാളം #Ελλάδα #日本語 #עברית #عربي #한국어 #ไทย',
      'हिन्दी മലയാളം Ελλάδα 日本語 עברית عربي 한국어 ไทย'.split(' '),
    ],
    ['#क्‍ष and #می‌خواهم', ['क्‍ष', 'می‌خواهم']],
    // An old chillu ends with a joiner.
    ['#അവന്‍ വന്നു', ['അവന്‍']],
    ['#cafe\u0301!', ['cafe\u0301']],
    ['\u202b#עברית\u202c', ['עברית']],
    ['#party🎉 ❤️#love', ['party', 'love']],
    ['#a#b', ['a']],
    ['“#quoted”', ['quoted']],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    ['digits alone', '#1 #2026 #२०२४ #১২'],
    ['a double sign', '##x ###heading'],
    ['the sign inside a word', 'C#x 5#y é#z e\u0301#z _#q'],
    ['keycaps and emoji', '#️⃣ #️⃣abc #1️⃣ #🎉 #👩‍🍳'],
    ['nothing or no letter', '# #, #_ #- #--'],
    ['a mark that stands on the sign', '#\u0301a'],
    ['the end of an address', 'https://example.com/#top http://a.b/?x=#y www.example.com/#z'],
    ['a word that is too long', `#${'a'.repeat(TAG_MAX_LENGTH + 1)}`],
    ['letters that nobody sees', '#\u3164 #\uffa0 #\u115f\u1160'],
  ])('is not %s', (_what, text) => {
    expect(wordsOf(text)).toEqual([]);
  });

  it('has its position', () => {
    expect([...readTags('x #ab y')]).toEqual([{ word: 'ab', key: 'ab', start: 2, end: 5 }]);
  });

  it('is the same in every case and Unicode form, and another with another accent', () => {
    expect(tagKeyOf('CAFÉ')).toBe(tagKeyOf('cafe\u0301'));
    expect(tagKeyOf('ΟΔΟΣ')).toBe(tagKeyOf('οδος'));
    expect(tagKeyOf('cafe')).not.toBe(tagKeyOf('café'));
  });

  it.each([
    ['shorter composed', 'e\u0301'.repeat(TAG_MAX_LENGTH), true],
    ['longer composed', '\u0958'.repeat(TAG_MAX_LENGTH), false],
    ['longer in small letters', 'İ'.repeat(TAG_MAX_LENGTH), false],
  ])('is as long as its key, which may be %s', (_what, word, isTag) => {
    expect(wordsOf(`#${word}`)).toEqual(isTag ? [word] : []);
    expect([word, word.normalize('NFC'), tagKeyOf(word)].map(isTagWord)).toEqual([isTag, isTag, isTag]);
  });

  it('is rewritten only if it is a tag', () => {
    const rename = ({ word, key }: { word: string; key: string }) => (key === 'a' ? '#new' : `#${word}`);
    expect(rewriteTags('#A, a#a #b #a#c', rename)).toBe('#new, a#a #b #new#c');
  });
});

describe('tags of a note', () => {
  it('are those of title and text, each once as it was first spelled', () => {
    expect(findNoteTags('Dinner #Recipes', '<p>#recipes #amma</p><p>#RECIPES</p>')).toEqual(['Recipes', 'amma']);
    expect(findNoteTags('', '<p>#cafe\u0301 #caf\u00e9</p>')).toEqual(['caf\u00e9']);
  });

  it('are not read in links and code, and continue in bold', () => {
    const html =
      '<p>#re<strong>ci</strong>pes<a target="_blank" href="https://x.y/#z">#link</a> <code>#code</code>#after</p>' +
      '<pre>#include</pre><ul data-type="taskList"><li data-type="taskItem"><label><input type="checkbox"><span></span></label><div><p>#task</p></div></li></ul>' +
      '<p>one</p><p>#two<br>#three<img data-media="x" alt="a > #alt">#four</p>';
    expect(findNoteTags('', html)).toEqual(['recipes', 'after', 'task', 'two', 'three', 'four']);
    expect(findNoteTags('', '<p>a<em>#b</em> c&amp;<u>#d</u></p>')).toEqual(['d']);
  });

  it(`are at most ${NOTE_TAGS_MAX}`, () => {
    const many = Array.from({ length: 60 }, (_none, index) => `#t${index}`);
    expect(findNoteTags('', `<p>${many.join(' ')}</p>`)).toEqual(
      many.slice(0, NOTE_TAGS_MAX).map((tag) => tag.slice(1)),
    );
  });

  it(`are among the first ${TAG_SIGNS_MAX} signs`, () => {
    const html = `<p>${'#a '.repeat(TAG_SIGNS_MAX - 2)}#b #1</p><p>#c</p>`;
    expect(findNoteTags('', html)).toEqual(['a', 'b']);
    expect(findNoteTags('#t', html)).toEqual(['t', 'a', 'b']);
  });

  it('are rewritten part by part', () => {
    const html = '<p>x #re<strong>ci</strong>pes, #b</p><p><a href="https://a.b">#b</a></p>';
    expect(rewriteHtmlTags(html, ({ key }, text) => `[${key}:${text}]`)).toBe(
      '<p>x [recipes:#re]<strong>[recipes:ci]</strong>[recipes:pes], [b:#b]</p><p><a href="https://a.b">#b</a></p>',
    );
  });

  it(`are rewritten among the first ${TAG_SIGNS_MAX} signs only`, () => {
    const html = `<p>${'#a '.repeat(TAG_SIGNS_MAX)}</p><p>#a</p>`;
    expect(rewriteHtmlTags(html, () => '#b')).toBe(`<p>${'#b '.repeat(TAG_SIGNS_MAX)}</p><p>#a</p>`);
  });

  it.each([
    ['signs', `<p>${'#'.repeat(500_000)}</p>`],
    ['signs in elements', '<b>#</b>'.repeat(60_000)],
    ['numbers', `<p>${'#1 '.repeat(150_000)}</p>`],
    ['one chunk of an address', `<p>a://${'#x/'.repeat(150_000)}</p>`],
    ['an element that never ends', `<p>#a${'<"'.repeat(200_000)}`],
    ['one long word', `<p>#${'a'.repeat(500_000)}</p>`],
    ['joiners and marks', `<p>#a${'\u200d\u0301'.repeat(200_000)}</p>`],
    ['marks that change places', `<p>#a${'\u0301\u0323'.repeat(300_000)}</p>`],
  ])('cost no more in a megabyte of %s than reading it', (_what, html) => {
    expect(findNoteTags('', html).length).toBeLessThanOrEqual(1);
  });
});

describe('a label of another program', () => {
  it.each([
    ['Work stuff', 'Work_stuff'],
    ['#Recipes', 'Recipes'],
    ['R&D (2024)', 'RD_2024'],
    ['क्‍ष', 'क्‍ष'],
    ['👩‍🍳 Cooking', '_Cooking'],
    ['❤️‍🔥', null],
    ['2024', '_2024'],
    ['!!!', null],
    ['e\u0301te', 'éte'],
    ['a'.repeat(200), 'a'.repeat(TAG_MAX_LENGTH)],
    ['İ'.repeat(200), 'İ'.repeat(TAG_MAX_LENGTH / 2)],
  ])('%s becomes %s', (label, word) => {
    expect(toTagWord(label)).toBe(word);
    if (word !== null) expect(isTagWord(word)).toBe(true);
  });

  it('is not cut between a letter and its marks', () => {
    const word = toTagWord(`${'a'.repeat(TAG_MAX_LENGTH - 1)}क्षि`) ?? '';
    expect(word).toBe('a'.repeat(TAG_MAX_LENGTH - 1));
    expect(isTagWord(toTagWord(`a${'𝐀'.repeat(80)}`) ?? '')).toBe(true);
  });
});
