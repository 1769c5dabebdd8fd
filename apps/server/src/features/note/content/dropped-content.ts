import { droppedTags } from './rules.ts';

/** Drawings and formulas have rules of their own: in them a slash closes a tag, and most tags of a text end them. */
const foreignTags: ReadonlySet<string> = new Set(['svg', 'math']);
/** Where they hold text as a page does. */
const integrationTags: ReadonlySet<string> = new Set(
  'foreignobject desc title annotation-xml mi mo mn ms mtext'.split(' '),
);
const endingTags: ReadonlySet<string> = new Set(
  (
    'big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr img li listing menu meta nobr ol p ' +
    'pre ruby s small span strong sub sup table tt u ul var'
  ).split(' '),
);

/** An element that is left out with all that is in it, as far as a browser would see it reach. */
export class DroppedContent {
  #tag = '';
  #depth = 0;
  #integrations = 0;

  get isOpen(): boolean {
    return this.#depth > 0;
  }

  /** Answers whether the tag belongs to what is left out. */
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

  /** Answers whether it closed something of what is left out. */
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
