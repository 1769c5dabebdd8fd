import { parseInert } from '../../../lib/screen/trusted-types.ts';

/** The files of a paste; none where there is text too: office programs add a picture of the text that they copy. */
export const pastedFiles = (data: DataTransfer): File[] => {
  const files = [...data.files];
  if (files.length === 0) return [];
  const html = data.getData('text/html');
  const words = html === '' ? '' : (parseInert(html).body.textContent ?? '');
  return words.trim() === '' ? files : [];
};
