import { NOTIFICATION_CONTENT_MAX_BYTES } from '@pinlife/contract/notification/limits';
import { escapeHtml } from '../../platform/text/html-text.ts';

/** The beginning of a text as HTML without tags: neither a sign nor what escapes one is cut in two. */
export const cutContent = (text: string): string => {
  let content = '';
  let bytes = 0;
  for (const character of text) {
    const escaped = escapeHtml(character);
    bytes += Buffer.byteLength(escaped);
    if (bytes > NOTIFICATION_CONTENT_MAX_BYTES) break;
    content += escaped;
  }
  return content;
};
