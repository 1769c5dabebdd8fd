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

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values have the same shape. */
export const isAlike = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other) && isRecord(one) === isRecord(other);

/**
 * Applies the changes of a form to the current values: those of each field, and of a list its entries. Values of another shape,
 * which an older page may have stored, are ignored.
 */
export const applyChanges = <Values>(before: unknown, after: unknown, now: Values): Values => {
  if (!isAlike(before, now) || !isAlike(after, now) || isSame(before, after)) return now;
  if (Array.isArray(now)) return applyListChanges(before as string[], after as string[], now) as Values;
  if (!isRecord(now)) return after as Values;
  const [earlier, later] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, applyChanges(earlier[name], later[name], value)]),
  ) as Values;
};
