const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** An element with its attributes; `inside` is markup. */
export const tag = (name: string, attributes: Record<string, string | number> = {}, inside = ''): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(String(value))}"`);
  return `<${name}${written.join('')}>${inside}</${name}>`;
};

export const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
