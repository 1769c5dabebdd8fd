const plain = '0123456789+-=()ni';
const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'];

/** Writes superscripts as Unicode, because 10² without it reads 102. */
export const raise = (text: string): string => {
  const signs = [...text].map((sign) => raised[plain.indexOf(sign)]);
  return signs.every((sign) => sign !== undefined) ? signs.join('') : `^${text}`;
};
