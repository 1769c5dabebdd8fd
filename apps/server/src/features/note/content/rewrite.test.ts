import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../test/fuzz/hostile.ts';
import { rewriteContent } from './rewrite.ts';
import { allowedTags } from './rules.ts';
import { sanitizeContent } from './sanitize.ts';

const MEDIA = '0190c5d4-7b1a-7c3e-9f00-1234567890ab';
const rewriteInPieces = (stored: string, headingsDown = 0) => [
  ...rewriteContent(stored, {
    image: (id, alt) => `[${id} ${alt}]`,
    task: (isDone) => (isDone ? '[x]' : '[ ]'),
    headingsDown,
  }),
];
const rewrite = (stored: string, headingsDown = 0) => rewriteInPieces(stored, headingsDown).join('');

const everything = [
  '<h1>a</h1><h2>b</h2><p>1 &lt; 2 &amp; <b>bold</b> <i>em</i> <u>u</u> <s>s</s> <code>x</code><br>y</p>',
  '<ul><li>a</li></ul><ol start="3"><li>b</li></ol><blockquote><p>q</p></blockquote><pre>x\n  y</pre><hr>',
  '<p><a href="https://a.example/?x=1&amp;y=&quot;2&quot;">link</a> <a href="mailto:a@b.c">mail</a> <a href="tel:+1">tel</a></p>',
  '<div>d</div>',
].join('');

describe('stored content in a page without the app', () => {
  it('is rewritten in short pieces that cut no tag in two', () => {
    const { html } = sanitizeContent(everything.repeat(600));
    const pieces = rewriteInPieces(html);
    expect(pieces.join('')).toBe(html);
    expect(pieces.length).toBeGreaterThan(5);
    for (const piece of pieces) expect(piece.match(/^[^<]*>|<[^>]*$/)).toBeNull();
  });

  it('stays byte for byte as the sanitizer wrote it', () => {
    const { html } = sanitizeContent(everything);
    expect(html.length).toBeGreaterThan(200);
    expect(rewrite(html)).toBe(html);
  });

  it('has its headings below those of the page, and skips no level', () => {
    expect(rewrite('<h1>a</h1><h2>b</h2><h1>c</h1>', 1)).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>');
    expect(rewrite('<h2>a</h2><h5>b</h5><h2>c</h2>', 1)).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>');
    expect(rewrite('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>', 2)).toMatch(
      /<h6>d<\/h6><h6>e.*<h6>f/,
    );
  });

  it('has other images and boxes of tasks in their places', () => {
    const tasks =
      '<ul data-type="taskList"><li data-checked="true" data-type="taskItem"><label><input type="checkbox" checked><span></span></label><div><p>a</p></div></li><li data-checked="false" data-type="taskItem"><label><input type="checkbox"><span></span></label><div><p>b</p></div></li></ul>';
    const { html } = sanitizeContent(
      `${tasks}<p><img data-media="${MEDIA}" alt='a "&lt;" b'><img data-media="${MEDIA}"></p>`,
    );
    expect(rewrite(html)).toBe(
      '<ul data-type="taskList"><li data-checked="true" data-type="taskItem"><label>[x]<span></span></label><div><p>a</p></div></li>' +
        '<li data-checked="false" data-type="taskItem"><label>[ ]<span></span></label><div><p>b</p></div></li></ul>' +
        `<p>[${MEDIA} a &quot;&lt;&quot; b][${MEDIA} ]</p>`,
    );
  });

  it('ticks a task whose item is marked as done, with any state of its box', () => {
    const { html } = sanitizeContent(
      '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><label><input type="checkbox"><span></span></label><div><p>a</p></div></li></ul>',
    );
    expect(rewrite(html)).toContain('<label>[x]<span>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    `<img data-media="${MEDIA}" onerror="alert(1)">`,
    `<img data-media="${MEDIA}" alt="x" src="https://evil/x.png">`,
    '<p onclick="alert(1)">x</p>',
    '<P>x</P>',
    '<p/>',
    '<a href="https://a">x</a>',
    '<a target="_blank" rel="noopener noreferrer nofollow" href="javascript:alert(1)">x</a>',
    '<a target="_blank" rel="noopener noreferrer nofollow" href=" javascript:alert(1)">x</a>',
    '<a target="_blank" rel="noopener noreferrer nofollow" href="https://a" onmouseover="alert(1)">x</a>',
    '<ol start="1" onclick="x"><li>a</li></ol>',
    '<input type="checkbox" onfocus="x" autofocus>',
    '<input>',
    '<style>*{display:none}</style>',
    '<svg><animate onbegin=alert(1)>',
    '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
    '<form action="//evil"><button>x',
    '<!--><img src=x onerror=alert(1)>-->',
    '<p',
    'a <p b <i>x</i',
    '</p',
    '<<p>p>',
    ...hostileTexts,
  ])('shows markup that did not come from the sanitizer as text: %s', (stored) => {
    const tags = rewrite(stored).match(/<[^>]*>?/g) ?? [];
    const plain = [...allowedTags].flatMap((tag) => [`<${tag}>`, `</${tag}>`]);
    expect(tags.filter((tag) => !plain.includes(tag))).toEqual([]);
    expect(rewrite(stored)).not.toMatch(/<(?:script|style|svg|math|form|input|img|a)\b/i);
  });
});
