/** A value as text, or a list of such. */
export type YamlValue = string | string[];

/**
 * Reads the YAML above a note: names with texts, lists and blocks. Deeper values stay text. A YAML library can take minutes
 * for 60 kB. Returns null if it is not YAML.
 */
export const readSimpleYaml = (lines: readonly string[]): Map<string, YamlValue> | null => {
  const fields = new Map<string, YamlValue>();
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    at += 1;
    if (line.trim() === '' || line.startsWith('#')) continue;
    const named = splitName(line);
    if (!named) return null;
    const from = at;
    while (at < lines.length && isBelow(lines[at] ?? '')) at += 1;
    fields.set(named.name, readValue(named.rest, lines.slice(from, at)));
  }
  return fields;
};

/** Whether a line belongs to the name above: items of a list may start in the same column as the name. */
const isBelow = (line: string): boolean => line === '' || /^(?:\s|-(?:\s|$)|\])/.test(line);

const splitName = (line: string): { name: string; rest: string } | null => {
  if (/^[\s\-[{]/.test(line)) return null;
  const colon = /:(?:\s|$)/.exec(line)?.index ?? -1;
  return colon > 0 ? { name: unquote(line.slice(0, colon).trim()), rest: line.slice(colon + 1).trim() } : null;
};

const readValue = (rest: string, below: readonly string[]): YamlValue => {
  const lines = below.map((line) => line.trim());
  if (/^[|>][-+\d]{0,3}$/.test(rest)) return lines.join(rest.startsWith('|') ? '\n' : ' ').trim();
  const said = withoutComment(rest);
  if (said.startsWith('[')) return readFlow([said, ...lines].join(' '));
  const items = lines.filter((line) => line !== '');
  if (said === '' && items.length > 0 && items.every((line) => line === '-' || line.startsWith('- '))) {
    return items.map((item) => unquote(withoutComment(item.slice(1).trim()))).filter((item) => item !== '');
  }
  return unquote([said, ...items].join(' ').trim());
};

/** `[one, "two, three"]`. */
const readFlow = (text: string): string[] => {
  const inner = text.slice(1, text.endsWith(']') ? -1 : undefined);
  const items: string[] = [];
  let item = '';
  let isBlank = true;
  let quote = '';
  for (const sign of inner) {
    if (sign === ',' && quote === '') {
      items.push(item);
      item = '';
      isBlank = true;
      continue;
    }
    if (quote === '' && isBlank && (sign === '"' || sign === "'")) quote = sign;
    else if (sign === quote) quote = '';
    isBlank &&= sign.trim() === '';
    item += sign;
  }
  return [...items, item].map((one) => unquote(one.trim())).filter((one) => one !== '');
};

/** A comment starts after a quoted text, or after a blank. */
const withoutComment = (text: string): string => {
  const from = /^["']/.test(text) ? text.lastIndexOf(text.charAt(0)) : 0;
  const at = text.indexOf(' #', Math.max(from, 0));
  return at < 0 ? text : text.slice(0, at).trim();
};

const unquote = (text: string): string => {
  if (text === '~' || text === 'null') return '';
  const isQuoted = text.length > 1 && text.endsWith(text.charAt(0));
  if (isQuoted && text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  if (!isQuoted || !text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
};
