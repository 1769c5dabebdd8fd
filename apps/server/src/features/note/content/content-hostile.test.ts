import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { sanitizeContent, sanitizeInPieces } from './sanitize.ts';

const clean = (html: string) => sanitizeContent(html).html;
const MEDIA = '0190c5d4-7b1a-7c3e-9f00-1234567890ab';
const LINK = 'target="_blank" rel="noopener noreferrer nofollow"';
const LENGTH = 400_000;
const muchOf = (piece: string) => piece.repeat(Math.floor(LENGTH / piece.length));

describe('hostile markup', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<ScRiPt src=//evil>x</sCrIpT>after', 'after'],
    ['<<script>alert(1)</script>', '&lt;'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<img src=x onerror=alert(1)>', ''],
    [`<img data-media="${MEDIA}" src="https://evil/x.png" onerror="alert(1)">`, `<img data-media="${MEDIA}">`],
    ['<img data-media="../../etc">', ''],
    [
      `<img data-media='${MEDIA}' alt='"><script>alert(1)</script>'>`,
      `<img data-media="${MEDIA}" alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">`,
    ],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y" name="z" data-x="1">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', 'x'],
    ['<a href="java\nscript:alert(1)">x</a>', 'x'],
    ['<a href="&#106;avascript:alert(1)">x</a>', 'x'],
    ['<a href="&#x01;javascript:alert(1)">x</a>', 'x'],
    ['<a href="java&Tab;script:alert(1)">x</a>', 'x'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', 'x'],
    ['<a href="vbscript:x">x</a><a href="file:///etc/passwd">y</a><a href="blob:x">z</a>', 'xyz'],
    ['<a href="//evil.example">x</a><a href="/relative">y</a><a href="#top">z</a>', 'xyz'],
    ['<svg/>after', 'after'],
    ['<math/>after<svg />', 'after'],
    ['<svg><svg/></svg>after', 'after'],
    ['<svg><circle>drawn<p>after', '<p>after</p>'],
    ['<svg><title>drawn<p>drawn</title>drawn</svg>after', 'after'],
    ['<math><mi>drawn<b>drawn</b></mi>drawn<i>after', '<em>after</em>'],
    ['<script/>code</script>after', 'after'],
    ['<a href="&#1; https://a">x</a>', `<a ${LINK} href="https://a">x</a>`],
    ['<a href="https://a&#2;b">x</a>', `<a ${LINK} href="https://ab">x</a>`],
    [`<img data-media="${MEDIA}" alt="&#1;">`, `<img data-media="${MEDIA}">`],
    ['<a href="https://a" href="javascript:alert(1)">x</a>', `<a ${LINK} href="https://a">x</a>`],
    [
      '<a href=https://a/"onmouseover="alert(1)>x</a>',
      `<a ${LINK} href="https://a/&quot;onmouseover=&quot;alert(1)">x</a>`,
    ],
    [
      '<a href="https://a" rel="opener" target="_self" ping="//evil" download>x</a>',
      `<a ${LINK} href="https://a">x</a>`,
    ],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>after', 'after'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
    ['<iframe src="https://evil">x</iframe><object data="x"></object><embed src="x">', ''],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    [
      '<style>@import "//evil"</style><link rel=stylesheet href=//evil><meta http-equiv=refresh content="0;//evil">',
      '',
    ],
    ['<form action="//evil"><input name="a"><button formaction="javascript:alert(1)">b</button></form>', 'b'],
    [
      '<ul><li data-type="taskItem"><input type="image" src="x" onerror="alert(1)"></li></ul>',
      '<ul><li data-checked="false" data-type="taskItem"></li></ul>',
    ],
    ['<textarea><script>alert(1)</script></textarea>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<title><img src=x onerror=alert(1)></title>a', 'a'],
    // Reading the name of a host takes quadratic time.
    [`<a href="https://me@${'മ'.repeat(127)}.com">x</a>`, 'x'],
    [
      `<a href="https://${'മ'.repeat(126)}.com/${'മ'.repeat(127)}">x</a>`,
      `<a ${LINK} href="https://${'മ'.repeat(126)}.com/${'മ'.repeat(127)}">x</a>`,
    ],
    ['<!--><img src=x onerror=alert(1)>-->', '--&gt;'],
    ['<!-- <script> -->a<![CDATA[<script>alert(1)</script>]]>', 'a'],
    ['<?php echo 1 ?>a<!DOCTYPE html>b', 'ab'],
    ['<template><img src=x onerror=alert(1)></template>a', 'a'],
    ['<xmp><img src=x onerror=alert(1)></xmp>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['<base href="//evil"><body onload=alert(1)>a</body>', 'a'],
    ['<video poster=x><source onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>', ''],
    ['<details open ontoggle=alert(1)><summary>a</summary></details><marquee onstart=alert(1)>b</marquee>', 'ab'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<p>\u0000\u0008a\u0000</p>', '<p>a</p>'],
    ['<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>', 'alert(1)'],
    ['<p title="><script>alert(1)</script>">a</p>', '<p>a</p>'],
  ])('is made harmless: %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('loses its tags if it is nested too deeply, and keeps its text', () => {
    const { html, plainText } = sanitizeContent(`${'<blockquote>'.repeat(100_000)}deep`);
    expect(html).toBe(`${'<blockquote>'.repeat(60)}deep${'</blockquote>'.repeat(60)}`);
    expect(plainText).toBe('deep');
  });

  // Quadratic work would exceed the timeout of a test.
  it.each(['<b>', '<p>', '<ul><li>', '</p><noscript>', '<!--', '<svg>', '<b a=1 '])(
    'takes time proportional to its length: much of %s',
    (piece) => {
      expect(clean(muchOf(piece)).length).toBeLessThan(8 * LENGTH);
    },
  );

  it.each(['ftp', 'wss', 'file'])('needs no time for the host of an address that is no link: %s', (protocol) => {
    const readings = [vi.spyOn(URL, 'parse'), vi.spyOn(URL, 'canParse')];
    expect(clean(`<a href="${protocol}://example.com">x</a>`)).toBe('x');
    for (const reading of readings) expect(reading).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it.each(['<', '&', '<a href="http://x">'])('is refused if cleaning makes it too large: much of %s', (piece) => {
    expect(() => clean(muchOf(piece))).toThrow(expect.objectContaining({ code: 'note_too_large' }));
  });
});

describe('long text, cleaned in pieces', () => {
  const markup = [
    'a<br>',
    '<p>\r\n\r a &amp; b</p>',
    '<pre>\n\nx</pre>',
    `<a href="https://example.com/?a=1&amp;b=2">w</a><img data-media="${MEDIA}">`,
    '<script>if (a < b) x()</script><svg><p>after',
    '<!-- a > b --><ul><li>one<li>two</ul>',
    '😀&#128512;<b title="<p>">x</b>\u0000',
  ];

  it.each(markup)('gives the same result as cleaning at once, for any cut: %s', async (piece) => {
    for (let shift = 0; shift < piece.length; shift += 1) {
      const text = `${'x'.repeat(shift)}${piece.repeat(Math.ceil(70_000 / piece.length))}`;
      expect(await sanitizeInPieces(text)).toEqual(sanitizeContent(text));
    }
  });

  it('lets other work run in between', async () => {
    let isDone = false;
    const cleaning = sanitizeInPieces(muchOf('<p>a</p>')).then(() => {
      isDone = true;
    });
    let turns = 0;
    for (; !isDone; turns += 1) await setImmediate();
    await cleaning;
    expect(turns).toBeGreaterThan(LENGTH / 40_000);
  });
});
