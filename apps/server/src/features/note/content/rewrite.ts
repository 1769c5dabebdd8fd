import { escapeHtml } from '../../../platform/text/html-text.ts';
import { allowedTags, voidTags } from './rules.ts';

/** Replacements for elements that only the app can show. */
type Rewriting = {
  /** `alt` is escaped already. */
  image(mediaId: string, alt: string): string;
  task(isDone: boolean): string;
  /** The number of heading levels that the page itself uses. The headings of the text follow without a gap. */
  headingsDown: number;
};

const ID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const LINK = /^<a target="_blank" rel="noopener noreferrer nofollow" href="(?:https?|mailto|tel):[^"<>]*">$/i;
const IMAGE = new RegExp(`^<img data-media="(${ID})"(?: alt="([^"<>]*)")?>$`);
const TASK_BOX = /^<input type="checkbox"(?: checked="checked")?>$/;
const LISTS =
  /^<(?:li data-checked="(?:true|false)" data-type="taskItem"|ul data-type="taskList"|ol start="\d{1,6}")>$/;
const HEADING = /^<(\/?)h([1-6])>$/;
const LOWEST_HEADING = 6;
const TAG = /<[^<>]*>|[<>]/g;

const plainTags: ReadonlySet<string> = new Set(
  [...allowedTags].flatMap((tag) => {
    if (tag === 'a' || tag === 'img' || tag === 'input') return tag === 'a' ? ['</a>'] : [];
    return voidTags.has(tag) ? [`<${tag}>`] : [`<${tag}>`, `</${tag}>`];
  }),
);

/** The number of characters that are rewritten at a time. */
const PIECE_LENGTH = 8 * 1024;

/**
 * Rewrites stored content for a page without the app. It is no sanitizer: it copies tags that are written exactly as the
 * sanitizer (`sanitize.ts`) writes them, and escapes everything else. Yields pieces, so that other calls run in between.
 */
export function* rewriteContent(stored: string, { image, task, headingsDown }: Rewriting): Generator<string> {
  const levels = listLevels(stored);
  /** The state of a task is read from its `li`, because the checkbox may not have it. */
  let isDone = false;
  const rewriteTag = (tag: string, end: number): string => {
    if (tag.startsWith('<li ')) {
      isDone = tag.includes('data-checked="true"');
      // A task that another program wrote may have no checkbox.
      if (LISTS.test(tag) && !stored.startsWith('<label>', end)) return tag + task(isDone);
    }
    const [, slash, level] = HEADING.exec(tag) ?? [];
    if (level) return `<${slash}h${Math.min(LOWEST_HEADING, levels.indexOf(level) + 1 + headingsDown)}>`;
    if (plainTags.has(tag) || LINK.test(tag) || LISTS.test(tag)) return tag;
    const [, mediaId, alt = ''] = IMAGE.exec(tag) ?? [];
    if (mediaId) return image(mediaId, alt);
    return TASK_BOX.test(tag) ? task(isDone) : escapeHtml(tag);
  };
  for (let start = 0; start < stored.length; ) {
    // Pieces end before a `<`, so no tag is split.
    const next = stored.indexOf('<', start + PIECE_LENGTH);
    const end = next < 0 ? stored.length : next;
    const from = start;
    yield stored.slice(from, end).replace(TAG, (tag, at: number) => rewriteTag(tag, from + at + tag.length));
    start = end;
  }
}

/** The heading levels that the text uses, so that they can be renumbered without gaps. */
const listLevels = (stored: string): string[] =>
  ['1', '2', '3', '4', '5', '6'].filter((level) => stored.includes(`<h${level}>`));

export type RewriteContent = typeof rewriteContent;
