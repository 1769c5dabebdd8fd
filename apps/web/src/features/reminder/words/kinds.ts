/** The kinds of items. The grammar makes those of the last group from the others; the rest is named by the words of a language. */
const kinds = [
  // Numbers: five, fifth, `17.30` or `16/11`, `17:30`, `16.11.2026`
  ...(['number', 'ordinal', 'pair', 'digitalClock', 'digitalDate'] as const),
  // Days: Monday, weekdays, May, tomorrow, Easter, `रवि` (a day only beside other words of time)
  ...(['weekday', 'weekdays', 'month', 'relativeDay', 'feast', 'shortDay'] as const),
  // Times of day: evening, midnight, pm, `Uhr`, half past six, `halb sieben`, quarter, after lunch
  ...(['dayPart', 'noon', 'meridiem', 'oclock', 'halfPast', 'halfTo', 'quarter', 'vaguePart'] as const),
  // Parts of an hour: `dreiviertel`, `e tre quarti`, `साढ़े`, `सवा`, `पौने`, `ഏഴര`
  ...(['threeQuarters', 'threeQuartersMore', 'halfMore', 'quarterMore', 'quarterLess', 'hourWithPart'] as const),
  // Before or after a time: at 5, on Monday, ten past six, ten to six, in an hour, two hours later, two days before
  ...(['at', 'on', 'past', 'to', 'in', 'fromNow', 'before', 'until', 'for', 'ofMonth', 'dateWord'] as const),
  // Words of single languages beside an hour or a duration: `para alas`, `dopo le`, `बजकर`, `बजने में`, `മിനിറ്റിനുള്ളിൽ`, `ദിവസത്തേക്ക്`, `lang`
  ...(['toHour', 'beforeHour', 'minutesAfter', 'minutesBefore', 'withinUnit', 'forUnit', 'throughout'] as const),
  // Units and repeats: day, every, every other, daily, twice, next, this, end of the month
  ...(['unit', 'every', 'everyOther', 'frequency', 'times', 'next', 'this', 'monthEnd'] as const),
  // Words of single languages for repeats: `sur deux`, `കൂടുമ്പോൾ`, `തോറും`, `ഒരിക്കൽ`
  ...(['everySecond', 'interval', 'each', 'once'] as const),
  // Other words: the, and, to, yesterday or twice, except on, see you, `दिया बत्ती`, any other word
  ...(['article', 'and', 'hyphen', 'bygone', 'exception', 'meeting', 'lamp', 'other'] as const),
  // Marks: one in a sentence, and the end of a sentence
  ...(['comma', 'end'] as const),
  // Made by the rules: at 5:30, on 16 May, Monday to Friday, in two hours, next week, every Monday, ten times, an hour before
  ...(['clock', 'date', 'days', 'duration', 'ahead', 'span', 'repeat', 'count', 'lead'] as const),
] as const;

export type Kind = (typeof kinds)[number];
type OfKind = { readonly kind: Kind };

const FIRST_CODE = 0x100;
const codes = new Map<string, string>(kinds.map((kind, index) => [kind, String.fromCharCode(FIRST_CODE + index)]));

/** Writes kinds as a string, one character for each, on which patterns are matched. */
export const writeKinds = (items: readonly OfKind[]): string => items.map(({ kind }) => codes.get(kind)).join('');

/** The source of a regular expression for a pattern: names of kinds, separated by blanks or lines, among the signs of regular expressions. */
export const patternSource = (pattern: string): string =>
  pattern
    .replace(/[a-z]+/gi, (name) => {
      const code = codes.get(name);
      if (code === undefined) throw new Error(`${name} is no kind of item`);
      return code;
    })
    .replaceAll(/\s/g, '');

export const compilePattern = (pattern: string, flags: 'y' | '' = ''): RegExp =>
  new RegExp(patternSource(pattern), flags);

const compiled = new Map<string, RegExp>();

/** Whether a pattern matches somewhere in the items: `matches(items, 'every number? unit$')`. */
export const matches = (items: readonly OfKind[], pattern: string): boolean => {
  let expression = compiled.get(pattern);
  if (!expression) {
    expression = compilePattern(pattern);
    compiled.set(pattern, expression);
  }
  return expression.test(writeKinds(items));
};

/** The most items that a pattern before or after an item looks at. */
const REACH = 8;

/** Whether a pattern matches the items directly before the one at `start`. */
export const matchesBefore = (items: readonly OfKind[], start: number, pattern: string): boolean =>
  matches(items.slice(Math.max(0, start - REACH), start), `(?:${pattern})$`);

/** Whether a pattern matches the items directly after the one at `end`. */
export const matchesAfter = (items: readonly OfKind[], end: number, pattern: string): boolean =>
  matches(items.slice(end + 1, end + 1 + REACH), `^(?:${pattern})`);

export const isOneOf = (kind: Kind, ...others: readonly Kind[]): boolean => others.includes(kind);
export const hasKind = (item: OfKind | undefined, ...others: readonly Kind[]): boolean =>
  item !== undefined && others.includes(item.kind);
