import { NOTE_TAGS_MAX } from '@pinlife/contract/tag/limits';
import { tagKeyOf, toTagWord } from '@pinlife/contract/tag/tags';

/** The limit of a label; real ones are shorter. */
const LABEL_MAX_LENGTH = 1000;
/** The limit of all labels of a note, each level of a notebook counted: more than the tags that a note can have. */
const LEVELS_MAX = 500;

/** Converts labels and notebooks to tags: blanks become `_`, each level of a nested one becomes a tag. */
export const toTags = (labels: readonly string[]): string[] => {
  const byKey = new Map<string, string>();
  let levelsLeft = LEVELS_MAX;
  for (const label of labels) {
    const levels = label.slice(0, LABEL_MAX_LENGTH).toWellFormed().split('/', levelsLeft);
    levelsLeft -= levels.length;
    for (const level of levels) {
      const word = toTagWord(level);
      if (word !== null && byKey.size < NOTE_TAGS_MAX) byKey.set(tagKeyOf(word), word);
    }
  }
  return [...byKey.values()].map((word) => `#${word}`);
};

/** The tags as the last line of a text. */
export const tagLine = (tags: readonly string[]): string => (tags.length === 0 ? '' : `<p>${tags.join(' ')}</p>`);
