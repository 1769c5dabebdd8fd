import { setImmediate } from 'node:timers/promises';

/** The marks of rich text that Markdown has signs for, and `u`, which it has not. */
type Mark = 'strong' | 'em' | 's' | 'u';

type Token = { kind: 'text'; text: string } | { kind: 'open' | 'close'; mark: Mark };

const signs: Readonly<Record<Mark, string>> = { strong: '**', em: '*', s: '~~', u: '' };
const isMark = (name: string): name is Mark => Object.hasOwn(signs, name);

/** The number of tokens or characters after which it yields to the event loop. */
const TOKENS_AT_ONCE = 2_000;
const PIECE_LENGTH = 16 * 1024;

/** Writes one line of rich text as Markdown. */
export class MarkdownLine {
  #tokens: Token[] = [];
  #isAfterCode = false;

  get isEmpty(): boolean {
    return this.#tokens.every((token) => token.kind !== 'text' || token.text.trim() === '');
  }

  /** Writes inline code. Directly after other code it uses `<code>`, because the backticks would join. */
  async writeCode(code: string): Promise<void> {
    if (this.#isAfterCode) {
      this.write(`<code>${await escapeLongText(code)}</code>`);
      return;
    }
    const mark = fence(code, '`');
    const pad = /^`|`$|^ .* $/.test(code) ? ' ' : '';
    this.write(`${mark}${pad}${code}${pad}${mark}`);
    this.#isAfterCode = true;
  }

  /** Writes Markdown unescaped. */
  write(text: string): void {
    this.#isAfterCode = false;
    const last = this.#tokens.at(-1);
    if (last?.kind === 'text') last.text += text;
    else this.#tokens.push({ kind: 'text', text });
  }

  mark(kind: 'open' | 'close', name: string): void {
    if (!isMark(name)) return;
    this.#isAfterCode = false;
    this.#tokens.push({ kind, mark: name });
  }

  /** Returns the written line, and starts the next. */
  async take(): Promise<string> {
    const tokens = this.#tokens;
    this.#tokens = [];
    return writeTokens(await moveBlanksOut(tokens));
  }
}

const isTimeSliceOver = (at: number): boolean => at % TOKENS_AT_ONCE === TOKENS_AT_ONCE - 1;

/** Moves blanks at the edges of marked words outside of their marks. */
const moveBlanksOut = async (tokens: readonly Token[]): Promise<Token[]> => {
  const opened: Token[] = [];
  for (const [at, token] of tokens.toReversed().entries()) {
    if (isTimeSliceOver(at)) await setImmediate();
    const next = opened.at(-1);
    const blanks = token.kind === 'open' && next?.kind === 'text' ? next.text.length - next.text.trimStart().length : 0;
    if (blanks === 0 || next?.kind !== 'text') opened.push(token);
    else
      opened.splice(-1, 1, { ...next, text: next.text.slice(blanks) }, token, {
        ...next,
        text: next.text.slice(0, blanks),
      });
  }
  const closed: Token[] = [];
  for (const [at, token] of opened.toReversed().entries()) {
    if (isTimeSliceOver(at)) await setImmediate();
    const before = closed.at(-1);
    const kept = token.kind === 'close' && before?.kind === 'text' ? before.text.trimEnd().length : -1;
    if (kept < 0 || before?.kind !== 'text' || kept === before.text.length) addToken(closed, token);
    else {
      const blanks = before.text.slice(kept);
      before.text = before.text.slice(0, kept);
      if (kept === 0) closed.pop();
      addToken(closed, token);
      addToken(closed, { kind: 'text', text: blanks });
    }
  }
  return closed;
};

/** Joins adjacent texts and drops empty marks. */
const addToken = (tokens: Token[], token: Token): void => {
  const last = tokens.at(-1);
  if (token.kind === 'text' && token.text === '') return;
  if (token.kind === 'close' && last?.kind === 'open') tokens.pop();
  else if (token.kind === 'text' && last?.kind === 'text')
    tokens.splice(-1, 1, { kind: 'text', text: last.text + token.text });
  else tokens.push({ ...token });
};

