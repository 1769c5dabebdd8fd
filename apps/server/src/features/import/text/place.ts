/** Decimal places of a degree, about a metre, as in the page. */
const DIGITS = 5;

/** The location of a note: name, degrees, or both. Zeros mean unknown. */
export const writePlace = (name = '', latitude = '', longitude = ''): string => {
  const degrees = [latitude, longitude].map((said) => (said.trim() === '' ? Number.NaN : Number(said)));
  const isKnown = degrees.every(Number.isFinite) && degrees.some((degree) => degree !== 0);
  const written = isKnown ? degrees.map((degree) => degree.toFixed(DIGITS)).join(', ') : '';
  if (name.trim() === '') return written;
  return written === '' ? name.trim() : `${name.trim()} (${written})`;
};
