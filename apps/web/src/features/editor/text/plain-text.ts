/** Converts the text of the plain field for the rich editor, which takes it over. */
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** One paragraph a line. */
export const textToHtml = (text: string): string =>
  text === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join('');

/** Where an offset of the text lies in the document that `textToHtml` makes of it. */
export const textOffsetToPosition = (text: string, offset: number): number => {
  const lineBreaks = text.slice(0, offset).split('\n').length - 1;
  return 1 + offset + lineBreaks;
};

/** How much of a long paragraph is read on each side of the caret. */
const REACH = 500;

/** What stands around the caret, in whole words; short paragraphs are left whole. `start` is where the text begins. */
export const cutParagraph = (text: string, caret: number, start: number): { text: string; start: number } => {
  if (text.length <= 2 * REACH) return { text, start };
  const from = caret > REACH ? text.indexOf(' ', caret - REACH) + 1 : 0;
  const end = text.lastIndexOf(' ', caret + REACH);
  return {
    text: text.slice(from, caret + REACH < text.length && end > caret ? end : undefined).slice(0, 2 * REACH),
    start: start + from,
  };
};
