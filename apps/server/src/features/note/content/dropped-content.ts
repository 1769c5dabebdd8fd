import { droppedTags } from './rules.ts';

/** SVG and MathML have parsing rules of their own: a slash closes a tag, and most HTML tags end them. */
const foreignTags: ReadonlySet<string> = new Set(['svg', 'math']);
/** Elements inside SVG and MathML that contain HTML. */
const integrationTags: ReadonlySet<string> = new Set(
  'foreignobject desc title annotation-xml mi mo mn ms mtext'.split(' '),
);
const endingTags: ReadonlySet<string> = new Set(
  (
    'big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr img li listing menu meta nobr ol p ' +
    'pre ruby s small span strong sub sup table tt u ul var'
  ).split(' '),
);

/** Tracks an element that is dropped with its content, ended where a browser would end it. */
export class DroppedContent {
  #tag = '';
  #depth = 0;
  #integrations = 0;

  get isOpen(): boolean {
    return this.#depth > 0;
  }

  /** Returns true if the tag belongs to a dropped element. */
  open(tag: string, isSelfClosing: boolean): boolean {
    const isEmpty = isSelfClosing && foreignTags.has(tag);
    if (!this.isOpen) {
      if (droppedTags.has(tag) && !isEmpty) this.#begin(tag);
      return droppedTags.has(tag);
    }
    if (foreignTags.has(this.#tag)) {
      if (this.#integrations === 0 && endingTags.has(tag)) {
        this.#depth = 0;
        return false;
      }
      if (integrationTags.has(tag) && !isSelfClosing) this.#integrations += 1;
    }
    if (this.#tag === tag && !isEmpty) this.#depth += 1;
    return true;
  }

  /** Returns true if the tag belongs to a dropped element. */
  close(tag: string): boolean {
    if (!this.isOpen) return false;
    if (this.#tag === tag) this.#depth -= 1;
    if (integrationTags.has(tag)) this.#integrations = Math.max(0, this.#integrations - 1);
    return true;
  }

  #begin(tag: string): void {
    this.#tag = tag;
    this.#depth = 1;
    this.#integrations = 0;
  }
}