/** Writes the HTML tag if Markdown would not recognise a sign. */
const writeTokens = async (tokens: readonly Token[]): Promise<string> => {
  const opened: number[] = [];
  const written = tokens.map((token) => (token.kind === 'text' ? token.text : ''));
  for (const [at, token] of tokens.entries()) {
    if (isTimeSliceOver(at)) await setImmediate();
    if (token.kind === 'open') opened.push(at);
    if (token.kind !== 'close') continue;
    const from = opened.pop();
    if (from === undefined) continue;
    const sign = canBeSigns(tokens, from, at) ? signs[token.mark] : '';
    written[from] = sign || `<${token.mark}>`;
    written[at] = sign || `</${token.mark}>`;
  }
  return written.join('');
};

const canBeSigns = (tokens: readonly Token[], from: number, to: number): boolean => {
  const textAt = (at: number): string | null => {
    const token = tokens[at];
    return token === undefined ? '' : token.kind === 'text' ? token.text : null;
  };
  const [before, first, last, after] = [textAt(from - 1), textAt(from + 1), textAt(to - 1), textAt(to + 1)];
  if (before === null || first === null || last === null || after === null) return false;
  return isClear(before.at(-1), first.at(0)) && isClear(after.at(0), last.at(-1));
};

/** The flanking rule of CommonMark. */
const isClear = (outside: string | undefined, inside: string | undefined): boolean => {
  if (inside === undefined || /\s/.test(inside)) return false;
  if (outside === undefined || /\s/.test(outside)) return true;
  return /[\p{L}\p{N}]/u.test(inside) && !/[*_~`\\]/.test(outside);
};

/** `&#`, and the longest name that `escapeText` looks at. */
const JOINED_MAX_LENGTH = 42;

/** Escapes text so that Markdown sees no sign in it. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>~$]/g, '\\$&')
    .replace(/==/g, '\\=\\=')
    // Before a link it would make an image.
    .replace(/!$/, '\\!')
    .replace(/&(?=#?\w{1,40};)/g, '\\&');

/** Escapes in chunks, which do not end within a sequence that is escaped together. */
export const escapeLongText = async (text: string): Promise<string> => {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    if (start > 0) await setImmediate();
    const end = start + PIECE_LENGTH < text.length ? findEnd(text, start + PIECE_LENGTH) : text.length;
    pieces.push(escapeText(text.slice(start, end)));
    start = end;
  }
  return pieces.join('');
};

/** The end of a chunk: before an entity that continues, `==`, or the `!` of a picture. */
const findEnd = (text: string, most: number): number => {
  const least = most - JOINED_MAX_LENGTH;
  const entity = text.slice(least, most).lastIndexOf('&');
  let end = entity < 0 ? most : least + entity;
  while (end > least && '=!'.includes(text.charAt(end - 1))) end -= 1;
  return end;
};

/** Escapes lines that would begin a heading, an item or a rule. */
export const escapeStarts = (lines: string): string =>
  lines
    .split('\n')
    .map((line) =>
      line
        .trimStart()
        .replace(/^(?:#{1,6}(?=\s|$)|[-+](?=\s|$)|[-=|:](?=[-=|:\s]*$))/, '\\$&')
        .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2'),
    )
    .join('\n');

/**
 * An empty line would end the paragraph and its marks, so the break is written as a tag. The lines are followed by a line
 * end, or by nothing.
 */
export const joinBreaks = (lines: string): string =>
  `${lines}\n`
    .replace(/\n[^\S\n]*(?=\n)/g, '<br>')
    .slice(0, -1)
    .replaceAll('<br>\n', '<br>  \n');

/** Writes `[words](<address>)` if an address has blanks or brackets. */
export const writeAddress = (address: string): string => {
  const clean = address.replace(/[<>\n\r]/g, encodeURIComponent).replace(/\\|&(?=#?\w{1,40};)/g, '\\$&');
  return /[\s()\\]/.test(clean) ? `<${clean}>` : clean;
};

/** A fence longer than any run of backticks in the text. */
export const fence = (text: string, sign: '`' | '```'): string => {
  const runs = text.match(/`{1,1000}/g) ?? [];
  const longest = runs.reduce((most, { length }) => Math.max(most, length), 0);
  return '`'.repeat(
    sign === '`' ? (runs.some(({ length }) => length === 1) ? longest + 1 : 1) : Math.max(3, longest + 1),
  );
};
