import { type Kind, matches } from './kinds.ts';
import { foldWord, type Token } from './tokens.ts';

/** The rules by which words of a script are recognised in several spellings, and joined words are split. */
export type Spelling = {
  /** Matches the words that it applies to. */
  letters: RegExp;
  /** One form for all spellings of a word. */
  fold: (word: string) => string;
  /** The fewest letters of a word alone, of one beside other words of the language, and of a part of a joined word. */
  minLength: number;
  besideLength: number;
  partLength: number;
  /** The spellings of the second part of a joined word when it is written alone. */
  split?: (part: string) => readonly string[];
  /** Endings that do not change the meaning. */
  endings?: ReadonlySet<string>;
};

type Phrases = readonly (readonly [kind: Kind, value: unknown, phrases: string])[];

/** A part of a joined word: the word that it means, and the number of its letters. */
type Part = readonly [word: string, length: number];

/** The kinds of words that are written together, with the kind of the word after them: ഏഴുമണിക്ക്, arawaraw. */
const JOINTS = `
  number [oclock unit dateWord ordinal frequency duration minutesAfter withinUnit minutesBefore forUnit]|
  ordinal [dateWord unit weekday]|
  [quarterLess hourWithPart] [oclock unit minutesAfter withinUnit]|
  [relativeDay weekday frequency] dayPart|
  [every next this] [unit weekday dayPart weekdays month frequency]|
  [relativeDay weekday dayPart month] [until hyphen]|
  at number|
  unit unit|
  dayPart dayPart|
  unit [halfMore interval fromNow frequency until]|
  duration [halfMore interval fromNow until]|
  [relativeDay weekday dayPart oclock ordinal number month] other|
  weekday [each lamp]|
  unit once`;
const JOINED_MIN_LENGTH = 5;
/** Words that keep their spelling, because they only look like words of time. */
const KEPT = new Set(
  'maya|bad|bar|band|rent|rand|car|men|man|river|van|boy|moon|rat|bees|bus|sam|bath|baths|bare|dual|dust|mile|mine|main|hair|pool|bear|door|char|note|pond|sand|tend|port|random|path|near|enum|dash|ellam|ellaam|വരുന്നു|എല്ലാം|മെയിൽ|കാലം|മുന്നിൽ|ആരാണ്'
    .split('|')
    .map(foldWord),
);
const PARTS_MAX = 3;
/** The limit of cached words. */
const MEMORY_MAX = 5000;

/**
 * Returns a function that writes the words of a text as the language spells them. `known`: words that stay unchanged.
 * `phrases` and `others`: the words of the language.
 */
export const makeNormaliser = (
  spellings: readonly Spelling[],
  known: ReadonlySet<string>,
  phrases: Phrases,
  others: readonly string[],
): ((tokens: readonly Token[]) => readonly Token[]) => {
  const own = new Set(phrases.flatMap(([, , list]) => list.split(/[| ]/).map(foldWord)));
  const readers = spellings.map((spelling) => makeReader(spelling, phrases, others));
  const memory = new Map<string, readonly Part[]>();
  const read = (word: string, isBeside: boolean): readonly Part[] => {
    const key = `${word} ${isBeside}`;
    const before = memory.get(key);
    if (before) return before;
    const parts = readers.flatMap((reader) => reader(word, isBeside) ?? []);
    if (memory.size > MEMORY_MAX) memory.clear();
    memory.set(key, parts);
    return parts;
  };
  return (tokens) => {
    let isBeside: boolean | undefined;
    return tokens.flatMap((token) => {
      if (token.kind !== 'word' || known.has(token.text) || KEPT.has(token.text)) return [token];
      isBeside ??= tokens.some(({ text }) => own.has(text));
      const parts = read(token.text, isBeside);
      return parts.length > 0 ? cutToken(token, parts) : [token];
    });
  };
};

type Found = { word: string; kinds: ReadonlySet<Kind> };

const makeReader = (spelling: Spelling, phrases: Phrases, others: readonly string[]) => {
  const { letters, fold, minLength, besideLength, partLength, split, endings } = spelling;
  const whole = new Map<string, string>();
  const joined = new Map<string, { word: string; kinds: Set<Kind> }>();
  for (const [kind, , list] of phrases) {
    for (const phrase of list.split('|')) {
      const words = phrase.split(' ');
      for (const word of words) putNew(whole, fold(foldWord(word)), word);
      if (words.length > 1) continue;
      putNew(joined, fold(foldWord(phrase)), { word: phrase, kinds: new Set() }).kinds.add(kind);
    }
  }
  for (const word of others) putNew(whole, fold(foldWord(word)), word);
  const isJoint = (first: Found, last: Found) =>
    [...first.kinds].some((one) => [...last.kinds].some((other) => matches([{ kind: one }, { kind: other }], JOINTS)));
  /** Splits a word into at most `count` parts, the first of which may follow `before`. */
  const cut = (word: string, before: Found | null, count: number): readonly Part[] | null => {
    for (let at = word.length; at >= partLength; at -= 1) {
      const first = joined.get(fold(word.slice(0, at)));
      if (first === undefined || (before && !isJoint(before, first))) continue;
      const rest = word.slice(at);
      if (rest === '') return before ? [[first.word, word.length]] : null;
      for (const form of count > 1 ? [rest, ...(split?.(rest) ?? [])] : []) {
        const parts = cut(form, first, count - 1);
        if (parts) return [[first.word, at], ...parts];
      }
      if (endings?.has(rest)) return [[first.word, word.length]];
    }
    return null;
  };
  return (word: string, isBeside: boolean): readonly Part[] | null => {
    if (!letters.test(word)) return null;
    const folded = fold(word);
    const same = folded.length >= (isBeside ? besideLength : minLength) ? whole.get(folded) : undefined;
    if (same !== undefined) return [[same, word.length]];
    return word.length >= JOINED_MIN_LENGTH ? cut(word, null, PARTS_MAX) : null;
  };
};

const putNew = <Item>(map: Map<string, Item>, key: string, item: Item): Item => {
  const known = map.get(key);
  if (known === undefined) map.set(key, item);
  return known ?? item;
};

/** Makes a token of each part. The positions of parts after the first one are approximate. */
const cutToken = (token: Token, parts: readonly Part[]): Token[] => {
  let { from } = token;
  return parts.map(([word, length], index) => {
    const isLast = index === parts.length - 1;
    const start = from;
    from = Math.min(from + length, token.to);
    return {
      ...token,
      text: foldWord(word),
      raw: word.normalize('NFC'),
      from: start,
      to: isLast ? token.to : from,
      ...(index > 0 && { hasGap: true, isCapital: false }),
    };
  });
};
