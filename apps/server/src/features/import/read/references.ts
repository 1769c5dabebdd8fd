import type { ErrorCode } from '@pinlife/contract/errors';
import type { Target } from '../text/rich-text-writer.ts';
import { isDataAddress, toDataFile } from './data-picture.ts';
import type { DraftFile, DraftLink } from './port.ts';

/** What a text turns out to refer to while it is rewritten: files that hang on its note, other notes, and what is lost. */
export class FoundReferences {
  readonly faults: ErrorCode[] = [];
  readonly links: DraftLink[] = [];
  readonly #files = new Map<string, DraftFile>();
  readonly #key: string;

  /** `key` makes the ids of pictures in the text. */
  constructor(key: string) {
    this.#key = key;
  }

  get files(): DraftFile[] {
    return [...this.#files.values()];
  }

  /** Once for each name, however often the text names it. */
  use(name: string, make: () => DraftFile): DraftFile {
    const file = this.#files.get(name) ?? make();
    this.#files.set(name, file);
    return file;
  }

  /** A picture stands among the text, anything else beside it. */
  show(name: string, make: () => DraftFile): Target {
    const file = this.use(name, make);
    if (!file.contentType.startsWith('image/')) return null;
    if (!file.inline) this.#files.set(name, { ...file, inline: true });
    return { file: file.id };
  }

  /** A picture that the text itself holds. Answers undefined where the address is of another kind. */
  showData(address: string): Target | undefined {
    if (!isDataAddress(address)) return undefined;
    const name = `data:${this.#files.size}`;
    const file = toDataFile(address, `${this.#key}/${name}`);
    if (file) return this.show(name, () => file);
    this.faults.push('import_file_damaged');
    return null;
  }

  linkNote(key: string, isInFile: boolean): { note: string } {
    this.links.push({ key, isInFile });
    return { note: key };
  }
}
