/** Decimal places of a degree, about a metre: as the page writes a place that the browser found. */
const DIGITS = 5;

/** Where a note was written: the name of the place, its degrees, or both. A program that does not know writes zeros. */
export const writePlace = (name = '', latitude = '', longitude = ''): string => {
  const degrees = [latitude, longitude].map((said) => (said.trim() === '' ? Number.NaN : Number(said)));
  const isKnown = degrees.every(Number.isFinite) && degrees.some((degree) => degree !== 0);
  const written = isKnown ? degrees.map((degree) => degree.toFixed(DIGITS)).join(', ') : '';
  if (name.trim() === '') return written;
  return written === '' ? name.trim() : `${name.trim()} (${written})`;
};
