/** Converts the text of the plain field to HTML for the rich editor. */
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** One paragraph for each line. */
export const textToHtml = (text: string): string =>
  text === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join('');

/** The position in the document of `textToHtml` for an offset of the text. */
export const textOffsetToPosition = (text: string, offset: number): number => {
  const lineBreaks = text.slice(0, offset).split('\n').length - 1;
  return 1 + offset + lineBreaks;
};

/** The number of characters read on each side of the caret in a long paragraph. */
const REACH = 500;

/** The words around the caret; short paragraphs are returned whole. `start`: the offset of the text. */
export const cutParagraph = (text: string, caret: number, start: number): { text: string; start: number } => {
  if (text.length <= 2 * REACH) return { text, start };
  const from = caret > REACH ? text.indexOf(' ', caret - REACH) + 1 : 0;
  const end = text.lastIndexOf(' ', caret + REACH);
  return {
    text: text.slice(from, caret + REACH < text.length && end > caret ? end : undefined).slice(0, 2 * REACH),
    start: start + from,
  };
};
