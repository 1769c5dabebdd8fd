import { Tokenizer } from 'htmlparser2';
import { attributeRules, canonicalTag } from './content-rules.ts';
import { type Content, ContentWriter, type ResolveMedia, removeControls } from './content-writer.ts';
import { DroppedContent } from './dropped-content.ts';

/**
 * The one judge of rich text. The tokenizer reads any bytes as a browser would, in one pass and without building a
 * tree; the writer writes what is allowed.
 */
export const sanitizeContent = (untrusted: string, resolveMedia: ResolveMedia = (id) => id): Content => {
  const source = untrusted.toWellFormed();
  const writer = new ContentWriter(resolveMedia);
  const slice = (start: number, end: number) => source.slice(start, end);
  const nameAt = (start: number, end: number) => canonicalTag(slice(start, end).toLowerCase());

  let tag = '';
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();
  const dropped = new DroppedContent();

  const openTag = (isSelfClosing: boolean) => {
    if (!dropped.open(tag, isSelfClosing)) writer.open(tag, attributes);
    if (attributes.size > 0) attributes = new Map();
  };

  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (start, end) => {
        if (!dropped.isOpen) writer.text(slice(start, end));
      },
      ontextentity: (codePoint) => {
        if (!dropped.isOpen) writer.text(String.fromCodePoint(codePoint));
      },
      onopentagname: (start, end) => {
        tag = nameAt(start, end);
      },
      onattribname: (start, end) => {
        attribute = slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata: (start, end) => {
        value += slice(start, end);
      },
      onattribentity: (codePoint) => {
        value += String.fromCodePoint(codePoint);
      },
      onattribend: () => {
        // The first of two attributes with one name counts, as in a browser.
        const isWanted = attributeRules.get(tag)?.names.includes(attribute) && !attributes.has(attribute);
        if (isWanted) attributes.set(attribute, removeControls(value));
      },
      onopentagend: () => openTag(false),
      onselfclosingtag: () => openTag(true),
      onclosetag: (start, end) => {
        const name = nameAt(start, end);
        if (!dropped.close(name)) writer.close(name);
      },
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  return writer.end();
};

const ignore = () => undefined;
