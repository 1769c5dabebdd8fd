/** A tag is made of letters, marks and digits of any script, `_` and `-`. */
const NOT_IN_TAG = /[^\p{L}\p{M}\p{N}_-]/gu;
const TAG_MAX_LENGTH = 60;
const TAGS_MAX = 50;

/** Labels and notebooks as tags: blanks become `_`, each level of a nested one is a tag of its own. */
export const toTags = (labels: readonly string[]): string[] => {
  const words = labels
    .flatMap((label) => label.normalize('NFC').split('/'))
    .map((level) =>
      level
        .trim()
        .replace(/^#+/, '')
        .replace(/\s+/gu, '_')
        .replace(NOT_IN_TAG, '')
        .replace(/_{2,}/g, '_')
        .slice(0, TAG_MAX_LENGTH),
    )
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const byFolded = new Map(words.map((word) => [word.toLowerCase(), word]));
  return [...byFolded.values()].slice(0, TAGS_MAX).map((word) => `#${word}`);
};

/** The last line of a text. */
export const tagLine = (tags: readonly string[]): string => (tags.length === 0 ? '' : `<p>${tags.join(' ')}</p>`);
