const plain = '0123456789+-=()ni';
const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'];
const lowered = [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙᵢ'];

/** Returns null if a sign has no such form. */
const convert = (text: string, forms: readonly string[]): string | null => {
  const signs = [...text].map((sign) => forms[plain.indexOf(sign)]);
  return signs.every((sign) => sign !== undefined) ? signs.join('') : null;
};

/** Writes superscripts as Unicode, because 10² without it reads 102. */
export const raise = (text: string): string => convert(text, raised) ?? `^${text}`;

/** Writes subscripts as Unicode if Unicode has all of them. */
export const lower = (text: string): string => convert(text, lowered) ?? text;

/** Reads `~2~` of `H~2~O` and `^2^` of `x^2^`. `before` is the text before it. */
export const readShifted = (source: string, before: string): { raw: string; text: string } | null => {
  const [raw, mark, inner = ''] = /^([~^])([\d+\-=()]{1,20}|[ni])\1(?![~^])/.exec(source) ?? [];
  if (raw === undefined || !/[\p{L}\p{N})\]]$/u.test(before) || !/[\dni]/.test(inner)) return null;
  return { raw, text: mark === '^' ? raise(inner) : lower(inner) };
};
