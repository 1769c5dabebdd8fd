import { escapeAttribute, escapeHtml } from '../../../platform/text/html-text.ts';
import type { Kind } from './elements.ts';
import { taskItem } from './html.ts';
import { linkAddresses } from './link-addresses.ts';
import { startNoteLink } from './note-links.ts';
import { lower, raise } from './superscript.ts';
import { type OpenTable, TableWriter } from './table-writer.ts';

/** The target of a link: a file of the note, the key of a note, or null if it is unknown. */
export type Target = { file: string } | { note: string; words?: string } | { address: string } | null;

export type Attributes = Readonly<Record<string, string>>;

export type Element = {
  name: string;
  kind: Kind;
  start: string;
  end: string;
  /** Only of lists and their items. */
  isTasks?: boolean;
  isChecked?: boolean;
  /** Only of links. */
  address?: string;
};

/**
 * `at`, `endAt`: indexes in `#written`. They are rewritten when the list ends, because only then is it known whether it is a
 * task list.
 */
type Item = { at: number; endAt: number; isChecked: boolean; hasContent: boolean; list: List | undefined };
type List = { at: number; isTasks: boolean; items: Item[]; outerItem: Item | undefined };
type Open = Element & { at: number; list?: List; item?: Item; table?: OpenTable; words?: string };

const TASK_LIST = '<ul data-type="taskList">';
const ITEM_END = '</div></li>';
const taskStart = (isChecked: boolean): string => taskItem({ html: '', isChecked }).slice(0, -ITEM_END.length);
/** The end of a line that began with a box. */
const LINE_END = `</p>${ITEM_END}`;
const LAST_LINE_END = `${LINE_END}</ul>`;

/** `file:`, `obsidian:`, `zotero:` and the like, but neither scripts nor data addresses. */
const isOfPrograms = (address: string): boolean =>
  /^[a-z][a-z\d+.-]*:/i.test(address) &&
  !/^(?:https?|mailto|tel|javascript|vbscript|data|blob|about|cid|wiki):/i.test(address);

const inlineKinds: ReadonlySet<Kind> = new Set(['inline', 'bare', 'raised', 'lowered']);
const isInline = ({ kind }: Pick<Element, 'kind'>) => inlineKinds.has(kind);

/** Writes rich text element by element, in one pass: later findings rewrite earlier output. */
export class RichTextWriter {
  readonly #written: string[] = [];
  readonly #open: Open[] = [];
  readonly #lists: List[] = [];
  /** null marks the beginning of a table: items outside of it are out of reach. */
  readonly #items: (Item | null)[] = [];
  readonly #anchors: Open[] = [];
  readonly #tables = new TableWriter(this.#written);
  readonly #findTarget: ((address: string, words: string) => Target) | undefined;
  #pending = '';
  #verbatim = 0;
  #raised = 0;
  #lowered = 0;
  /** True directly after a block began or ended. */
  #isAtEdge = true;
  #lineHasText = false;
  /** Whether the line is a task, because it began with a box. */
  #isTaskLine = false;
  #isInCodeBlock = false;

  constructor(findTarget?: (address: string, words: string) => Target) {
    this.#findTarget = findTarget;
  }

  text(text: string): void {
    this.#pending += text;
  }

