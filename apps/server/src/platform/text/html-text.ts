const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that stands between tags. */
export const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (character) => escapes[character] ?? '');
export const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
