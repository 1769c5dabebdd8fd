/** A word, a number or a mark of a text, with its position in it. */
export type Token = {
  kind: 'word' | 'number' | 'mark';
  /** Folded: in small letters, without accents, joiners and nuktas, digits in ASCII. */
  text: string;
  /** In small letters, with its accents. */
  raw: string;
  from: number;
  to: number;
  /** Whether it follows a blank or begins the text. */
  hasGap: boolean;
  isCapital: boolean;
  /** The possible meanings of a number with marks among its digits. */
  numbers?: NumberParts;
};

/** `16.11.2026` is a date, `17:30` and `17h30` are clocks, `17.30` is a pair; `other` is no time. */
type NumberParts =
  | { form: 'plain'; value: number; digits: number }
  | { form: 'clock'; hour: number; minute: number; mark: ':' | 'h'; hasZero: boolean }
  | { form: 'pair'; first: number; second: number; mark: '.' | '/'; isDotted: boolean }
  | { form: 'date'; first: number; second: number; year: number; mark: string }
  | { form: 'other' };

/** `2moro` and `2nite` are words. */
const PIECE = /2(?:moro|morrow|nite|night|main)(?!\p{L})|\p{Nd}+|[\p{L}\p{M}\u200c\u200d]+|\S/gu;
const chillus: Record<string, string> = { ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' };

/** Words that were folded: most words of a text come again. */
let folded = new Map<string, string>();
const FOLDED_MAX = 5000;

/** Writes spellings of a word as one: `Février` as `fevrier`, `पाँच` as `पांच`, a chillu with its virama. */
export const foldWord = (word: string): string => {
  const known = folded.get(word);
  if (known !== undefined) return known;
  if (folded.size >= FOLDED_MAX) folded = new Map();
  const fold = foldNew(word);
  folded.set(word, fold);
  return fold;
};

/** A set of the words of lists, each separated by `|`. */
export const makeWords = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split('|').map(foldWord)));

const foldNew = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\u200c|\u200d|\u093c/g, '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[ൺൻർൽൾൿ]/g, (chillu) => chillus[chillu] ?? chillu);

/** The first digits of the blocks of ten that are folded: ASCII, Devanagari, Malayalam, full width. */
const zeros = [0x30, 0x966, 0xd66, 0xff10];

const foldDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((start) => code >= start && code < start + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** Same length as before, so that positions stay valid. */
const foldDigits = (text: string): string => text.replace(/[०-९൦-൯０-９]/g, foldDigit);

/** At most this many characters of a number are looked at. */
const NUMBER_SPAN = 24;

const readIso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?![\d-])/;
const readDate = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?![\d]|[./-]\d)/;
const readClock = /^(\d{1,2}):(\d{2})(?![:\d]|[.,]\d)/;
const readHours = /^(\d{1,2})\s?[hH](?:\s?(\d{2}))?(?![\p{L}\d])/u;
const readPair = /^(\d{1,2})([./])(\d{1,2})(\.(?!\d))?(?![\d/]|[.,]\d)/;
const readPlain = /^\d+(?!\d|[.,:/]\d|-\d{3})/;

const year = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

