import { defaultInterests, interestCategories } from '@pinlife/contract/choices';

/** The defaults, then the categories, then what the person has added. */
export const listInterests = (own: readonly string[]): string[] => [
  ...new Set<string>([...defaultInterests, ...interestCategories, ...own]),
];
