import { setImmediate } from 'node:timers/promises';
import { Tokenizer } from 'htmlparser2';
import { DroppedContent } from './dropped-content.ts';
import { type Content, ContentWriter, LEADING_LINE_END, type ResolveMedia, removeControls } from './html-writer.ts';
import { attributeRules, canonicalTag } from './rules.ts';

/**
 * Sanitizes rich text. The tokenizer reads any bytes as a browser would, in one pass and without building a tree; the writer
 * writes what is allowed. sanitize-html takes a minute and more for a megabyte of open tags: go back to a library when one
 * cleans in linear time and comes to the same result twice.
 */
export const sanitizeContent = (untrusted: string, resolveMedia: ResolveMedia = (id) => id): Content => {
  const source = endLines(untrusted.toWellFormed());
  const sanitizer = createSanitizer(source, resolveMedia);
  sanitizer.write(source);
  return sanitizer.end();
};

/** Sanitizes in chunks and yields to the event loop between them. */
export const sanitizeInPieces = async (
  untrusted: string,
  resolveMedia: ResolveMedia = (id) => id,
): Promise<Content> => {
  if (untrusted.length <= PIECE_LENGTH) return sanitizeContent(untrusted, resolveMedia);
  const pieces: string[] = [];
  for (const piece of cut(untrusted.toWellFormed())) {
    pieces.push(endLines(piece));
    await setImmediate();
  }
  const sanitizer = createSanitizer(pieces.join(''), resolveMedia);
  for (const piece of pieces) {
    sanitizer.write(piece);
    await setImmediate();
  }
  return sanitizer.end();
};

const PIECE_LENGTH = 32 * 1024;

/** Never cuts between the two characters of a line end. */
function* cut(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    let end = start + PIECE_LENGTH;
    if (text[end - 1] === '\r' && text[end] === '\n') end += 1;
    yield text.slice(start, end);
    start = end;
  }
}

/** Converts all line ends to `\n`, as browsers do. */
const endLines = (text: string): string => text.replace(/\r\n?/g, '\n');

const createSanitizer = (source: string, resolveMedia: ResolveMedia) => {
  const writer = new ContentWriter(resolveMedia);
  const slice = (start: number, end: number) => source.slice(start, end);
  const nameAt = (start: number, end: number) => canonicalTag(slice(start, end).toLowerCase());

  let tag = '';
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();
  const dropped = new DroppedContent();
  /** The index of the text directly after the last `<pre>`. */
  let preStart = -1;

  const openTag = (isSelfClosing: boolean, end: number) => {
    if (tag === 'pre') preStart = end + 1;
    if (!dropped.open(tag, isSelfClosing)) writer.open(tag, attributes);
    if (attributes.size > 0) attributes = new Map();
  };

  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (start, end) => {
        if (dropped.isOpen) return;
        const text = slice(start, end);
        writer.text(start === preStart ? text.replace(LEADING_LINE_END, '') : text);
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
      onopentagend: (end) => openTag(false, end),
      onselfclosingtag: (end) => openTag(true, end),
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
  return {
    write: (piece: string) => tokenizer.write(piece),
    end(): Content {
      tokenizer.end();
      return writer.end();
    },
  };
};

const ignore = () => undefined;
