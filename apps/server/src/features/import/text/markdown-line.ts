/** The index of the first character that is not in `signs`. */
const skip = (line: string, from: number, signs: string): number => {
  let at = from;
  while (at < line.length && signs.includes(line[at] ?? '')) at += 1;
  return at;
};

const skipBullet = (line: string, from: number): number => {
  const isBullet = '-*+'.includes(line[from] ?? ' ');
  const digits = isBullet ? from + 1 : skip(line, from, '0123456789');
  const end = isBullet ? digits : digits > from && '.)'.includes(line[digits] ?? ' ') ? digits + 1 : from;
  return end > from && line[end] === ' ' ? skip(line, end, ' ') : -1;
};

const CANCELLED = '-';

/** Converts Obsidian's marks at the beginning of a line to plain Markdown: signs of tasks, callouts, footnotes. */
export const readLine = (line: string): string => {
  if (!line.includes('[')) return line;
  const start = skip(line, 0, ' \t>');
  // Unescaped, a footnote of one word would be parsed as the address of a link and dropped.
  if (line.startsWith('[^', start) && line.includes(']:', start))
    return `${line.slice(0, start)}\\${line.slice(start)}`;
  if (line.startsWith('[!', start) && line.slice(0, start).includes('>')) return readCallout(line, start);
  const at = skipBullet(line, start);
  return at < 0 || line[at] !== '[' ? line : readTask(line, at);
};

/** `- [/] half done`: a box with any other sign than an x is open, and shows the sign; one with a dash is struck out. */
const readTask = (line: string, at: number): string => {
  const [sign = ''] = line.slice(at + 1, at + 3);
  const end = at + 1 + sign.length;
  // The parser ignores a box without text, so it gets a comment.
  if (' xX'.includes(sign) && line.slice(end).trim() === ']') return `${line.slice(0, end)}] <!-- -->`;
  const isOther = sign !== '' && !' xX]\t'.includes(sign) && line.startsWith('] ', end);
  if (!isOther) return line;
  const words = line.slice(end + 2).trim();
  const isStruck = sign === CANCELLED && words !== '' && !words.includes('~');
  return `${line.slice(0, at)}${isStruck ? `[x] ~~${words}~~` : `[ ] \\[${sign}\\] ${words}`}`;
};

/** `> [!tip]- Title`: its title, or its kind, in bold. */
const readCallout = (line: string, start: number): string => {
  const end = line.indexOf(']', start);
  if (end < 0) return line;
  const kind = line.slice(start + 2, end).split('|')[0] ?? '';
  const title = line.slice(skip(line, end + 1, '+-')).trim();
  return `${line.slice(0, start)}**${title.replaceAll('*', '') || `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`}**`;
};
