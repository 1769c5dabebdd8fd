import { escapeAttribute } from '../../../platform/text/html-text.ts';

/** Markup that is good as it stands. Only `html` and `trusted` make it. */
export type Markup = { readonly markup: string };

type Value = Markup | string | number | null | undefined | false | readonly Markup[];

/** Markup with values in it: whatever is no markup itself is escaped, between tags and within attributes alike. */
export const html = (pieces: TemplateStringsArray, ...values: readonly Value[]): Markup => ({
  markup: pieces.reduce((written, piece, index) => `${written}${write(values[index - 1])}${piece}`),
});

/** For what was written by something that escapes by itself. */
export const trusted = (markup: string): Markup => ({ markup });

const write = (value: Value): string => {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
  return escapeAttribute(String(value));
};
