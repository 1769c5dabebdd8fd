import { Parser } from 'htmlparser2';
import { escapeAttribute, escapeHtml } from '../../../platform/text/html-text.ts';
import { ImportFault } from '../fault.ts';
import { taskItem } from './html.ts';

/** What a text of elsewhere refers to. */
type References = {
  /** The id of the file behind an image, or null where there is none. */
  image?(address: string, alt: string): string | null;
  /** Whether a link leads to a file of the note, which then hangs on it. */
  link?(address: string): boolean;
};

/** Nobody writes so deep, and what closes an element looks through all that are open. */
const DEPTH_MAX = 500;

const voidTags = new Set(['br', 'hr', 'img', 'input']);
const blocks = new Set(
  'p div ul ol li blockquote pre h1 h2 h3 h4 h5 h6 hr table thead tbody tr td th br en-note'.split(' '),
);
const keptAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  ol: ['start'],
  ul: ['data-type'],
  li: ['data-type', 'data-checked'],
  input: ['type', 'checked'],
};

const TASK_LIST = '<ul data-type="taskList">';
const TASK_END = '</div></li>';
const taskStart = (isChecked: boolean): string => taskItem({ html: '', isChecked }).slice(0, -TASK_END.length);

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
  const open: string[] = [];
  let cells = 0;
  /** Right after a block began or ended. */
  let isAtEdge = true;

  const writeAround = (start: string, end: string): string => {
    written.push(start);
    return end;
  };

  /** The line that a box of Evernote begins becomes a task; anywhere else it is a sign. */
  const writeTodo = (isChecked: boolean): string => {
    if (written.at(-1) !== '<div>') return writeAround(isChecked ? '☑ ' : '☐ ', '');
    written[written.length - 1] = `${TASK_LIST}${taskStart(isChecked)}<p>`;
    closing[closing.length - 1] = `</p>${TASK_END}</ul>`;
    return '';
  };

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
    if (name === 'en-todo') return writeTodo(attributes['checked'] === 'true');
    const style = attributes['style'] ?? '';
    if (name === 'ul' && style.includes('--en-todo:true')) return writeAround(TASK_LIST, '</ul>');
    if (name === 'li' && style.includes('--en-checked:')) {
      return writeAround(taskStart(style.includes('--en-checked:true')), TASK_END);
    }
    if (name === 'a' && link?.(attributes['href'] ?? '')) return '';
    const styled = style ? tagsOfStyle(style) : [];
    const given = (keptAttributes[name] ?? []).filter((key) => attributes[key] !== undefined);
    const spelled = given.map((key) => ` ${key}="${escapeAttribute(attributes[key] ?? '')}"`).join('');
    // In a label it draws the box of a task.
    const isBare = (name === 'span' && open.at(-1) !== 'label') || name === 'font';
    written.push(isBare ? '' : `<${name}${spelled}>`, ...styled.map((tag) => `<${tag}>`));
    const ends = styled.toReversed().map((tag) => `</${tag}>`);
    return `${ends.join('')}${isBare || voidTags.has(name) ? '' : `</${name}>`}`;
  };

  const writeImage = ({ src = '', alt = '' }: Record<string, string>) => {
    const id = image?.(src, alt) ?? null;
    if (id !== null) written.push(`<img data-media="${id}"${alt && ` alt="${escapeAttribute(alt)}"`}>`);
    // Pictures elsewhere in the world stay there.
    else if (/^https?:/i.test(src)) written.push(`<a href="${escapeAttribute(src)}">${escapeHtml(alt || src)}</a>`);
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (closing.length > DEPTH_MAX) throw new ImportFault('import_item_damaged');
      if (name === 'img') writeImage(attributes);
      if (name === 'en-media') writeImage({ src: attributes['hash'] ?? '' });
      closing.push(name === 'img' || name === 'en-media' ? '' : openTag(name, attributes));
      open.push(name);
      isAtEdge = blocks.has(name);
    },
    ontext(text) {
      // Programs break lines between blocks, where it means nothing.
      if (isAtEdge && text.trim() === '' && !open.includes('pre')) return;
      isAtEdge = false;
      written.push(escapeHtml(text));
    },
    onclosetag(name) {
      written.push(closing.pop() ?? '');
      open.pop();
      isAtEdge = blocks.has(name);
    },
  });
  parser.write(html);
  parser.end();
  return written.join('').replaceAll(`</ul>${TASK_LIST}`, '');
};
