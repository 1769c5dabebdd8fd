import { parseInert } from '../../../lib/screen/trusted-types.ts';

/** The files of a paste; none if there is text too, because office programs add a picture of the copied text. */
export const pastedFiles = (data: DataTransfer): File[] => {
  const files = [...data.files];
  if (files.length === 0) return [];
  const html = data.getData('text/html');
  const words = html === '' ? '' : (parseInert(html).body.textContent ?? '');
  return words.trim() === '' ? files : [];
};
