import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../test/fuzz/hostile.ts';
import { hostileHtml, hostilePieces } from '../../../test/hostile-html.ts';
import type { PublicMedia, PublicNote } from '../../../views/public-note.ts';
import { rewriteContent } from '../../note/content/rewrite.ts';
import { sanitizeContent } from '../../note/content/sanitize.ts';
import { createFrame } from './layout.ts';
import { writeNotePage } from './note-page.ts';

const BASE = '/s/AAAAAAAAAAAAAAAAAAAAAA';
const frame = createFrame('p{}');
/** The text as the API stores it. */
const toStored = (text: string) => text.replaceAll('\0', '').toWellFormed();
const words = [...hostilePieces, ...hostileTexts].map(toStored);
const contents = [...hostileHtml, ...hostileTexts].map(toStored);

const media = (type: PublicMedia['type'], name: string): PublicMedia => ({
  id: `0190c5d4-7b1a-7c3e-9f00-12345678900${type.length}`,
  type,
  name,
  object_key: 'secret-key',
  content_type: 'text/html',
  size: 10,
  width: 10,
  height: 10,
  thumbs: [],
  duration: 1,
  inline: false,
});

const bare: PublicNote = {
  title: 'Plain',
  content: '',
  summary: 'Plain',
  color: '#ffffff',
  created_at: new Date('2026-11-14T18:40:00Z'),
  media: [],
  comments: [],
  comment_count: 0,
  photo: undefined,
  first_name: 'Meera',
  last_name: 'Nair',
  username: 'meera',
  timezone: 'UTC',
  is_public: true,
};
const write = (changes: Partial<PublicNote>): Promise<string> =>
  writeNotePage(
    { ...bare, ...changes },
    { frame, rewriteContent, language: 'el', base: BASE, publicUrl: 'https://a.example' },
  );

/** Writes a page with the same words in every field of a person. */
const writeWords = (said: string): Promise<string> =>
  write({
    title: said,
    summary: said,
    media: [media('image', said), media('audio', said), media('file', said)],
    comments: [{ content: said, created_at: bare.created_at }],
    comment_count: 1,
    first_name: said,
    last_name: said,
  });

type Element = Tree.Element;
const elementsOf = (node: Tree.Node): Element[] => {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...inside] : inside;
};
const attributesOf = ({ attrs }: Element) => Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

/** The elements and attributes of our pages; any other in a parsed page is an injection. */
const known: Readonly<Record<string, readonly string[]>> = {
  html: ['lang'],
  head: [],
  title: [],
  style: [],
  body: [],
  meta: ['charset', 'name', 'property', 'content', 'media'],
  link: ['rel', 'href', 'type'],
  a: ['href', 'class', 'download', 'title', 'target', 'rel'],
  img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding', 'fetchpriority'],
  audio: ['controls', 'preload', 'src', 'aria-label'],
  svg: ['viewBox', 'aria-hidden'],
  path: ['d'],
  i: ['class', 'aria-hidden'],
  span: ['class', 'aria-hidden'],
  time: ['datetime'],
  ul: ['data-type'],
  ol: ['start'],
  li: ['data-type', 'data-checked'],
  ...Object.fromEntries(['div', 'h1', 'h2', 'article', 'section', 'footer'].map((tag) => [tag, ['class']])),
  ...Object.fromEntries(
    'main header p b strong em u s code br hr pre blockquote label h3 h4 h5 h6'.split(' ').map((tag) => [tag, []]),
  ),
};

const isOwnAddress = (address: string) => address.startsWith('/') && !/^\/[/\\]/.test(address);
const isLink = (address: string) => isOwnAddress(address) || /^(?:https?|mailto|tel):/i.test(address);

const findFaults = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => {
    const { tagName } = element;
    const { href, src, ...others } = attributesOf(element);
    const strange = Object.keys({ ...others, ...(href !== undefined && { href }), ...(src !== undefined && { src }) });
    return [
      ...(tagName in known ? [] : [`<${tagName}>`]),
      ...strange.filter((name) => !known[tagName]?.includes(name)).map((name) => `<${tagName} ${name}>`),
      ...(href !== undefined && !(tagName === 'link' ? isOwnAddress(href) : isLink(href)) ? [`href ${href}`] : []),
      ...(src !== undefined && !isOwnAddress(src) ? [`src ${src}`] : []),
    ];
  });

/** The metadata for link previews, by name. */
const readMeta = (elements: readonly Element[]): [string, string][] =>
  elements
    .filter(({ tagName }) => tagName === 'meta')
    .map(attributesOf)
    .map(({ name, property, charset, content }) => [name ?? property ?? `charset ${charset}`, content ?? '']);

const framework = ['head', 'body', 'main', 'article', 'header', 'section', 'footer', 'audio'];
const skeletonOf = (elements: readonly Element[]): string[] =>
  elements.map(({ tagName }) => tagName).filter((tag) => framework.includes(tag));

const read = (page: string): Element[] => elementsOf(parse(page));

describe('hostile texts in the page of a shared note', () => {
  it(`are shown as text in every field that people write, in browsers and previews (${words.length})`, async () => {
    const plain = read(await writeWords('Plain'));
    const names = readMeta(plain).map(([name]) => name);
    for (const text of words) {
      const page = read(await writeWords(text));
      expect([text, findFaults(page), skeletonOf(page)]).toEqual([text, [], skeletonOf(plain)]);
      const said = readMeta(page);
      expect(said.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([]);
      expect(Object.fromEntries(said)).toMatchObject({
        'og:url': `https://a.example${BASE}`,
        'og:image': `https://a.example${BASE}/card`,
        ...(text !== '' && { 'og:title': text.replace(/\r\n?/g, '\n') }),
      });
    }
  });

  it(`do nothing as the text of a note, which the sanitizer has read (${contents.length})`, async () => {
    const skeleton = skeletonOf(read(await write({})));
    for (const text of contents) {
      const page = read(await write({ content: sanitizeContent(text).html }));
      expect([text, findFaults(page), skeletonOf(page)]).toEqual([text, [], skeleton]);
    }
  });

  it('do nothing even without the sanitizer', async () => {
    for (const content of contents)
      expect([content, findFaults(read(await write({ content })))]).toEqual([content, []]);
  });

  it('are detected by the check if injected', async () => {
    const bad = '<p onclick="x">a<a href="javascript:x">b</a><script>1</script><img src="//a">';
    const page = (await write({ content: '<p>Plain</p>' })).replace('<p>Plain</p>', bad);
    expect(findFaults(read(page))).toEqual(['<p onclick>', 'href javascript:x', '<script>', 'src //a']);
  });
});
