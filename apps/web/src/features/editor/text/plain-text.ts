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
