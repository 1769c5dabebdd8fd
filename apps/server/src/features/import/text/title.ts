import { NOTE_TITLE_MAX_LENGTH } from '@pinlife/contract/note/limits';
import { escapeHtml } from '../../../platform/text/html-text.ts';

type Titled = { title: string; html: string };

/** Every note needs a title: without one it gets its first words, or its date. */
export const ensureTitle = (given: Titled, plainText: string, createdAt: Date): Titled => {
  const title = tidy(given.title);
  if (title === '') {
    const firstLine = plainText
      .split('\n')
      .map(tidy)
      .find((line) => line !== '');
    return { title: firstLine ? cutAtWord(firstLine) : createdAt.toISOString().slice(0, 10), html: given.html };
  }
  if (title.length <= NOTE_TITLE_MAX_LENGTH) return { title, html: given.html };
  return { title: cutAtWord(title), html: `<p><strong>${escapeHtml(title)}</strong></p>${given.html}` };
};

const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

const ELLIPSIS = '…';

/** Cuts at a word; if there is no blank, at a grapheme. */
const cutAtWord = (text: string): string => {
  if (text.length <= NOTE_TITLE_MAX_LENGTH) return text;
  const room = NOTE_TITLE_MAX_LENGTH - ELLIPSIS.length;
  let word = room;
  while (word > 0 && !/\s/u.test(text.charAt(word))) word -= 1;
  const atWord = text.slice(0, word).trimEnd();
  if (atWord.length > room / 2 && atWord.length <= room) return `${atWord}${ELLIPSIS}`;
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (cut.length + segment.length > room) break;
    cut += segment;
  }
  return `${cut}${ELLIPSIS}`;
};
