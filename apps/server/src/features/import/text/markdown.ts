import { Marked, type Tokens } from 'marked';
import { escapeAttribute, escapeHtml } from '../../../platform/text/html-text.ts';
import { linesToHtml } from './html.ts';
import { isWithinBounds, splitIntoGroups } from './markdown-groups.ts';
import { readShifted } from './superscript.ts';

/** `[[Note|words]]` and `![[file.png]]` of Obsidian. */
const WIKI = /^(!?)\[\[([^\]|\n]{1,500})(?:\|([^\]\n]{0,500}))?\]\]/;
const WIKI_SCHEME = 'wiki:';
const SIZE = /^\d{1,5}(?:x\d{1,5})?$/;

/** The target of a link or an image of Obsidian; null for one of Markdown. */
export const readWikiAddress = (address: string): string | null =>
  address.startsWith(WIKI_SCHEME) ? decodeOrNull(address.slice(WIKI_SCHEME.length)) : null;

/** Returns null if the address was written by a person, not encoded here. */
const decodeOrNull = (encoded: string): string | null => {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
};

const wikiAddress = (target: string) => escapeAttribute(`${WIKI_SCHEME}${encodeURIComponent(target.toWellFormed())}`);

const writeWikiLink = (target: string, words: string): string => {
  const said = SIZE.test(words) ? '' : words;
  const shown = said || target.replace('#', ' > ').replace(/^ > /, '');
  return `<a href="${wikiAddress(target)}">${escapeHtml(shown)}</a>`;
};

const parser = new Marked({
  gfm: true,
  // Joplin and Obsidian show single line breaks.
  breaks: true,
  tokenizer: {
    // `linkAddresses` finds addresses in plain text for all formats; the library takes seconds for a line.
    url: () => undefined,
    inlineText(source: string): Tokens.Text {
      const raw = cutText(source);
      return { type: 'text', raw, text: raw, escaped: false };
    },
  },
  renderer: {
    list(list: Tokens.List): string | false {
      if (!list.items.some(({ task }) => task)) return false;
      const items = list.items.map((item) => {
        const words = this.parser.parse(item.tokens.filter(({ type }) => type !== 'checkbox'));
        return `<li data-checked="${item.checked ?? false}">${asBlocks(words)}</li>`;
      });
      return `<ul>${items.join('')}</ul>`;
    },
    // A link without words shows its address.
    link: ({ href, text }) =>
      text.trim() === '' && `<a href="${escapeAttribute(href)}">${escapeHtml(decodeOrNull(href) ?? href)}</a>`,
    // `rewriteHtml` resolves the address later. Obsidian appends a size to the words.
    image: ({ href, text }) => {
      const words = text.split('|').filter((part) => !SIZE.test(part));
      return `<img src="${escapeAttribute(href)}" alt="${escapeAttribute(words.join('|'))}">`;
    },
  },
  extensions: [
    {
      name: 'wiki',
      level: 'inline',
      start: (source: string) => {
        const at = source.indexOf('[[');
        return at > 0 && source[at - 1] === '!' ? at - 1 : at < 0 ? undefined : at;
      },
      tokenizer(source: string) {
        const [raw, isFile, target = '', words = ''] = WIKI.exec(source) ?? [];
        if (raw === undefined) return undefined;
        return { type: 'wiki', raw, isFile: isFile === '!', target: target.replace(/\\$/, '').trim(), words };
      },
      renderer({ isFile, target, words }) {
        if (!isFile) return writeWikiLink(String(target), String(words));
        const said = SIZE.test(String(words)) ? '' : String(words);
        return `<img src="${wikiAddress(String(target))}" alt="${escapeAttribute(said)}">`;
      },
    },
    {
      // A formula stays as it is, because its signs mean something else in Markdown.
      name: 'formula',
      level: 'inline',
      tokenizer(source: string) {
        const raw = readFormula(source);
        return raw === null ? undefined : { type: 'formula', raw };
      },
      renderer: ({ raw }) => escapeHtml(raw).replaceAll('\n', '<br>'),
    },
    {
      name: 'shifted',
      level: 'inline',
      tokenizer(source: string, before) {
        const found = readShifted(source, before.at(-1)?.raw ?? '');
        return found === null ? undefined : { type: 'shifted', ...found };
      },
      renderer: ({ text }) => String(text),
    },
    {
      name: 'highlight',
      level: 'inline',
      start: (source: string) => {
        const at = source.indexOf('==');
        return at < 0 ? undefined : at;
      },
      tokenizer(source: string) {
        const [raw, words = ''] = /^==([^=\n]{1,1000})==/.exec(source) ?? [];
        return raw === undefined ? undefined : { type: 'highlight', raw, tokens: this.lexer.inlineTokens(words) };
      },
      renderer({ tokens = [] }) {
        return `<strong>${this.parser.parseInline(tokens)}</strong>`;
      },
    },
  ],
});

