const SAFE_SCHEME = /^(https?|mailto|tel):/i;
const MAIL = /^[^\s@:/?#]+@[^\s@:/?#][^\s@:/?#.]*\.[^\s@:/?#]+$/;
const PHONE = /^\+[\d ()-]{5,}$/;
const DOMAIN = /^[^\s:/?#@][^\s:/?#@.]*\.[^\s:/?#@]+(:\d+)?([/?#]\S*)?$/;

/** Whether the API keeps an address in a link; it removes those of other schemes. */
export const isSafeAddress = (href: string): boolean => SAFE_SCHEME.test(href.trim());

/** A URL as people type it, with or without a scheme. */
export const isAddress = (text: string): boolean => isSafeAddress(text) || MAIL.test(text) || DOMAIN.test(text);

/** The URL for a typed address; null if it is not an address. */
export const findLink = (typed: string): string | null => {
  const text = typed.trim();
  if (isSafeAddress(text)) return text;
  if (MAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^+\d]/g, '')}`;
  return DOMAIN.test(text) ? `https://${text}` : null;
};
