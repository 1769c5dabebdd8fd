import { currentTag } from '../../../lib/i18n/i18n.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/** `184 kB`, in the words of the person's language. */
export const formatFileSize = (bytes: number, tag = currentTag()): string => {
  const power = bytes < STEP ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), units.length - 1);
  const amount = bytes / STEP ** power;
  const maximumFractionDigits = power >= 2 && amount < 10 ? 1 : 0;
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    // A short `byte` knows no plural.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits,
  }).format(amount);
};