const readNumber = (text: string): { length: number; parts: NumberParts } => {
  const iso = readIso.exec(text);
  if (iso) {
    const parts = { form: 'date', first: Number(iso[3]), second: Number(iso[2]), year: Number(iso[1]) } as const;
    return { length: iso[0].length, parts: { ...parts, mark: 'iso' } };
  }
  const date = readDate.exec(text);
  if (date) {
    const parts = { form: 'date', first: Number(date[1]), second: Number(date[3]), year: year(date[4] ?? '') } as const;
    return { length: date[0].length, parts: { ...parts, mark: date[2] ?? '' } };
  }
  const clock = readClock.exec(text) ?? readHours.exec(text);
  if (clock) {
    const mark = clock[0].includes(':') ? ':' : 'h';
    const hasZero = clock[1]?.startsWith('0') ?? false;
    const parts = { form: 'clock', hour: Number(clock[1]), minute: Number(clock[2] ?? 0), mark, hasZero } as const;
    return { length: clock[0].length, parts };
  }
  const pair = readPair.exec(text);
  if (pair) {
    const mark = pair[2] === '/' ? '/' : '.';
    const isMinute = pair[3]?.length === 2;
    if (mark === '/' || isMinute || pair[4]) {
      const parts = { form: 'pair', first: Number(pair[1]), second: Number(pair[3]), mark } as const;
      return { length: pair[0].length, parts: { ...parts, isDotted: pair[4] !== undefined } };
    }
  }
  const plain = readPlain.exec(text);
  if (plain && plain[0].length <= 4) {
    return { length: plain[0].length, parts: { form: 'plain', value: Number(plain[0]), digits: plain[0].length } };
  }
  return { length: /^[\d.,:/-]*\d/.exec(text)?.[0].length ?? 1, parts: { form: 'other' } };
};

/** Characters around a number that is a price, a version, a count or a part of a name. */
const NO_NUMBER_AFTER = /[\p{L}#$€£₹₱¥№§@=+×*/\\&_^<>~]$/u;
const NO_NUMBER_BEFORE = /^\s?[%‰€$£₹₱¥×*=+/\\²³_^<>]/;

export const splitTokens = (original: string): Token[] => {
  const text = foldDigits(original);
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    const from = match.index;
    // A number may have taken more than its first digits.
    if (from < end) continue;
    const [piece] = match;
    const hasGap = from === 0 || from > end;
    end = from + piece.length;
    if (/^\d+$/.test(piece)) {
      const { length, parts } = readNumber(text.slice(from, from + NUMBER_SPAN));
      end = from + Math.max(length, parts.form === 'other' ? piece.length : 0);
      const isOther =
        NO_NUMBER_AFTER.test(text.slice(Math.max(0, from - 2), from)) ||
        /\d[.,:'’]$|\d{3}-$/.test(text.slice(Math.max(0, from - 4), from)) ||
        NO_NUMBER_BEFORE.test(text.slice(end, end + 2));
      const numbers: NumberParts = isOther ? { form: 'other' } : parts;
      // `T2` and `B12` are names, not numbers that were not understood.
      const isCode = /(?:^|[^\p{L}\p{M}])(?:\p{Lu}|[abcdt])$/u.test(text.slice(Math.max(0, from - 2), from));
      tokens.push({
        kind: 'number',
        text: isCode ? `#${text.slice(from, end)}` : text.slice(from, end),
        raw: '',
        from,
        to: end,
        hasGap,
        isCapital: false,
        numbers,
      });
      continue;
    }
    const isWord = /[\p{L}\p{M}]/u.test(piece);
    if (!isWord && isJoint(text, from, tokens.at(-1))) continue;
    const folded = isWord ? foldWord(original.slice(from, end)) : piece;
    tokens.push({
      kind: isWord ? 'word' : 'mark',
      text: folded,
      raw: original.slice(from, end).toLowerCase().normalize('NFC'),
      from,
      to: end,
      hasGap,
      isCapital: isWord && piece.charAt(0) !== piece.charAt(0).toLowerCase(),
    });
  }
  return tokens;
};

/** Whether it is an apostrophe or a hyphen in a word. It separates words and is no token: `l'après-midi`, `alas-singko`. */
const isJoint = (text: string, at: number, before: Token | undefined): boolean => {
  if (!before || before.to !== at) return false;
  const isLetter = /[\p{L}\p{M}]/u.test(text.charAt(at + 1));
  if (/['’ʼ]/.test(text.charAt(at))) return before.kind === 'word' && isLetter;
  if (!/[-‐‑]/.test(text.charAt(at))) return false;
  // `11am-1pm`
  if (/^[ap]m$/.test(before.text)) return false;
  return before.kind === 'word' ? /[\p{L}\p{M}\d]/u.test(text.charAt(at + 1)) : before.kind === 'number' && isLetter;
};