  open(element: Element): void {
    this.#flushText();
    const entry: Open = { ...element, at: -1 };
    if (element.name === 'br') this.#breakLine();
    else {
      if (!isInline(element)) this.#endLine();
      if (this.#isInCodeBlock) entry.start = entry.end = '';
      else this.#begin(entry);
    }
    this.#open.push(entry);
  }

  close(): void {
    this.#flushText();
    const entry = this.#open.at(-1);
    if (!entry) return;
    if (!isInline(entry) && entry.kind !== 'break') this.#endLine();
    this.#open.pop();
    if (!this.#isInCodeBlock || entry.kind === 'code') this.#finish(entry);
  }

  /** Writes an element inside a line: a picture, a link. */
  writeInline(html: string): void {
    this.#flushText();
    this.#put(html, true);
  }

  writeNoteLink(key: string, words: string): void {
    this.writeInline(`${startNoteLink(key)}${escapeHtml(words)}</a>`);
  }

  writeBlock(html: string): void {
    this.#flushText();
    this.#endLine();
    this.#tables.beforeText();
    this.#written.push(html);
  }

  /** At the beginning of an item or of a line the box makes a task; elsewhere it becomes a sign. */
  writeBox(isChecked: boolean): void {
    this.#flushText();
    const item = this.#items.at(-1);
    if (this.#verbatim > 0 || this.#lineHasText || this.#tables.isInCell) this.#put(isChecked ? '☑ ' : '☐ ', true);
    else if (item?.list && !item.hasContent) {
      item.list.isTasks = true;
      Object.assign(item, { isChecked, hasContent: true });
    } else this.#startTask(isChecked);
  }

  end(): string {
    while (this.#open.length > 0) this.close();
    this.#flushText();
    this.#endLine();
    return this.#written.join('');
  }

  #begin(entry: Open): void {
    const { kind, start } = entry;
    if (kind === 'raised') this.#raised += 1;
    else if (kind === 'lowered') this.#lowered += 1;
    else if (kind === 'table') {
      entry.table = this.#tables.open();
      this.#items.push(null);
    } else if (kind === 'row') this.#tables.openRow(entry.name === 'caption');
    else if (kind === 'cell') this.#tables.openCell(entry.name === 'th');
    else if (kind === 'list') this.#openList(entry);
    else if (kind === 'item') this.#openItem(entry);
    else if (isInline(entry)) {
      if (start !== '') entry.at = this.#written.push(start) - 1;
      if (entry.address !== undefined) this.#anchors.push(Object.assign(entry, { words: '' }));
    } else this.#putTag(start);
    if (kind === 'pre' || kind === 'code' || entry.name === 'code') this.#verbatim += 1;
    if (kind === 'code') this.#isInCodeBlock = true;
  }

  #finish(entry: Open): void {
    const { kind, end } = entry;
    if (kind === 'pre' || kind === 'code' || entry.name === 'code') this.#verbatim -= 1;
    if (kind === 'raised') this.#raised -= 1;
    else if (kind === 'lowered') this.#lowered -= 1;
    else if (kind === 'code') this.#closeCodeBlock(end);
    else if (entry.table) {
      this.#tables.close(entry.table);
      this.#items.pop();
    } else if (kind === 'row') this.#tables.closeRow();
    else if (kind === 'cell') this.#tables.closeCell(entry.name === 'th');
    else if (entry.list) this.#closeList(entry.list, end);
    else if (entry.item) this.#closeItem(entry.item);
    else if (entry.address !== undefined) this.#closeAnchor(entry);
    else if (kind !== 'break') this.#putEnd(entry);
    if (!isInline(entry)) this.#isAtEdge = true;
  }

  #openList(entry: Open): void {
    const outer = this.#open.at(-1)?.list;
    // A list between the items of another list belongs to the item before it.
    const outerItem = outer?.items.at(-1);
    if (outerItem) this.#written[outerItem.endAt] = '';
    entry.list = { at: this.#putTag(entry.start), isTasks: entry.isTasks ?? false, items: [], outerItem };
    this.#lists.push(entry.list);
  }

  #closeList(list: List, end: string): void {
    this.#lists.pop();
    if (list.isTasks) {
      this.#written[list.at] = TASK_LIST;
      for (const { at, endAt, isChecked } of list.items) {
        this.#written[at] = taskStart(isChecked);
        this.#written[endAt] = ITEM_END;
      }
    }
    this.#putTag(list.isTasks ? '</ul>' : end);
    if (list.outerItem) list.outerItem.endAt = this.#putTag('</li>');
  }

  #openItem(entry: Open): void {
    const list = this.#lists.at(-1);
    const isChecked = entry.isChecked ?? false;
    entry.item = { at: this.#putTag(entry.start), endAt: -1, isChecked, hasContent: false, list };
    list?.items.push(entry.item);
    if (list && entry.isChecked !== undefined) list.isTasks = true;
    this.#items.push(entry.item);
  }

  #closeItem(item: Item): void {
    this.#items.pop();
    item.endAt = this.#putTag('</li>');
  }

