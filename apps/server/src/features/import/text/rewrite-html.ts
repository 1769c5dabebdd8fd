import { Parser } from 'htmlparser2';
import { escapeAttribute, escapeHtml } from '../../../platform/text/html-text.ts';

/** What a text of elsewhere refers to. */
type References = {
  /** The id of the file behind an image, or null where there is none. */
  image?(address: string, alt: string): string | null;
  /** Whether a link leads to a file of the note, which then hangs on it. */
  link?(address: string): boolean;
};

const voidTags = new Set(['br', 'hr', 'img', 'input']);
const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  ol: ['start'],
  ul: ['data-type'],
  li: ['data-type', 'data-checked'],
  input: ['type', 'checked'],
};

/** Styles that mean what tags of ours mean. */
const tagsOfStyle = (style: string): string[] => {
  const said = style.toLowerCase();
  return [
    ...(/font-weight:\s*(?:bold|[6-9]00)/.test(said) ? ['strong'] : []),
    ...(/font-style:\s*italic/.test(said) ? ['em'] : []),
    ...(/text-decoration[^;]*underline/.test(said) ? ['u'] : []),
    ...(/text-decoration[^;]*line-through/.test(said) ? ['s'] : []),
  ];
};

/**
 * Text of another program in our words: styles become tags, rows of a table become lines, images point at files. What is
 * left over is the business of the one judge of rich text.
 */
export const rewriteHtml = (html: string, { image, link }: References = {}): string => {
  const written: string[] = [];
  /** What closes each open element. */
  const closing: string[] = [];
  let cells = 0;

  const openTag = (name: string, attributes: Record<string, string>): string => {
    if (name === 'tr') {
      cells = 0;
      written.push('<p>');
      return '</p>';
    }
    if (name === 'td' || name === 'th') {
      if (cells > 0) written.push(' | ');
      cells += 1;
      return '';
    }
    if (name === 'a' && link?.(attributes['href'] ?? '')) return '';
    const styled = attributes['style'] ? tagsOfStyle(attributes['style']) : [];
    const given = (keptAttributes[name] ?? []).filter((key) => attributes[key] !== undefined);
    const spelled = given.map((key) => ` ${key}="${escapeAttribute(attributes[key] ?? '')}"`).join('');
    const isBare = name === 'span' || name === 'font';
    written.push(isBare ? '' : `<${name}${spelled}>`, ...styled.map((tag) => `<${tag}>`));
    const ends = styled.toReversed().map((tag) => `</${tag}>`);
    return `${ends.join('')}${isBare || voidTags.has(name) ? '' : `</${name}>`}`;
  };

  const writeImage = ({ src = '', alt = '' }: Record<string, string>) => {
    const id = image?.(src, alt) ?? null;
    if (id !== null) written.push(`<img data-media="${id}"${alt && ` alt="${escapeAttribute(alt)}"`}>`);
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'img') writeImage(attributes);
      closing.push(name === 'img' ? '' : openTag(name, attributes));
    },
    ontext: (text) => written.push(escapeHtml(text)),
    onclosetag: () => written.push(closing.pop() ?? ''),
  });
  parser.write(html);
  parser.end();
  return written.join('');
};
