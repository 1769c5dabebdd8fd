const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields of a form that were changed. Others are not sent, because another device may have changed them meanwhile. */
export const findChangedFields = <Values extends object>(before: Values, after: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof Values])),
  ) as Partial<Values>;

/** Applies the changes of a form to the current list. */
export const applyListChanges = (
  before: readonly string[],
  after: readonly string[],
  now: readonly string[],
): string[] => [
  ...now.filter((entry) => after.includes(entry) || !before.includes(entry)),
  ...after.filter((entry) => !now.includes(entry) && !before.includes(entry)),
];
