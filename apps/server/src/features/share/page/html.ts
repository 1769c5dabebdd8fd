import { escapeAttribute } from '../../../platform/text/html-text.ts';

/** Markup that is safe to send. Only `html` and `trusted` create it. */
export type Markup = { readonly markup: string };

type Value = Markup | string | number | null | undefined | false | readonly Markup[];

/** A template for markup: every value that is not markup is escaped, in text and attributes. */
export const html = (pieces: TemplateStringsArray, ...values: readonly Value[]): Markup => ({
  markup: pieces.reduce((written, piece, index) => `${written}${write(values[index - 1])}${piece}`),
});

/** For markup that was escaped elsewhere. */
export const trusted = (markup: string): Markup => ({ markup });

const write = (value: Value): string => {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
  return escapeAttribute(String(value));
};
