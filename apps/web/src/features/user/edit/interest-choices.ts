import { defaultInterests, interestCategories } from '@pinlife/contract/user/choices';

/** The defaults, then the categories, then what the person has added. */
export const listInterests = (own: readonly string[]): string[] => [
  ...new Set<string>([...defaultInterests, ...interestCategories, ...own]),
];
