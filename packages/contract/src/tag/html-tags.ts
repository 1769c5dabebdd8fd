import { TAG_SIGNS_MAX } from './limits.ts';
import { collectTags, readTags, type TagBudget } from './tags.ts';

/** Finds tags in rich text: those of its plain text, except in links and code. Bold in the middle of one does not split it. */

/** A text node of the HTML. */
type Part = { start: number; end: number };
/** `parts`: text nodes that one tag spans, if elements begin or end inside it. */
type HtmlTag = { word: string; key: string; parts: Part[] };

const INLINE = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'del', 'strike', 'span', 'label', 'mark']);
const WITHOUT_TAGS = new Set(['a', 'code', 'pre']);

/** Yields text nodes that are read as one text. Requires well-formed HTML, as the server and the editor write it. */
function* readRuns(html: string): Generator<Part[]> {
  let run: Part[] = [];
  let closed = 0;
  let position = 0;
  while (position < html.length) {
    const opening = html.indexOf('<', position);
    const end = opening < 0 ? html.length : opening;
    if (end > position && closed === 0) run.push({ start: position, end });
    if (opening < 0) break;
    const elementEnd = findElementEnd(html, opening);
    // No element: the rest is not HTML of the server.
    if (elementEnd < 0) break;
    const [, slash, name = ''] = /^(\/?)([a-z][a-z\d]{0,9})/.exec(html.slice(opening + 1, opening + 12)) ?? [];
    position = elementEnd + 1;
    if (INLINE.has(name)) continue;
    if (WITHOUT_TAGS.has(name)) closed = Math.max(0, closed + (slash ? -1 : 1));
    if (run.length > 0) yield run;
    run = [];
  }
  if (run.length > 0) yield run;
}

/** The index of its `>`; -1 if there is none. */
const findElementEnd = (html: string, start: number): number => {
  let isQuoted = false;
  for (let at = start + 1; at < html.length; at += 1) {
    const character = html[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (character === '>' && !isQuoted) return at;
  }
  return -1;
};

function* readHtmlTags(html: string, budget?: TagBudget): Generator<HtmlTag> {
  if (!html.includes('#')) return;
  for (const run of readRuns(html)) {
    if (budget && budget.left <= 0) return;
    const text = run.map(({ start, end }) => html.slice(start, end)).join('');
    let index = 0;
    let before = 0;
    for (const tag of readTags(text, budget)) {
      const parts: Part[] = [];
      for (let part = run[index]; part; part = run[index]) {
        const length = part.end - part.start;
        const start = Math.max(tag.start - before, 0);
        const end = Math.min(tag.end - before, length);
        if (start < end) parts.push({ start: part.start + start, end: part.start + end });
        if (tag.end - before <= length) break;
        before += length;
        index += 1;
      }
      yield { word: tag.word, key: tag.key, parts };
    }
  }
}

/** The first tags of a note, each once, in their first spelling. */
export const findNoteTags = (title: string, html: string): string[] => collectTags(readBoth(title, html));

function* readBoth(title: string, html: string) {
  const budget = { left: TAG_SIGNS_MAX };
  yield* readTags(title, budget);
  yield* readHtmlTags(html, budget);
}

/**
 * Rewrites the tags among the first signs, as `findNoteTags` finds no others. `text` is the text node of a tag in the HTML;
 * `index` counts the text nodes of the tag.
 */
export const rewriteHtmlTags = (
  html: string,
  rewrite: (tag: Pick<HtmlTag, 'key'>, text: string, index: number) => string,
): string => {
  const pieces: string[] = [];
  let written = 0;
  for (const tag of readHtmlTags(html, { left: TAG_SIGNS_MAX })) {
    for (const [index, { start, end }] of tag.parts.entries()) {
      pieces.push(html.slice(written, start), rewrite(tag, html.slice(start, end), index));
      written = end;
    }
  }
  return pieces.join('') + html.slice(written);
};
