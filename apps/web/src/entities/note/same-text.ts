import { parseInert } from '../../lib/screen/trusted-types.ts';

/** Whether two texts are the same HTML; the server may write it in another form. */
export const isSameText = (one: string, other: string): boolean => one === other || normalise(one) === normalise(other);

/** The normal form of HTML: as the browser serialises it, without the attributes that the server adds to links. */
const normalise = (html: string): string => {
  const { body } = parseInert(html);
  for (const link of body.querySelectorAll('a')) for (const name of ['target', 'rel']) link.removeAttribute(name);
  return body.innerHTML;
};
