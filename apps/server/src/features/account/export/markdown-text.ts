import { setImmediate } from 'node:timers/promises';
import { Parser } from 'htmlparser2';
import {
  escapeLongText,
  escapeStarts,
  escapeText,
  fence,
  joinBreaks,
  MarkdownLine,
  writeAddress,
} from './markdown-line.ts';

export type Link = (mediaId: string) => string | null;

/** The number of characters after which it yields to the event loop. */
const PIECE_LENGTH = 8 * 1024;
/**
 * The limit of quote marks, indents and addresses that are added to a text: a line end in sixty quotes becomes 120
 * characters, and a megabyte of them would exceed the memory. Beyond the limit they are omitted.
 */
const ADDED_MAX_LENGTH = 1024 * 1024;
const HARD_BREAK = '  \n';

/** A quote or an item, with the prefix of its first line and of the others. */
type Container = { first: string; rest: string; isItem: boolean; isBegun: boolean; needsBlank: boolean };
const quote: Readonly<Container> = { first: '> ', rest: '> ', isItem: false, isBegun: false, needsBlank: false };

type List = { isOrdered: boolean; number: number; isBegun: boolean };

/** Converts PinLife's rich text to Markdown. */
export const toMarkdown = async (html: string, link: Link): Promise<string> => {
  const writer = new MarkdownWriter(link);
  // The parser is synchronous, so the steps for a chunk run after it is parsed.
  const steps: (() => Promise<void>)[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => steps.push(() => writer.open(name, attributes)),
    ontext: (text) => steps.push(async () => writer.text(text)),
    onclosetag: (name) => steps.push(() => writer.close(name)),
  });
  for (let start = 0; start < html.length; start += PIECE_LENGTH) {
    if (start > 0) await setImmediate();
    parser.write(html.slice(start, start + PIECE_LENGTH));
    for (const step of steps.splice(0)) await step();
  }
  parser.end();
  for (const step of steps) await step();
  return writer.end();
};

/** Yields chunks of a text that end before a line end. */
async function* inPieces(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; ) {
    if (start > 0) await setImmediate();
    const end = text.indexOf('\n', start + PIECE_LENGTH);
    yield text.slice(start, end < 0 ? text.length : end);
    start = end < 0 ? text.length : end;
  }
}

const isBlock = (name: string) => /^(?:p|h[1-6]|pre|blockquote|ul|ol|li|div|hr)$/.test(name);

class MarkdownWriter {
  readonly #link: Link;
  readonly #blocks: string[] = [];
  /** The containers of the block before. */
  #before: readonly Container[] = [];
  #wasItemStart = false;
  #addedLength = 0;
  readonly #containers: Container[] = [];
  readonly #lists: List[] = [];
  readonly #addresses: string[] = [];
  readonly #line = new MarkdownLine();
  /** Text until the next tag: the parser passes it in chunks, which end inside escape sequences. */
  #pending = '';
  #heading = '';
  #isInPre = false;
  /** The text of a code block, which is written at its end. */
  #code: string | null = null;

  constructor(link: Link) {
    this.#link = link;
  }

