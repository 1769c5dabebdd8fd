import type { ImportLine } from '@pinlife/contract/import/schema';
import { formatList } from '../../../lib/i18n/format.ts';
import { currentTag, t } from '../../../lib/i18n/i18n.ts';

type LineGroup = { reason: ImportLine['reason']; count: number; names: readonly string[] };

/** Lines by their reason, the most frequent first. What has no name is only counted. */
export const groupLines = (lines: readonly ImportLine[]): LineGroup[] =>
  [...Map.groupBy(lines, ({ reason }) => reason)]
    .map(([reason, group]) => ({
      reason,
      count: group.length,
      names: group.flatMap(({ name, count }) =>
        name.trim() === '' ? [] : withCount(t('import.quoted', { name }), count),
      ),
    }))
    .sort((one, other) => other.count - one.count);

/** `“Flat” (3)`: three times in this one. */
export const withCount = (words: string, count: number | undefined): string =>
  count === undefined ? words : `${words} (${new Intl.NumberFormat(currentTag()).format(count)})`;

const NAMES_SHOWN = 3;

/** The first of so many: `#recipes, #anu, #flat and 9 more`. */
export const listSome = (names: readonly string[], count: number): string => {
  const shown = names.slice(0, NAMES_SHOWN);
  const hidden = count - shown.length;
  return hidden > 0 ? t('import.andMore', { names: shown.join(', '), count: hidden }) : formatList(shown);
};