const STOPS = new Set('\\<![`*~_^$\n');

/** Cuts the text before a sign that Markdown may use, or before the blanks at the end of a line. */
const cutText = (source: string): string => {
  let at = 1;
  while ('`~'.includes(source[0] ?? ' ') && '`~'.includes(source[at] ?? ' ')) at += 1;
  for (; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (STOPS.has(sign) || (sign === '=' && source[at + 1] === '=')) break;
    if (sign !== ' ') continue;
    let end = at;
    while (source[end + 1] === ' ') end += 1;
    if (source[end + 1] === '\n') break;
    at = end;
  }
  return source.slice(0, at);
};

const FORMULA_MAX_LENGTH = 1_000;

/** `$a_1$` or `$$a_1$$` at the beginning of a text. A price has a blank or a digit after the signs. */
const readFormula = (source: string): string | null => {
  if (!source.startsWith('$')) return null;
  const mark = source.startsWith('$$') ? '$$' : '$';
  const end = source.slice(0, FORMULA_MAX_LENGTH).indexOf(mark, mark.length);
  const inner = source.slice(mark.length, end);
  if (end < 0 || inner.trim() === '' || inner.includes('\n\n')) return null;
  const isFormula = mark === '$$' || (!/^\s|\s$|\n/.test(inner) && !/^\d/.test(source.slice(end + 1)));
  return isFormula ? source.slice(0, end + mark.length) : null;
};

/** Puts the words of an item into a paragraph, as the editor does. */
const asBlocks = (html: string): string => {
  const at = html.search(/<(?:p|ul|ol|pre|blockquote|h\d)[ >]/);
  const [words, rest] = at < 0 ? [html, ''] : [html.slice(0, at), html.slice(at)];
  return `${words.trim() === '' && rest !== '' ? '' : `<p>${words.trim()}</p>`}${rest}`;
};

/** Converts names of notes in a property of Obsidian to links. */
export const linkNames = (text: string): string =>
  text
    .split(/(?<=\]\])|(?=\[\[)/)
    .map((part) => {
      const [, , target = '', words = ''] = WIKI.exec(part) ?? [];
      return target === '' ? escapeHtml(part) : writeWikiLink(target, words);
    })
    .join('');

export const markdownToHtml = (markdown: string): string =>
  splitIntoGroups(markdown.replace(/\r\n?/g, '\n')).reduce((html, group) => joinLists(html, parseGroup(group)), '');

const parseGroup = (group: string): string => {
  if (!isWithinBounds(group)) return parseLines(group);
  try {
    return parser.parse(group, { async: false });
  } catch {
    // The nesting is too deep for the stack.
    return linesToHtml(group);
  }
};

/** Longer lines, or lines with more signs, are not parsed. */
const LINE_MAX_LENGTH = 2_000;
const LINE_SIGNS_MAX = 100;
/** Longer texts are not parsed at all. */
const LINES_MAX_LENGTH = 200_000;

/** Parses a paragraph, list or table that is too long for the parser line by line. */
const parseLines = (group: string): string => {
  if (group.length > LINES_MAX_LENGTH) return linesToHtml(group);
  return group
    .trimEnd()
    .split('\n')
    .map((line) =>
      isPlain(line) ? linesToHtml(line) || '<p></p>' : `<p>${parser.parseInline(line, { async: false })}</p>`,
    )
    .join('');
};

const isPlain = (line: string): boolean =>
  line.length > LINE_MAX_LENGTH || (line.match(/[*_~[\]<>`]/g)?.length ?? 0) > LINE_SIGNS_MAX;

/** Joins a list that was split between two items. */
const joinLists = (html: string, more: string): string => {
  if (!more.startsWith('<ul>')) return html + more;
  const end = ['</ul>', '</ul>\n'].find((tag) => html.endsWith(tag));
  return end ? `${html.slice(0, -end.length)}${more.slice('<ul>'.length)}` : html + more;
};
