import { normalizeText } from '../normal-form.ts';

/**
 * Splits text into words and folds them. Index, query and the marks on the screen all use it.
 * Case, accents and the spellings that a reader takes for the same word make no difference.
 */

/** A word in a text. Forms are its folded spellings, the plain one first. */
export type TextWord = {
  forms: readonly string[];
  start: number;
  end: number;
  /** Only a hyphen or an apostrophe stands between this word and the one before. */
  isJoined: boolean;
};

/** Longer words are cut. */
export const WORD_MAX_LENGTH = 64;

const INVISIBLE = '\\u00ad\\u200b-\\u200d\\u2060\\ufeff';
/** Letters and digits make words; a symbol that people search for is a word; punctuation separates. */
const wordPattern = new RegExp(`[\\p{L}\\p{M}\\p{N}${INVISIBLE}]+|[\\p{S}%&@#*/\\\\_]`, 'gu');
const connectors = new Set("-\u2010\u2011'\u2019\u02bc");

/** The accents of Latin, Greek and Cyrillic. Vowel signs of Indic scripts are letters to their readers and stay. */
const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/g;
/** Invisible characters and blanks: NFKD turns an accent that stands alone into a blank with an accent. */
const unseen = new RegExp(`[\\s${INVISIBLE}\\ufe00-\\ufe0f]`, 'g');
/** Nuktas: the dot below that marks borrowed sounds. It is often left out. */
const nuktas = /[\u093c\u09bc\u0a3c\u0abc\u0b3c]/g;

const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i', þ: 'th' };
const letterPattern = /[ßæœøđðłıþ]/g;
/** The spellings of German and Scandinavian letters on keyboards that lack them. */
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const umlautPattern = /[äöüøå]/g;

/** Hindi nasals: before a consonant of its class one is written in full or as a dot (हिन्दी, हिंदी). */
const nasals = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;
/** Malayalam chillus; older texts write them as a consonant with a virama. */
const chillus: Record<string, string> = { ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' };
const chilluPattern = /[ൺൻർൽൾൿ]/g;
const indicDigits = /[\u0966-\u096f\u0d66-\u0d6f]/g;

const foldHindi = (text: string) => text.replaceAll('ँ', 'ं').replace(nasals, 'ं');

const foldMalayalam = (text: string) =>
  text
    .replace(chilluPattern, (chillu) => chillus[chillu] ?? chillu)
    // The two signs of au, and the half u at the end of a word with or without its u.
    .replaceAll('\u0d46\u0d57', '\u0d57')
    .replaceAll('ു്', '്');

const foldDigits = (text: string) =>
  text.replace(indicDigits, (digit) => String(((digit.codePointAt(0) ?? 0) - 6) & 15));

const isAscii = /^[\0-\x7f]*$/;

/** Folds a word: the form in which it is indexed. */
export const foldWord = (word: string): string => {
  const lower = word.toLowerCase();
  if (isAscii.test(lower)) return lower.slice(0, WORD_MAX_LENGTH);
  const plain = normalizeText(lower, 'NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(unseen, '')
    .replace(nuktas, '')
    .replace(letterPattern, (letter) => letters[letter] ?? letter);
  return foldDigits(foldMalayalam(foldHindi(plain))).slice(0, WORD_MAX_LENGTH);
};

/** The rest of a word is cut anyway: a megabyte of letters that unfold to eighteen others would take a second. */
const FOLDED_MAX_LENGTH = 16 * WORD_MAX_LENGTH;

/** All folded forms of a word, the plain one first. */
export const foldForms = (whole: string): string[] => {
  const word = whole.slice(0, FOLDED_MAX_LENGTH);
  const folded = foldWord(word);
  if (isAscii.test(word)) return [folded];
  const spelledOut = normalizeText(word.toLowerCase()).replace(umlautPattern, (letter) => umlauts[letter] ?? letter);
  const other = foldWord(spelledOut);
  return other === folded ? [folded] : [folded, other];
};

/** The words in each of the two generations of the cache. Longer words are not cached, since they rarely repeat. */
const FOLDED_MAX = 8192;
let folded = new Map<string, readonly string[]>();
let foldedBefore = new Map<string, readonly string[]>();

/** Caches folded words: they repeat, and folding costs more than all the rest. */
const foldOften = (word: string): readonly string[] => {
  const known = folded.get(word);
  if (known) return known;
  if (word.length > WORD_MAX_LENGTH) return foldForms(word);
  // A copy: a substring would keep the whole text in memory.
  const own = word.split('').join('');
  const forms = foldedBefore.get(own) ?? foldForms(own);
  if (folded.size >= FOLDED_MAX) {
    foldedBefore = folded;
    folded = new Map();
  }
  folded.set(own, forms);
  return forms;
};

/** The words of a text in order, at most `countMax`. */
export const readWords = (text: string, countMax = Number.POSITIVE_INFINITY): TextWord[] =>
  isAscii.test(text) ? readAsciiWords(text.toLowerCase(), countMax) : readAnyWords(text, countMax);

const readAnyWords = (text: string, countMax: number): TextWord[] => {
  const words: TextWord[] = [];
  let endBefore = 0;
  for (const { 0: word, index: start } of text.matchAll(wordPattern)) {
    if (words.length >= countMax) break;
    const forms = foldOften(word);
    if (forms[0] === '') continue;
    const isJoined = words.length > 0 && start === endBefore + 1 && connectors.has(text.charAt(endBefore));
    endBefore = start + word.length;
    words.push({ forms, start, end: endBefore, isJoined });
  }
  return words;
};

const [PARTING, JOINING, SIGN, LETTER] = [0, 1, 2, 3];
const asciiKinds = Uint8Array.from({ length: 128 }, (_none, code) => {
  const character = String.fromCharCode(code);
  if (connectors.has(character)) return JOINING;
  if (/[a-z0-9]/.test(character)) return LETTER;
  return character.search(wordPattern) < 0 ? PARTING : SIGN;
});

/** Like `readWords`, for ASCII, where nothing needs folding: some three times as fast. */
const readAsciiWords = (text: string, countMax: number): TextWord[] => {
  const { length } = text;
  const words: TextWord[] = [];
  let endBefore = length;
  let start = 0;
  while (start < length && words.length < countMax) {
    const kind = asciiKinds[text.charCodeAt(start)];
    let end = start + 1;
    if (kind === LETTER) while (end < length && asciiKinds[text.charCodeAt(end)] === LETTER) end += 1;
    if (kind === LETTER || kind === SIGN) {
      const isJoined = start === endBefore + 1 && asciiKinds[text.charCodeAt(endBefore)] === JOINING;
      words.push({ forms: [text.slice(start, Math.min(end, start + WORD_MAX_LENGTH))], start, end, isJoined });
      endBefore = end;
    }
    start = end;
  }
  return words;
};
