// @vitest-environment jsdom
import type { Media } from '@pinlife/contract/media/schema';
import { expect, it } from 'vitest';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { locale } from '../../../locales/el.ts';
import { texts } from '../../../locales/history/el.ts';
import { createTranslate } from '../../../locales/translate.ts';
import { summarise } from './changes.ts';
import { compareText } from './compare-words.ts';
import { markHtml } from './mark-html.ts';
import { listEntries } from './timeline.ts';

const place = {
  url: '/one',
  filename: 'one',
  s3Key: 'one',
  noteId: '',
  inline: false,
  size: 1,
  contentType: 'image/png',
};
const drawn = { width: 1, height: 1, placeholder: null, thumbUrl: null, thumbs: [], duration: null, peaks: null };
const file = { ...place, ...drawn };

const mark = (before: string, after: string) => {
  const { fragment, ...counts } = markHtml(before, after);
  const box = document.createElement('div');
  box.append(fragment);
  return { html: box.innerHTML, ...counts };
};

it.each([
  [
    'a word that is another one',
    '<p>one tbsp of it</p>',
    '<p>two tbsp of it</p>',
    '<p><del>one</del><ins>two</ins> tbsp of it</p>',
    1,
    1,
  ],
  [
    'a sentence that was written anew',
    '<p>Fish. Stir once.</p>',
    '<p>Fish. Swirl the pot.</p>',
    '<p>Fish. <del>Stir once</del><ins>Swirl the pot</ins>.</p>',
    3,
    2,
  ],
  ['nothing', '<p>Rain</p>', '<p>Rain</p>', '<p>Rain</p>', 0, 0],
  ['bold alone', '<p>Rain now</p>', '<p>Rain <strong>now</strong></p>', '<p>Rain <strong>now</strong></p>', 0, 0],
  ['a new paragraph', '<p>One</p>', '<p>One</p><p>Two</p>', '<p>One</p><p><ins>Two</ins></p>', 1, 0],
  [
    'a paragraph that is gone',
    '<p>One</p><p>Two words</p>',
    '<p>One</p>',
    '<p>One</p><p><del>Two words</del></p>',
    0,
    2,
  ],
  [
    'a line of a list that is gone',
    '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
    '<ul><li><p>a</p></li></ul>',
    '<ul><li><p>a</p><p><del>b</del></p></li></ul>',
    0,
    1,
  ],
  ['all of it', '<p>Gone</p>', '', '<p><del>Gone</del></p>', 0, 1],
  [
    'words of scripts without blanks',
    '<p>今日は雨です</p>',
    '<p>今日は晴れです</p>',
    '<p>今日は<del>雨</del><ins>晴れ</ins>です</p>',
    1,
    1,
  ],
  [
    'words with marks and joiners',
    '<p>മഴ ക്‌ഷ പെയ്തു</p>',
    '<p>മഴ വന്നു പെയ്തു</p>',
    '<p>മഴ <del>ക്‌ഷ</del><ins>വന്നു</ins> പെയ്തു</p>',
    1,
    1,
  ],
])('marks %s', (_what, before, after, html, added, removed) => {
  expect(mark(before, after)).toEqual({ html, added, removed });
});

it('shows nothing that could run, with any content of an old version', () => {
  const { html } = mark('<p>a<script>alert(1)</script><img src=x onerror=alert(1)></p>', '<p>b</p>');
  expect(html).not.toMatch(/script|onerror|src/);
});

it('marks a long rewritten text in bounded time', () => {
  const words = (start: number) => Array.from({ length: 5_000 }, (_, index) => `w${start + index}`).join(' ');
  const { added, removed } = mark(`<p>${words(0)}</p>`, `<p>${words(50_000)}</p>`);
  expect([added, removed]).toEqual([5_000, 5_000]);
});

it('marks a paragraph of 100,000 words, piece by piece', () => {
  const long = 'word '.repeat(100_000).trim();
  const { html, added, removed } = mark(`<p>${long}</p><p>Rain</p>`, `<p>${long} more</p><p>Rain</p>`);
  expect([added, removed]).toEqual([100_001, 100_000]);
  expect(html).toBe(`<p><del>${long}</del><ins>${long} more</ins></p><p>Rain</p>`);
});

it('marks all between the ends if there is too much to compare', () => {
  const words = (name: string) => Array.from({ length: 8_000 }, (_, index) => `${name}${index}`).join(' ');
  const { html, added, removed } = mark(`<p>Same ${words('a')} end</p>`, `<p>Same ${words('b')} end</p>`);
  expect([added, removed]).toEqual([8_000, 8_000]);
  expect(html).toMatch(/^<p>Same <del>a0.*<\/ins> end<\/p>$/);
});

it('marks a title', () => {
  expect(compareText('Fish curry', 'Fish curry, at last')).toEqual([
    { kind: 'same', text: 'Fish curry' },
    { kind: 'added', text: ', at last' },
  ]);
});

it('describes the changes of an edit in a sentence', () => {
  const note = makeNovemberNote(1);
  const before = { ...note, options: { ...note.options, location: 'Kochi' } };
  const entry = { ...note, v: 2, at: note.updatedAt, before, isFirst: false, lostMedia: 0 };
  const say = (types: Media['type'][]) => {
    const media = types.map((type): Media => ({ ...file, _id: type, type }));
    return summarise({ ...entry, media }, createTranslate({ ...locale, history: texts }, 'en'));
  };
  expect(say([])).toBe('Place');
  expect(say(['image'])).toBe('Pictures, place');
  expect(say(['image', 'audio'])).toBe('Pictures or files, place');
});

it('shows when each version was written, and its content before', () => {
  const note = {
    ...makeNovemberNote(1),
    title: 'Now',
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-04T00:00:00Z',
  };
  const { content, options, media, reminders } = note;
  const version = (v: number, title: string, replacedAt: string) => ({
    v,
    title,
    content,
    options,
    media,
    reminders,
    replacedAt,
    lostMedia: 0,
  });
  const versions = [version(2, 'Second', '2026-11-03T00:00:00Z'), version(1, 'First', '2026-11-02T00:00:00Z')];
  const summary = (hasMore: boolean) =>
    listEntries(note, versions, hasMore).map(({ title, at, before, isFirst }) => [
      title,
      at.slice(8, 10),
      before?.title,
      isFirst,
    ]);
  expect(summary(false)).toEqual([
    ['Now', '04', 'Second', false],
    ['Second', '02', 'First', false],
    ['First', '01', undefined, true],
  ]);
  expect(summary(true)).toHaveLength(2);
});
