import { normalizeText } from '@pinlife/contract/normal-form';
import type { ZipEntry } from '../file/zip.ts';
import { extensionOf } from './content-type.ts';
import { baseOf } from './markdown-folder.ts';

/** The limits of names per text, and of the length of a name. */
const NAMES_MAX = 5_000;
const NAME_MAX_LENGTH = 255;
/** Files that systems and programs store beside notes. */
const OF_PROGRAMS =
  /(?:^|\/)(?:thumbs\.db|desktop\.ini|_notebook\.yml|_folder_icon\.\w{1,5})$|\.textbundle\/info\.json$|\.bear2bk\/\w{1,20}\.json$/i;

/**
 * The files of a folder that no text shows or links to; the report lists them. Everything that looks like a link counts, to
 * avoid false report lines.
 */
export class UnusedFiles {
  readonly #unused: Map<string, ZipEntry[]>;
  readonly #endings: ReadonlySet<string>;

  constructor(files: readonly ZipEntry[]) {
    const own = files.filter(({ name }) => !name.endsWith('/') && !OF_PROGRAMS.test(name));
    this.#unused = Map.groupBy(own, ({ name }) => foldName(baseOf(name)));
    this.#endings = new Set(own.map(({ name }) => extensionOf(name)));
  }

  get entries(): ZipEntry[] {
    return [...this.#unused.values()].flat();
  }

  readText(text: string): void {
    if (this.#unused.size === 0) return;
    let count = 0;
    for (const { 0: ending, 1: letters = '', index } of text.matchAll(/\.([a-z\d]{1,16})(?![a-z\d])/gi)) {
      if (!this.#endings.has(letters.toLowerCase())) continue;
      count += 1;
      if (count > NAMES_MAX) return;
      const end = index + ending.length;
      const words = text.slice(Math.max(0, end - NAME_MAX_LENGTH), end);
      this.#strikeNames(words.slice(words.lastIndexOf('\n') + 1));
    }
  }

  /** Tries every substring that starts after one of these signs. */
  #strikeNames(words: string): void {
    for (const { 0: sign, index } of words.matchAll(/^|[/\\(<["'|:]/g)) {
      this.#unused.delete(foldName(decodeName(words.slice(index + sign.length))));
    }
  }
}

const foldName = (name: string): string => normalizeText(name.trim()).toLowerCase();

const decodeName = (name: string): string => {
  const plain = name.replaceAll('&amp;', '&');
  try {
    return plain.includes('%') ? decodeURIComponent(plain) : plain;
  } catch {
    return plain;
  }
};
