import { Parser } from 'htmlparser2';
import { escapeAttribute, escapeHtml } from '../../../platform/text/html-text.ts';
import { ImportFault } from '../read/fault.ts';
import { elementNames, kindOf, tagOf } from './elements.ts';
import { type Attributes, type Element, RichTextWriter, type Target } from './rich-text-writer.ts';
import { readStyle, tagsOfStyle } from './style.ts';

/** Resolves the addresses of a foreign text. */
type References = {
  image?(address: string, alt: string): Target;
  /** If the target is a file, only the link text stays. */
  link?(address: string, words: string): Target;
  /** The tasks of a group, as HTML. Evernote stores them outside of the text. */
  tasks?(group: string): string;
  /** Called for each locked section. */
  onLocked?(): void;
};

/** In XML a slash closes any element. */
type Options = References & { isXml?: boolean };

/** Real texts are flatter; closing an element scans all open ones. */
const DEPTH_MAX = 500;

/** Audio and video become files of the note, or links. */
const mediaTags = new Set(['img', 'audio', 'video', 'source', 'iframe', 'embed']);
const codeBlocks = ['-en-codeblock', '--en-codeblock', '--en-mermaidblock', '--en-formulablock'];

/**
 * Converts foreign HTML to PinLife's tags: styles become tags, boxes become tasks, rows of a table become items of a list,
 * images point at files. `sanitizeContent` removes the rest.
 */
export const rewriteHtml = (html: string, { isXml = false, ...references }: Options = {}): string => {
  const writer = new RichTextWriter(references.link);
  /** The number of open elements whose text is not shown. */
  let hidden = 0;
  let depth = 0;

  const writeImage = (address: string, alt: string) => {
    const target = references.image?.(address, alt) ?? null;
    if (target && 'file' in target) {
      writer.writeInline(`<img data-media="${target.file}"${alt && ` alt="${escapeAttribute(alt)}"`}>`);
    } else if (target && 'note' in target) writer.writeNoteLink(target.note, alt || (target.words ?? ''));
    // Remote pictures become links.
    else if (/^https?:/i.test(address)) {
      writer.writeInline(`<a href="${escapeAttribute(address)}">${escapeHtml(alt || address)}</a>`);
    }
  };

  /** Returns true if the element's content is to be skipped. */
  const openSpecial = (name: string, attributes: Attributes, style: ReadonlyMap<string, string>): boolean => {
    if (mediaTags.has(name) && attributes['src']) writeImage(attributes['src'] ?? '', attributes['alt'] ?? '');
    else if (name === 'en-media') writeImage(attributes['hash'] ?? '', '');
    else if (name === 'en-todo') writer.writeBox(attributes['checked'] === 'true');
    else if (name === 'input') {
      if (attributes['type'] === 'checkbox') writer.writeBox(attributes['checked'] !== undefined);
    } else if (name === 'en-crypt') references.onLocked?.();
    else if (style.get('--en-task-group') === 'true') {
      writer.writeBlock(references.tasks?.(style.get('--en-id') ?? '') ?? '');
    } else return kindOf(name) === 'hidden';
    return true;
  };

  const toElement = (name: string, attributes: Attributes, style: ReadonlyMap<string, string>): Element => {
    const bare = style.size === 0 ? bareElements.get(name) : undefined;
    if (bare) return bare;
    if (name === 'div' && codeBlocks.some((mark) => style.get(mark) === 'true')) {
      return { name, kind: 'code', start: '<pre><code>', end: '</code></pre>' };
    }
    const styled = style.size > 0 ? tagsOfStyle(style) : [];
    const tag = tagOf(name);
    const start = name === 'a' ? [`<a href="${escapeAttribute(attributes['href'] ?? '')}">`] : tag ? [`<${tag}>`] : [];
    const marks = styled.map((mark) => `<${mark}>`);
    const ends = [...(tag ? [tag] : []), ...styled].toReversed().map((mark) => `</${mark}>`);
    const kind = kindOf(name);
    const common = { name, start: [...start, ...marks].join(''), end: ends.join('') };
    if (kind === 'list') {
      const from =
        /^\d{1,6}$/.test(attributes['start'] ?? '') && attributes['start'] !== '1' ? attributes['start'] : null;
      return {
        ...common,
        kind,
        isTasks: style.get('--en-todo') === 'true',
        ...(from && { start: `<ol start="${from}">` }),
      };
    }
    if (kind === 'item') {
      const checked = attributes['data-checked'] ?? style.get('--en-checked');
      return { ...common, kind, ...(checked !== undefined && { isChecked: checked === 'true' }) };
    }
    return { ...common, kind, ...(name === 'a' && { address: attributes['href'] ?? '' }) };
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > DEPTH_MAX) throw new ImportFault('import_item_damaged');
        if (hidden > 0) {
          hidden += 1;
          return;
        }
        const style = attributes['style'] ? readStyle(attributes['style']) : noStyle;
        if (openSpecial(name, attributes, style)) hidden = 1;
        else writer.open(toElement(name, attributes, style));
      },
      ontext(text) {
        if (hidden === 0) writer.text(text);
      },
      onclosetag() {
        depth -= 1;
        if (hidden > 0) hidden -= 1;
        else writer.close();
      },
    },
    { recognizeSelfClosing: isXml },
  );
  parser.write(html);
  parser.end();
  return writer.end();
};

/** Most elements have no attribute that matters. Their tags are written once, not for each of them. */
const bareElements: ReadonlyMap<string, Element> = new Map(
  elementNames
    .filter((name) => name !== 'a' && kindOf(name) !== 'list' && kindOf(name) !== 'item')
    .map((name) => {
      const tag = tagOf(name);
      return [name, { name, kind: kindOf(name), start: tag && `<${tag}>`, end: tag && `</${tag}>` }];
    }),
);

const noStyle: ReadonlyMap<string, string> = new Map();
