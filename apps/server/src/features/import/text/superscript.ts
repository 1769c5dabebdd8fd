const plain = '0123456789+-=()ni';
const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'];

/** Raised text in plain signs: without them a power of ten reads as another number. */
export const raise = (text: string): string => {
  const signs = [...text].map((sign) => raised[plain.indexOf(sign)]);
  return signs.every((sign) => sign !== undefined) ? signs.join('') : `^${text}`;
};
