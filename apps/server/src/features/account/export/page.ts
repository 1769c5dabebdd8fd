import type { Note } from '@pinlife/contract/note/schema';
import { escapeAttribute, escapeHtml } from '../../../platform/text/html-text.ts';

type Link = (mediaId: string) => string | null;

const style = `
:root { color-scheme: light dark; font: 17px/1.6 system-ui, sans-serif }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: break-word }
article { border-radius: 12px; padding: 1rem 1.25rem; margin: 1.25rem 0; color: #1d1b18; content-visibility: auto }
h2 { margin: 0; font-size: 1.25rem } img { max-width: 100%; height: auto; border-radius: 8px }
time, footer { font-size: .85rem; opacity: .8 } audio { width: 100% } pre { overflow-x: auto }
ul[data-type=taskList] { list-style: none; padding-left: 0 } li[data-type=taskItem] { display: flex; gap: .5rem }`;

export const pageStart = (name: string, on: Date): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; media-src 'self' file:; style-src 'unsafe-inline'">` +
  `<title>${escapeHtml(name)} · PinLife</title><style>${style}</style></head><body>` +
  `<h1>${escapeHtml(name)}</h1><p><time>${on.toISOString().slice(0, 10)}</time></p>\n`;

export const pageEnd = '</body></html>\n';

/** The number of characters that are rewritten at a time. */
const PIECE_LENGTH = 8 * 1024;
const IMAGE = /<img data-media="([\da-f-]{36})"/g;

/** Renders a note for reading, with its pictures, recordings and files beside the page. Yields chunks of limited length. */
export function* writeArticle(note: Note, link: Link): Generator<string> {
  const { title, content, options, media, comments, reminders, createdAt, done } = note;
  const facts = [
    `<time>${createdAt.slice(0, 10)}</time>`,
    ...(options.passion ? ['♥'] : []),
    ...(done ? ['✓'] : []),
    ...(options.location ? [escapeHtml(options.location)] : []),
    ...reminders.map(({ meta }) => `⏰ ${escapeHtml(meta.selectedDateTime.slice(0, 16).replace('T', ' '))}`),
  ];
  yield `<article style="background:${options.color}"><h2 dir="auto">${escapeHtml(title)}</h2><footer>${facts.join(' · ')}</footer><div dir="auto">`;
  for (let start = 0; start < content.length; ) {
    // A piece ends before a `<`, so no tag is split.
    const next = content.indexOf('<', start + PIECE_LENGTH);
    const end = next < 0 ? content.length : next;
    yield content.slice(start, end).replace(IMAGE, (_whole, id: string) => {
      return `<img loading="lazy" src="${escapeAttribute(link(id) ?? '')}"`;
    });
    start = end;
  }
  yield '</div>';
  for (const { _id, type, filename, inline } of media) if (!inline) yield writeMedia(type, filename, link(_id));
  for (const { content: words } of comments) {
    yield `<blockquote>${escapeHtml(words).replaceAll('\n', '<br>')}</blockquote>`;
  }
  yield '</article>\n';
}

const writeMedia = (type: string, name: string, address: string | null): string => {
  if (address === null) return '';
  const [path, said] = [escapeAttribute(address), escapeHtml(name)];
  if (type === 'image') return `<p><img loading="lazy" src="${path}" alt="${escapeAttribute(name)}"></p>`;
  if (type === 'audio') return `<p><audio controls preload="none" src="${path}"></audio></p>`;
  return `<p><a href="${path}">${said}</a></p>`;
};
