import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import { toMarkdown } from './markdown-text.ts';

/** A Markdown parser that is independent of PinLife. */
const reader = new MarkdownIt({ html: true });

/** Words and signs of Markdown, as HTML. */
const signs = [
  ...[
    'word',
    'a',
    '1',
    '1.',
    '12)',
    '10.',
    '-',
    '+',
    '*',
    '**',
    '\\*',
    '_',
    '#',
    '##',
    '===',
    '==',
    '---',
    '`',
    '``',
    '~',
    '~~',
  ],
  ...['[', ']', '[x]', '(', ')', '!', '\\', '|', ':', '$', '.', '"', '{', '}', '^', '%'],
  ...['&amp;', '&amp;copy;', '&gt;', '&lt;b&gt;', '&lt;!--', 'é', 'മഴ', '🌧️', '\u00a0', 'https://x.org/a_b'],
];
const text = fc
  .tuple(fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 6 }), fc.constantFrom('', ' '))
  .map(([words, between]) => words.join(between));
const endings = ['', 'a_(b)', 'a b', 'x)y', '?a=1&amp;copy=2', 'a*b', '\\'];
const wrap = (name: string, content: string) => `<${name}>${content}</${name}>`;

const { inline } = fc.letrec<{ inline: string; marked: string }>((tie) => ({
  inline: fc.array(fc.oneof(text, text, tie('marked')), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  marked: fc.oneof(
    { maxDepth: 3 },
    text.map((code) => wrap('code', code)),
    fc.constant('<br>'),
    fc
      .tuple(fc.constantFrom(...endings), text)
      .map(([end, words]) => `<a href="https://example.com/${end}">${words}</a>`),
    fc.tuple(fc.constantFrom('strong', 'em', 'u'), tie('inline')).map(([name, content]) => wrap(name, content)),
  ),
}));

const paragraph = inline.map((content) => wrap('p', content));
const { blocks } = fc.letrec<{ block: string; blocks: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 2 },
    paragraph,
    fc.constant('<hr>'),
    fc.tuple(fc.integer({ min: 1, max: 6 }), text).map(([level, words]) => wrap(`h${level}`, words)),
    fc.tuple(text, text).map((lines) => `<pre><code>${lines.join('\n')}</code></pre>`),
    tie('blocks').map((content) => wrap('blockquote', content)),
    fc
      .tuple(
        fc.constantFrom('ul', 'ol', 'ol start="7"'),
        fc.array(fc.tuple(paragraph, tie('blocks')), { minLength: 1, maxLength: 3 }),
      )
      .map(
        ([list, items]) => `<${list}>${items.map((item) => wrap('li', item.join(''))).join('')}</${list.slice(0, 2)}>`,
      ),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
}));

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
/** The editor never nests a mark in itself. */
const isMarkedTwice = (html: string): boolean => /<(strong|em|u)>(?:(?!<\/\1>).)*<\1>/s.test(html);
/** The visible text without blanks. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_whole, name: string) => entities[name] ?? '')
    .replace(/\s+/g, '');
const addressesOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => decodeURI(address.replaceAll('&amp;', '&')));

it('exported Markdown is read elsewhere with the same words and links', async () => {
  await fc.assert(
    fc.asyncProperty(
      blocks.filter((html) => !isMarkedTwice(html)),
      async (html) => {
        const read = reader.render(await toMarkdown(html, () => null));
        expect([wordsOf(read), addressesOf(read)]).toEqual([wordsOf(html), addressesOf(html)]);
      },
    ),
    { numRuns: 1_000 },
  );
});
