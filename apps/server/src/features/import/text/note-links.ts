import { escapeAttribute } from '../../../platform/text/html-text.ts';

/** Links to other notes: a reader writes the key of the target, `composeNote` resolves its address. */
const NOTE_LINK = /<a data-note="([\w-]*)">/g;

export const startNoteLink = (key: string): string => `<a data-note="${Buffer.from(key).toString('base64url')}">`;

/** A link whose target has no address becomes plain text. */
export const resolveNoteLinks = (html: string, findAddress: (key: string) => string | null): string =>
  html.replace(NOTE_LINK, (_whole, coded: string) => {
    const address = findAddress(Buffer.from(coded, 'base64url').toString());
    return address === null ? '<a>' : `<a href="${escapeAttribute(address)}">`;
  });
