import { NOTE_CONTENT_MAX_BYTES } from '@pinlife/contract/note/limits';
import { AppError } from '../../../platform/error/app-error.ts';
import { escapeAttribute, escapeHtml } from '../../../platform/text/html-text.ts';
import {
  type Attributes,
  allowedTags,
  attributeRules,
  blockTags,
  containerTags,
  taskTags,
  textBlockTags,
  voidTags,
} from './rules.ts';

export type Content = {
  html: string;
  plainText: string;
  /** The media of inline images, each once. */
  mediaIds: readonly string[];
};

/** The media id to write for an inline image, or null to drop it. */
export type ResolveMedia = (id: string) => string | null;

const PIECES_JOINED = 4096;

/** Deeper elements lose their tags and keep their text. */
const MAX_DEPTH = 60;

type OpenElement = { tag: string; isTask: boolean };

/**
 * Writes clean HTML from scratch: every tag is one that notes may have, closed in order, and all text is escaped.
 * Reading what was written and writing it again gives the same.
 */
export class ContentWriter {
  /** Joined in chunks: concatenating each piece would create much garbage. */
  #html: string[] = [];
  #joinedHtml = '';
  #htmlLength = 0;
  readonly #lines: string[] = [];
  /** The words of the current line. */
  #words: string[] = [];
  /** Text arrives in small pieces; it is escaped at the next tag. */
  #pending = '';
  #lastTag = '';
  readonly #stack: OpenElement[] = [];
  readonly #mediaIds = new Set<string>();
  readonly #resolveMedia: ResolveMedia;

  constructor(resolveMedia: ResolveMedia) {
    this.#resolveMedia = resolveMedia;
  }

  text(text: string): void {
    this.#pending += text;
  }

  open(tag: string, given: Attributes): void {
    if (!allowedTags.has(tag) || (taskTags.has(tag) && !this.#isInTask())) return;
    const attributes = attributeRules.get(tag)?.keep(given) ?? (attributeRules.has(tag) ? null : noAttributes);
    if (attributes === null || !this.#admitsMedia(attributes)) return;
    this.#closeWhatEndsHere(tag);
    if (!voidTags.has(tag)) {
      if (this.#stack.length >= MAX_DEPTH) return;
      this.#stack.push({ tag, isTask: attributes['data-type'] === 'taskItem' });
    }
    this.#writeTag(attributes === noAttributes ? openingOf(tag) : `<${tag}${formatAttributes(attributes)}>`, tag);
  }

  close(tag: string): void {
    const index = this.#stack.findLastIndex((element) => element.tag === tag);
    if (index >= 0) this.#closeFrom(index);
  }

  end(): Content {
    this.#closeFrom(0);
    this.#writeText();
    this.#endLine();
    this.#joinHtml();
    return { html: this.#joinedHtml, plainText: this.#lines.join('\n'), mediaIds: [...this.#mediaIds] };
  }

  #closeWhatEndsHere(tag: string): void {
    if (tag === 'a') this.close('a');
    if (blockTags.has(tag)) this.#closeNearest(textBlockTags, containerTags);
    if (tag === 'li') this.#closeNearest(items, lists);
  }

  /** Closes the innermost of these tags, unless one of the others is in between. */
  #closeNearest(tags: ReadonlySet<string>, within: ReadonlySet<string>): void {
    const index = this.#stack.findLastIndex(({ tag }) => tags.has(tag) || within.has(tag));
    if (tags.has(this.#stack[index]?.tag ?? '')) this.#closeFrom(index);
  }

  #closeFrom(index: number): void {
    while (this.#stack.length > index) {
      const tag = this.#stack.pop()?.tag ?? '';
      this.#writeTag(closingOf(tag), tag);
    }
  }

  #writeTag(markup: string, tag: string): void {
    this.#writeText();
    this.#writeHtml(markup);
    this.#lastTag = markup;
    if (tag === 'br' || blockTags.has(tag)) this.#endLine();
  }

  /** Blank lines are dropped. */
  #endLine(): void {
    if (this.#words.length === 0) return;
    for (const line of this.#words.join('').split('\n')) {
      const words = line.trim();
      if (words !== '') this.#lines.push(words);
    }
    this.#words = [];
  }

  #joinHtml(): void {
    this.#joinedHtml += this.#html.join('');
    this.#html = [];
  }

  #writeText(): void {
    if (this.#pending === '') return;
    const text = removeControls(this.#pending);
    const html = escapeHtml(text);
    this.#writeHtml(this.#lastTag === '<pre>' ? html.replace(LEADING_LINE_END, '<br>') : html);
    this.#words.push(text);
    this.#pending = '';
  }

  /** Escaping can multiply the length, so it stops as soon as the limit is exceeded. */
  #writeHtml(html: string): void {
    this.#html.push(html);
    if (this.#html.length === PIECES_JOINED) this.#joinHtml();
    this.#htmlLength += html.length;
    if (this.#htmlLength > NOTE_CONTENT_MAX_BYTES) throw new AppError('note_too_large', { field: 'content' });
  }

  /** Resolves the media id of an image. Returns false if the image is dropped. */
  #admitsMedia(attributes: Record<string, string>): boolean {
    const given = attributes['data-media'];
    if (given === undefined) return true;
    const id = this.#resolveMedia(given);
    if (id === null) return false;
    attributes['data-media'] = id;
    this.#mediaIds.add(id);
    return true;
  }

  #isInTask(): boolean {
    return this.#stack.findLast(({ tag }) => tag === 'li')?.isTask ?? false;
  }
}

/** HTML parsers drop a line end right after `<pre>`, so it is written as `<br>`. */
export const LEADING_LINE_END = /^\n/;

const noAttributes: Readonly<Record<string, string>> = {};
const memoByTag = (write: (tag: string) => string) => {
  const tags = new Map([...allowedTags].map((tag) => [tag, write(tag)]));
  return (tag: string): string => tags.get(tag) ?? write(tag);
};
const openingOf = memoByTag((tag) => `<${tag}>`);
const closingOf = memoByTag((tag) => `</${tag}>`);

const items: ReadonlySet<string> = new Set(['li']);
const lists: ReadonlySet<string> = new Set(['ul', 'ol']);

/** PostgreSQL stores no NUL, and the other control characters mean nothing in a text. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;
/** Applied before validation, so that exactly the validated text is stored. */
export const removeControls = (text: string): string => text.replace(CONTROL_CHARACTERS, '');

/** A loop without arrays: a text can have thousands of links, and arrays of their attributes took a third of the time. */
const formatAttributes = (attributes: Record<string, string>): string => {
  let html = '';
  for (const name in attributes) html += ` ${name}="${escapeAttribute(attributes[name] ?? '')}"`;
  return html;
};
