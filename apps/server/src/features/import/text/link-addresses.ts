import { escapeAttribute, escapeHtml } from '../../../platform/text/html-text.ts';

const ADDRESS = /https?:\/\/[^\s<>"“”]+/gi;
const TRAILING = new Set('.,;:!?\'"*_~…»’');
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Plain text as HTML; web addresses in it become links. */
export const linkAddresses = (text: string): string => {
  if (!text.includes('://')) return escapeHtml(text);
  let html = '';
  let at = 0;
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(match);
    if (address.length <= 'https://'.length) continue;
    html += `${escapeHtml(text.slice(at, index))}<a href="${escapeAttribute(address)}">${escapeHtml(address)}</a>`;
    at = index + address.length;
  }
  return html + escapeHtml(text.slice(at));
};

/** Cuts trailing punctuation and unmatched closing brackets. */
const withoutEnd = (address: string): string => {
  const unopened = new Set(Object.keys(brackets).filter((closing) => !address.includes(brackets[closing] ?? '')));
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? '';
    if (!TRAILING.has(last) && !unopened.has(last)) break;
  }
  return address.slice(0, end);
};
