const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeOne = (character: string): string => escapes[character] ?? '';

/** Escapes text between tags. */
export const escapeHtml = (text: string): string => (/[&<>]/.test(text) ? text.replace(/[&<>]/g, escapeOne) : text);
export const escapeAttribute = (text: string): string =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, escapeOne) : text;
