/** Words below this confidence (of 100) are mostly textures of photos. */
const CONFIDENCE_MIN = 50;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** The columns of a line of the table that are used: its kind, its position in the page, and the recognised text. */
const COLUMNS = { level: 0, block: 2, line: 4, confidence: 10, text: 11 } as const;
const WORD = '5';

/** The text of the engine's table of words: its lines, without words of low confidence. */
export const readTable = (table: string): string => {
  const lines = new Map<string, string[]>();
  for (const row of table.split('\n')) {
    const columns = row.split('\t');
    const text = columns[COLUMNS.text] ?? '';
    if (columns[COLUMNS.level] !== WORD || Number(columns[COLUMNS.confidence]) < CONFIDENCE_MIN) continue;
    const place = columns.slice(COLUMNS.block, COLUMNS.line + 1).join();
    lines.set(place, [...(lines.get(place) ?? []), text]);
  }
  const texts = [...lines.values()].map((words) => words.join(' '));
  return texts.filter((text) => LETTER_OR_DIGIT.test(text)).join('\n');
};
