// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { copySafely } from './safe-html.ts';

const copy = (html: string): string => {
  const container = document.createElement('div');
  container.append(copySafely(html));
  return container.innerHTML;
};

test.each([
  ['a script', '<script>x()</script>a'],
  ['an event handler', '<p onclick="x()" onpointerenter=x()>a</p>'],
  ['an image from elsewhere', '<img src=x onerror=x()>a'],
  ['a link that runs', '<a href="javascript:x()">a</a>'],
  ['a link that runs, with a tab inside', '<a href="java\tscript:x()">a</a>'],
  ['a link that runs, written as numbers', '<a href="&#106;avascript:x()">a</a>'],
  ['a page in a link', '<a href="data:text/html,<script>x()</script>">a</a>'],
  ['a drawing', '<svg><animate onbegin=x()></svg>a'],
  ['a formula that hides markup', 'a<math><mtext><table><mglyph><style><img src=x onerror=x()></style></mtext></math>'],
  ['markup inside an attribute of a foreign element', '<svg></p><style><a id="</style><img src=1 onerror=x()>">a'],
  ['a template', '<template><script>x()</script></template>a'],
  ['a form that sends', '<form action="javascript:x()"><button formaction="javascript:x()">a</button></form>'],
  ['a frame', '<iframe srcdoc="<script>x()</script>"></iframe>a'],
  [
    'a page address of its own',
    '<base href="//evil.example"><meta http-equiv="refresh" content="0;url=//evil.example">a',
  ],
])('keeps only the words of %s', (_name, html) => {
  const result = copy(html);
  expect(result).not.toMatch(/x\(\)|evil|<(script|style|svg|math|form|button|iframe|template|base|meta)/i);
  expect(result).toContain('a');
});

test('keeps an element of every kind that an editor writes', () => {
  const html =
    '<h2>a</h2><p>b<br><strong>c</strong><em>d</em><u>e</u><s>f</s><code>g</code></p><hr><blockquote><p>h</p></blockquote><pre>i</pre><ol start="3"><li><p>j</p></li></ol>';
  expect(copy(html)).toBe(html);
});

test('keeps links to pages, mail and telephones', () => {
  const html =
    '<a href="https://example.com/a?b=c">a</a><a href="mailto:a@example.com">b</a><a href="tel:+911234">c</a>';
  expect(copy(html)).toBe(html);
});

test('leaves text that looks like markup text', () => {
  expect(copy('<p>&lt;script&gt;x&lt;/script&gt; &amp;amp;</p>')).toBe(
    '<p>&lt;script&gt;x&lt;/script&gt; &amp;amp;</p>',
  );
});

/** HTML parsers of browsers nest no deeper. */
const DEEPEST = 512;

test('survives nesting as deep as the parser allows', () => {
  expect(copy(`${'<div>'.repeat(DEEPEST)}a`)).toContain('a');
});