  async open(name: string, attributes: Readonly<Record<string, string>>): Promise<void> {
    await this.#flushText();
    if (isBlock(name)) await this.#endLine();
    if (name === 'ul') this.#lists.push({ isOrdered: false, number: 0, isBegun: false });
    else if (name === 'ol')
      this.#lists.push({ isOrdered: true, number: Number(attributes['start'] ?? 1) - 1, isBegun: false });
    else if (name === 'li') this.#openItem(attributes);
    else if (name === 'blockquote') this.#containers.push({ ...quote });
    else if (name === 'hr') await this.#putBlock('---');
    else if (/^h[1-6]$/.test(name)) this.#heading = `${'#'.repeat(Number(name[1]))} `;
    else if (name === 'pre') this.#isInPre = true;
    else if (name === 'br') this.#breakLine();
    else if (name === 'img') this.#line.write(this.#writeImage(attributes));
    else if (name === 'a') this.#openAnchor(attributes['href'] ?? '');
    else if (name === 'code' && !this.#isInPre) this.#code ??= '';
    else if (this.#code === null && !this.#isInPre) this.#line.mark('open', name);
    if (this.#isInPre) this.#code ??= '';
  }

  text(text: string): void {
    if (this.#code === null) this.#pending += text;
    else this.#code += text;
  }

  async close(name: string): Promise<void> {
    await this.#flushText();
    if (name === 'pre') await this.#closePre();
    else if (name === 'code' && !this.#isInPre) await this.#closeCode();
    else if (name === 'a') this.#line.write(`](${writeAddress(this.#addresses.pop() ?? '')})`);
    else if (this.#code === null) this.#line.mark('close', name);
    if (!isBlock(name) || name === 'hr') return;
    await this.#endLine();
    this.#heading = '';
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    if (name === 'li') await this.#closeItem();
    if (name === 'blockquote') this.#containers.pop();
  }

  async end(): Promise<string> {
    await this.#flushText();
    await this.#endLine();
    return this.#blocks.join('');
  }

  #openItem(attributes: Readonly<Record<string, string>>): void {
    const list = this.#lists.at(-1) ?? { isOrdered: false, number: 0, isBegun: false };
    list.number += 1;
    const marker = list.isOrdered ? `${list.number}. ` : '- ';
    const isTask = attributes['data-type'] === 'taskItem';
    const box = isTask ? `[${attributes['data-checked'] === 'true' ? 'x' : ' '}] ` : '';
    // Only a list that begins with 1 can follow directly below a text.
    const needsBlank = list.isOrdered && list.number !== 1 && !list.isBegun;
    list.isBegun = true;
    const rest = ' '.repeat(marker.length);
    this.#containers.push({ first: marker + box, rest, isItem: true, isBegun: false, needsBlank });
  }

  async #closeItem(): Promise<void> {
    if (this.#containers.at(-1)?.isBegun === false) await this.#putBlock('');
    this.#containers.pop();
  }

  async #flushText(): Promise<void> {
    if (this.#pending !== '') this.#line.write(await escapeLongText(this.#pending));
    this.#pending = '';
  }

  #breakLine(): void {
    if (this.#code !== null) this.#code += this.#isInPre ? '\n' : ' ';
    else this.#line.write(this.#heading === '' ? HARD_BREAK : ' ');
  }

  #writeImage(attributes: Readonly<Record<string, string>>): string {
    const alt = escapeText(attributes['alt'] ?? '');
    const address = writeAddress(this.#link(attributes['data-media'] ?? '') ?? '');
    return this.#mayAdd(address.length) ? `![${alt}](${address})` : alt;
  }

  #openAnchor(address: string): void {
    this.#addresses.push(address);
    this.#line.write('[');
  }

  async #closeCode(): Promise<void> {
    const code = this.#code ?? '';
    this.#code = null;
    if (code !== '') await this.#line.writeCode(code);
  }

  async #closePre(): Promise<void> {
    const code = this.#code ?? '';
    this.#code = null;
    this.#isInPre = false;
    const mark = fence(code, '```');
    await this.#putBlock(`${mark}\n${code.endsWith('\n') ? code.slice(0, -1) : code}\n${mark}`);
  }

  async #endLine(): Promise<void> {
    if (this.#isInPre) return;
    const isEmpty = this.#line.isEmpty;
    const text = (await this.#line.take()).trim();
    if (isEmpty) return;
    // Signs at the end of a heading close it.
    if (this.#heading !== '') return await this.#putBlock(`${this.#heading}${text.replace(/#$/, '\\#')}`);
    const escaped: string[] = [];
    for await (const lines of inPieces(text)) {
      const joined = joinBreaks(lines);
      // `joinBreaks` would have seen the break and the line end together.
      if (joined.startsWith('\n') && escaped.at(-1)?.endsWith('<br>')) escaped.push('  ');
      escaped.push(escapeStarts(joined));
    }
    await this.#putBlock(escaped.join(''));
  }

  /** Items of a list are not separated by blank lines; blocks of a quote are separated by its sign. */
  async #putBlock(text: string): Promise<void> {
    const containers = [...this.#containers];
    const [first, rest] = [
      containers.map((one) => (one.isBegun ? one.rest : one.first)),
      containers.map((one) => one.rest),
    ];
    const isItemStart = containers.some(({ isItem, isBegun }) => isItem && !isBegun);
    const needsBlank = containers.some((one) => one.needsBlank && !one.isBegun);
    for (const one of containers) one.isBegun = true;
    const between = containers.filter((one, at) => this.#before[at] === one).map((one) => one.rest);
    const blank = rest.join('');
    if (this.#blocks.length > 0) {
      const isClose = isItemStart && this.#wasItemStart && !needsBlank;
      this.#blocks.push('\n', isClose ? '' : `${this.#mayAdd(blank.length) ? between.join('').trimEnd() : ''}\n`);
    }
    let lineEnds = 0;
    for await (const lines of inPieces(text)) lineEnds += countLineEnds(lines);
    const isFitting = this.#mayAdd(blank.length * (lineEnds + 1));
    if (isFitting) this.#blocks.push(first.join(''));
    for await (const lines of inPieces(text)) {
      // `replaceAll` would return a string of as many parts as there are lines, which is slow to write.
      this.#blocks.push(isFitting && blank !== '' ? lines.split('\n').join(`\n${blank}`) : lines);
    }
    [this.#before, this.#wasItemStart] = [containers, isItemStart];
  }

  #mayAdd(length: number): boolean {
    this.#addedLength += length;
    return this.#addedLength <= ADDED_MAX_LENGTH;
  }
}

const countLineEnds = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};
