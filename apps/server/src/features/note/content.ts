import { Tokenizer } from 'htmlparser2';
import { attributeRules, canonicalTag, droppedTags } from './content-rules.ts';
import { type Content, ContentWriter, type ResolveMedia } from './content-writer.ts';

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
  /** While set, everything up to the end of that element is dropped. */
  let dropped: { tag: string; depth: number } | null = null;

  const openTag = () => {
    if (dropped) {
      if (dropped.tag === tag) dropped.depth += 1;
    } else if (droppedTags.has(tag)) {
      dropped = { tag, depth: 1 };
    } else {
      writer.open(tag, attributes);
    }
    if (attributes.size > 0) attributes = new Map();
  };

  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (start, end) => {
        if (!dropped) writer.text(slice(start, end));
      },
      ontextentity: (codePoint) => {
        if (!dropped) writer.text(String.fromCodePoint(codePoint));
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
        if (isWanted) attributes.set(attribute, value);
      },
      onopentagend: openTag,
      onselfclosingtag: openTag,
      onclosetag: (start, end) => {
        const name = nameAt(start, end);
        if (!dropped) return writer.close(name);
        if (dropped.tag === name) dropped.depth -= 1;
        if (dropped.depth === 0) dropped = null;
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
