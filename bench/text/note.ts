import { NOTE_TITLE_MAX_LENGTH } from '@pinlife/contract/note/limits';
import { createRandom, type Random } from './random.ts';
import { drawWord, type LanguageName, languageNames, shares, vocabularyOf } from './vocabulary.ts';

/** Another seed creates other notes; figures of two seeds are not comparable. */
const SEED = 2026;

/** The name of the text in results: only figures of the same text are compared. */
export const TEXT_NAME = `seven languages of 5,000 words by Zipf, seed ${SEED}`;

export type WrittenNote = {
  language: LanguageName;
  title: string;
  paragraphs: readonly string[];
  comments: readonly string[];
  hasReminder: boolean;
  hasPicture: boolean;
  isPassion: boolean;
};

const LENGTH = { least: 30, most: 150 };
const SENTENCE = { least: 4, most: 14 };
const PARAGRAPHS = { least: 1, most: 4 };
const TITLE = { least: 1, most: 6 };
/** Titles omit the most frequent words, such as articles and prepositions. */
const TITLE_AFTER = 40;
const COMMENTS = { least: 1, most: 3 };
const COMMENT = { least: 3, most: 20 };
/** One in this number. */
const ODDS = { comments: 5, reminder: 10, picture: 12, passion: 10, number: 3 };

/** The note with this number: always the same, and different from all others. */
export const writeNote = (number: number): WrittenNote => {
  const random = createRandom(SEED, number);
  const language = drawLanguage(random);
  const words = drawText(language, random);
  return {
    language,
    title: drawTitle(language, random),
    paragraphs: toParagraphs(words, language, random),
    comments: random.isOneIn(ODDS.comments)
      ? Array.from({ length: drawFrom(COMMENTS, random) }, () => drawComment(language, random))
      : [],
    hasReminder: random.isOneIn(ODDS.reminder),
    hasPicture: random.isOneIn(ODDS.picture),
    isPassion: random.isOneIn(ODDS.passion),
  };
};

export const toHtml = ({ paragraphs }: Pick<WrittenNote, 'paragraphs'>): string =>
  paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');

export const toPlainText = ({ paragraphs }: Pick<WrittenNote, 'paragraphs'>): string => paragraphs.join('\n');

const drawFrom = ({ least, most }: { least: number; most: number }, random: Random): number =>
  random.between(least, most);

const totalShare = Object.values(shares).reduce((sum, share) => sum + share, 0);

const drawLanguage = (random: Random): LanguageName => {
  let left = random.next() * totalShare;
  const found = languageNames.find((name) => {
    left -= shares[name];
    return left < 0;
  });
  return found ?? 'english';
};

const drawText = (language: LanguageName, random: Random): string[] => {
  const words = drawWords(language, drawFrom(LENGTH, random), random);
  if (random.isOneIn(ODDS.number)) words[random.between(0, words.length - 1)] = drawNumber(random);
  return words;
};

const drawWords = (language: LanguageName, count: number, random: Random): string[] =>
  Array.from({ length: count }, () => drawWord(language, random));

/** A telephone number, an order, a meter reading: unique to a note. */
const drawNumber = (random: Random): string => `${random.between(10_000_000, 99_999_999)}`;

const drawTitle = (language: LanguageName, random: Random): string => {
  let title = capitalize(drawWord(language, random, TITLE_AFTER));
  for (let more = drawFrom(TITLE, random); more > 1; more -= 1) {
    const longer = `${title} ${drawWord(language, random, TITLE_AFTER)}`;
    if (longer.length > NOTE_TITLE_MAX_LENGTH) break;
    title = longer;
  }
  return title;
};

const drawComment = (language: LanguageName, random: Random): string =>
  toSentence(drawWords(language, drawFrom(COMMENT, random), random), language);

const toParagraphs = (words: readonly string[], language: LanguageName, random: Random): string[] => {
  const sentences: string[] = [];
  for (let at = 0; at < words.length; ) {
    const end = at + drawFrom(SENTENCE, random);
    sentences.push(toSentence(words.slice(at, end), language));
    at = end;
  }
  const each = Math.ceil(sentences.length / drawFrom(PARAGRAPHS, random));
  return Array.from({ length: Math.ceil(sentences.length / each) }, (_none, index) =>
    sentences.slice(index * each, (index + 1) * each).join(' '),
  );
};

const toSentence = (words: readonly string[], language: LanguageName): string =>
  `${capitalize(words.join(' '))}${vocabularyOf(language).stop}`;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
