import type { Note } from '@pinlife/contract/note/schema';
import { Marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { taskItem } from '../../import/text/html.ts';
import { writeMarkdown } from './markdown.ts';
import { escapeText } from './markdown-line.ts';
import { writeArticle } from './page.ts';

const noteOf = (content: string) =>
  ({
    ...{ title: 'Long', content, done: false, reminders: [], media: [], comments: [] },
    options: { color: '#ffffff', passion: false, location: '' },
    ...{ createdAt: '2026-04-14T08:00:00.000Z', updatedAt: '2026-04-14T08:00:00.000Z' },
  }) as unknown as Note;

/** Counts the turns of the event loop while a note is written. */
const countTurns = async (content: string) => {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const text = await writeMarkdown(noteOf(content), () => null);
  clearImmediate(next);
  return { text, turns };
};

it('writes a long note in pieces, between which others are served, and cuts nothing in two', async () => {
  const paragraph = '<p>a &amp; <strong>b</strong> &lt;c</p>';
  const { text, turns } = await countTurns(paragraph.repeat(5_000));
  expect(turns).toBeGreaterThan(10);
  expect(text.match(/^a & \*\*b\*\* \\<c$/gm)).toHaveLength(5_000);
});

/** The text is parsed 8 KB at a time, and could be written in one go after that. */
it.each([
  ['words', 'a*b '.repeat(100_000), 20],
  ['marked blanks', '<strong> a</strong>'.repeat(20_000), 60],
  ['lines', '- a<br>'.repeat(40_000), 15],
  ['code', `<code>x</code><code>${'*'.repeat(400_000)}</code>`, 20],
])('writes a long paragraph in pieces, too: %s', async (_what, content, atLeast) => {
  const { turns } = await countTurns(`<p>${content}</p>`);
  expect(turns - content.length / (8 * 1024)).toBeGreaterThan(atLeast);
});

it('ends no piece of a long text inside characters that are escaped together', async () => {
  const signs = '&#12345; &lpar; a==b ===! =====!';
  const shown = signs.replaceAll('&', '&amp;');
  for (let length = 16 * 1024 - signs.length; length <= 16 * 1024; length += 1) {
    const text = await writeMarkdown(noteOf(`<p>${'a'.repeat(length)}${shown}</p>`), () => null);
    expect(text).toContain(`aa${escapeText(signs)}\n`);
  }
});

it('keeps every break of many in a row, at any end of a piece of a long text', async () => {
  for (let length = 8 * 1024 - 8; length <= 8 * 1024; length += 1) {
    const text = await writeMarkdown(noteOf(`<p>${'a'.repeat(length)}<br><br><br><br>b</p>`), () => null);
    expect(text).toContain('a  <br><br><br>  \nb');
  }
});

describe('a note that was made to grow when it is exported', () => {
  const lines = 'a\n'.repeat(400_000);
  const picture = '<img data-media="01890000-0000-7000-8000-000000000001">';
  const link = () => 'x'.repeat(2_300);

  it.each([
    ['lines in quotes in quotes', `${'<blockquote>'.repeat(50)}<pre>${lines}b</pre>${'</blockquote>'.repeat(50)}`],
    ['one picture again and again', `<p>${picture.repeat(15_000)}</p>`],
  ])('is a Markdown file of a few megabytes: %s', async (_what, content) => {
    expect((await writeMarkdown(noteOf(content), link)).length).toBeLessThan(3_000_000);
  });

  it('is written to the page in small pieces, and loses nothing', () => {
    const pieces = [...writeArticle(noteOf(`<p>${picture.repeat(15_000)}</p>`), link)];
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(500_000);
    expect(pieces.join('').match(/<img loading/g)).toHaveLength(15_000);
  });
});

const task = (isChecked: boolean, html: string) => taskItem({ isChecked, html });
const paragraphs = (...lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('');

/** Texts that contain signs of Markdown, and structures that Markdown writes differently. */
const texts: Readonly<Record<string, string>> = {
  'lines that begin like headings, items, rules and quotes': paragraphs(
    '# no heading',
    '- no item',
    '+ no item',
    '* no item',
    '1. no item',
    '1965. A year',
    '2) no item',
    '---',
    '&gt; no quote',
    '```',
    '~~~',
    '    four blanks',
  ),
  'lines of one paragraph that begin like that': '<p>words<br>---<br>words<br>===<br>a | b<br>- | -<br>- c</p>',
  'signs among words':
    '<p>a*b*c _d_ `e` [f](g) &lt;b&gt; ~~h~~ \\ &amp;copy; &amp;lt; &lt;!-- i --&gt; wow!<a href="https://x.org">x</a></p>',
  'marks beside blanks, punctuation and each other':
    '<p><strong>a </strong>b<em> c</em> <strong>"d"</strong>e <strong><em>f</em></strong><em>g</em> <s>h</s><s>i</s></p>',
  'code that has the signs of code':
    '<p><code>a`b</code> <code>`</code><code>c</code></p><pre><code>d\n```\n  e</code></pre>',
  'addresses with blanks and brackets':
    '<p><a href="https://example.com/a_(b)">x</a> <a href="https://example.com/a b)">y]</a></p>',
  'addresses with a backslash and with what HTML would read':
    '<p><a href="https://example.com/\\">x</a> <a href="https://example.com/?a=1&amp;amp;copy;=2">y</a></p>',
  'empty lines inside of marks and of a link':
    '<p><strong>a<br><br>b</strong><br><br><br>c <a href="https://example.com/">d<br></a><br>e</p>',
  'lists in numbered lists': `<ol start="9"><li>${paragraphs('a')}<ul><li>${paragraphs('b')}</li></ul></li><li>${paragraphs('c')}<ol><li>${paragraphs('d')}</li></ol>${paragraphs('more')}</li></ol>`,
  'a list in an item that begins with another number': `<ul><li>${paragraphs('a')}<ol start="5"><li>${paragraphs('b')}</li></ol></li></ul>`,
  'tasks with several paragraphs and with tasks of their own': `<ul data-type="taskList">${task(true, paragraphs('a', 'more'))}${task(false, `${paragraphs('b')}<ul data-type="taskList">${task(true, paragraphs('c'))}</ul>`)}</ul>`,
  'quotes with all that text has': `<blockquote>${paragraphs('a', 'b')}<ul><li>${paragraphs('c')}<pre><code>d\n  e</code></pre></li></ul></blockquote>${paragraphs('f')}`,
  'headings with breaks and signs': '<h2># a<br>b #</h2><hr>',
};

const reader = new Marked({ gfm: true });
const decode = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, '');
/** Lists blocks, lists and links; whether the words of an item are in a paragraph is ignored. */
const outlineOf = (html: string) =>
  [...html.matchAll(/<(\/?(?:h\d|ul|ol|li|blockquote|pre|hr|strong|em|s|del|a)|input)\b/g)].map(([, tag = '']) =>
    tag.replace('del', 's'),
  );

it.each(Object.entries(texts))('writes Markdown that another reader understands: %s', async (_says, html) => {
  const text = await writeMarkdown(noteOf(html), () => null);
  const read = reader.parse(text.slice(text.indexOf('# Long') + '# Long'.length), { async: false });
  expect(decode(read)).toBe(decode(html.replaceAll('<br>', ' ')));
  expect(outlineOf(read)).toEqual(outlineOf(html));
});
