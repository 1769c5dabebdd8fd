import { Marked, type Tokens } from 'marked';
import { escapeAttribute, escapeHtml } from '../../../platform/text/html-text.ts';
import { linesToHtml, taskList } from './html.ts';

/**
 * The parser takes time by the square of what it finds: longer texts are parsed in groups of paragraphs, and a paragraph
 * that only a machine would write is taken as plain lines.
 */
const GROUP_MAX_LENGTH = 16_000;
const SIGNS_MAX = 1_500;
const SIGNS = /[*_~[\]<>`|]/g;

/** `[[Note|words]]` and `![[file.png]]`, as Obsidian has them. */
const WIKI = /^(!?)\[\[([^\]|\n]{1,500})(?:\|([^\]\n]{0,500}))?\]\]/;

const parser = new Marked({
  gfm: true,
  renderer: {
    list(list: Tokens.List): string | false {
      if (!list.items.some(({ task }) => task)) return false;
      return taskList(
        list.items.map((item) => ({
          html: asBlocks(this.parser.parse(item.tokens.filter(({ type }) => type !== 'checkbox'))),
          isChecked: item.checked ?? false,
        })),
      );
    },
    // Left to whoever rewrites the HTML: there a file may stand behind it.
    image: ({ href, text }) => `<img src="${escapeAttribute(href)}" alt="${escapeAttribute(text)}">`,
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
        const [raw, isFile, target = '', words] = WIKI.exec(source) ?? [];
        if (raw === undefined) return undefined;
        return { type: 'wiki', raw, isFile: isFile === '!', target: target.trim(), words: words ?? '' };
      },
      renderer: ({ isFile, target, words }) =>
        isFile
          ? `<img src="${escapeAttribute(encodeURI(String(target)))}" alt="">`
          : escapeHtml(String(words || target)),
    },
  ],
});

/** The words of an item stand in a paragraph, as our editor has them. */
const asBlocks = (html: string): string => {
  const at = html.search(/<(?:p|ul|ol|pre|blockquote|h\d)[ >]/);
  const [words, rest] = at < 0 ? [html, ''] : [html.slice(0, at), html.slice(at)];
  return `${words.trim() === '' && rest !== '' ? '' : `<p>${words.trim()}</p>`}${rest}`;
};

export const markdownToHtml = (markdown: string): string =>
  inGroups(markdown.replace(/\r\n?/g, '\n')).map(parseGroup).join('');

const parseGroup = (group: string): string => {
  const isTooMuch = group.length > GROUP_MAX_LENGTH || (group.match(SIGNS)?.length ?? 0) > SIGNS_MAX;
  if (isTooMuch) return linesToHtml(group);
  try {
    return parser.parse(group, { async: false });
  } catch {
    // Nested so deep that the stack does not hold it.
    return linesToHtml(group);
  }
};

/** Cut between paragraphs, never inside a block of code. */
const inGroups = (markdown: string): string[] => {
  if (markdown.length <= GROUP_MAX_LENGTH && (markdown.match(SIGNS)?.length ?? 0) <= SIGNS_MAX) return [markdown];
  const groups: string[] = [];
  let group: string[] = [];
  let length = 0;
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    const [, mark] = /^ {0,3}(```|~~~)/.exec(line) ?? [];
    if (mark) fence = fence === null ? mark : fence === mark ? null : fence;
    if (line.trim() === '' && fence === null && length > GROUP_MAX_LENGTH / 2) {
      groups.push(group.join('\n'));
      [group, length] = [[], 0];
    }
    group.push(line);
    length += line.length + 1;
  }
  return [...groups, group.join('\n')];
};
