import { escapeHtml } from '../../../platform/text/html-text.ts';
import { allowedTags, voidTags } from './rules.ts';

/** What stands in a page in place of what only the app can show. */
type Rewriting = {
  /** `alt` is escaped already. */
  image(mediaId: string, alt: string): string;
  task(isDone: boolean): string;
  /** How many levels of headings the page has above those of the text, which follow without a gap. */
  headingsDown: number;
};

const ID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const LINK = /^<a target="_blank" rel="noopener noreferrer nofollow" href="(?:https?|mailto|tel):[^"<>]*">$/i;
const IMAGE = new RegExp(`^<img data-media="(${ID})"(?: alt="([^"<>]*)")?>$`);
const TASK_BOX = /^<input type="checkbox"( checked="checked")?>$/;
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

/**
 * Stored content for a page without the app. It is no second judge: it passes tags on that stand exactly as the judge of
 * rich text writes them, and what does not is shown as the text it is.
 */
export const rewriteContent = (stored: string, { image, task, headingsDown }: Rewriting): string => {
  const levels = listLevels(stored);
  return stored.replace(TAG, (tag) => {
    const [, end, level] = HEADING.exec(tag) ?? [];
    if (level) return `<${end}h${Math.min(LOWEST_HEADING, levels.indexOf(level) + 1 + headingsDown)}>`;
    if (plainTags.has(tag) || LINK.test(tag) || LISTS.test(tag)) return tag;
    const [, mediaId, alt = ''] = IMAGE.exec(tag) ?? [];
    if (mediaId) return image(mediaId, alt);
    const box = TASK_BOX.exec(tag);
    return box ? task(box[1] !== undefined) : escapeHtml(tag);
  });
};

/** The levels that the text uses, the highest first: somebody who begins with the second one skips none in a page. */
const listLevels = (stored: string): string[] =>
  [...new Set([...stored.matchAll(/<h([1-6])>/g)].map(([, level = '']) => level))].sort();

export type RewriteContent = typeof rewriteContent;