  #closeAnchor(entry: Open): void {
    this.#anchors.pop();
    const target = this.#findTarget?.(entry.address ?? '', entry.words ?? '') ?? null;
    const isWhereItWas = this.#written[entry.at] === entry.start;
    if (target && isWhereItWas) {
      if ('address' in target) entry.start = `<a href="${escapeAttribute(target.address)}">`;
      else entry.start = 'note' in target ? startNoteLink(target.note) : '';
      if ('file' in target) entry.end = '';
      this.#written[entry.at] = entry.start;
    }
    const isShown = this.#written.length > entry.at + 1;
    this.#putEnd(entry);
    // Links of other schemes are not clickable, so their address is shown as text.
    if (!target && isShown && isOfPrograms(entry.address ?? '') && entry.words !== entry.address)
      this.#put(` (${escapeHtml(entry.address ?? '')})`, true);
  }

  #closeCodeBlock(end: string): void {
    this.#isInCodeBlock = false;
    if (this.#written.at(-1) === '\n') this.#written.pop();
    this.#putTag(end);
  }

  #flushText(): void {
    const text = this.#pending;
    if (text === '') return;
    this.#pending = '';
    if (this.#isInCodeBlock) {
      // A line break between the lines of a block is only layout of the file.
      if (!this.#lineHasText && text.trim() === '' && text.includes('\n')) return;
      this.#put(escapeHtml(text), true);
    } else if (this.#verbatim > 0) this.#put(escapeHtml(text), true);
    // Line breaks between blocks have no meaning.
    else if (!this.#isAtEdge || text.trim() !== '') {
      const anchor = this.#anchors.at(-1);
      if (anchor) anchor.words += text;
      const said = this.#raised > 0 ? raise(text) : this.#lowered > 0 ? lower(text) : text;
      this.#put(anchor ? escapeHtml(said) : linkAddresses(said), text.trim() !== '');
    }
  }

  #put(html: string, isContent: boolean): void {
    this.#tables.beforeText();
    this.#written.push(html);
    this.#isAtEdge = false;
    if (!isContent) return;
    this.#lineHasText = true;
    const item = this.#items.at(-1);
    if (item) item.hasContent = true;
  }

  #putTag(tag: string): number {
    this.#isAtEdge = true;
    const at = this.#written.push(tag) - 1;
    this.#tables.afterTag(at);
    return at;
  }

  /** Drops empty elements. */
  #putEnd({ kind, start, end }: Open): void {
    const canGo = (kind === 'inline' || kind === 'line' || kind === 'bare') && !this.#tables.isOpen;
    if (start !== '' && canGo && this.#written.at(-1) === start) this.#written.pop();
    else if (!isInline({ kind })) this.#putTag(end);
    else if (end !== '') this.#written.push(end);
  }

  #breakLine(): void {
    if (this.#isInCodeBlock) this.#written.push('\n');
    else if (this.#isTaskLine) this.#endTask();
    else this.#putTag('<br>');
    this.#lineHasText = false;
  }

  /** Ends the line before a block begins or ends. */
  #endLine(): void {
    if (this.#isInCodeBlock && this.#lineHasText) this.#written.push('\n');
    if (this.#isTaskLine) this.#endTask();
    this.#lineHasText = false;
  }

  /** Closes the open elements of the line before the task and opens them again inside. */
  #startTask(isChecked: boolean): void {
    this.#endLine();
    const { block, inlines } = this.#openInLine();
    for (const inline of inlines.toReversed()) this.#putEnd(inline);
    if (block?.kind === 'line') this.#putEnd(block);
    const isNext = this.#written.at(-1) === LAST_LINE_END;
    if (isNext) this.#written[this.#written.length - 1] = LINE_END;
    this.#written.push(isNext ? '' : TASK_LIST, `${taskStart(isChecked)}<p>`, ...inlines.map(({ start }) => start));
    this.#isTaskLine = true;
  }

  #endTask(): void {
    this.#isTaskLine = false;
    const { block, inlines } = this.#openInLine();
    for (const inline of inlines.toReversed()) this.#putEnd(inline);
    this.#written.push(LAST_LINE_END);
    if (block?.kind === 'line') this.#written.push(block.start);
    for (const { start } of inlines) this.#written.push(start);
  }

  #openInLine(): { block: Open | undefined; inlines: Open[] } {
    const at = this.#open.findLastIndex((entry) => !isInline(entry));
    return { block: this.#open[at], inlines: this.#open.slice(at + 1).filter(({ start }) => start !== '') };
  }
}
