import type { ErrorCode } from '@pinlife/contract/errors';
import type { Target } from '../text/rich-text-writer.ts';
import { isDataAddress, toDataFile } from './data-picture.ts';
import type { DraftFile, DraftLink } from './port.ts';

/** Collects the files, links and faults found while a text is rewritten. */
export class FoundReferences {
  readonly faults: ErrorCode[] = [];
  readonly links: DraftLink[] = [];
  readonly #files = new Map<string, DraftFile>();
  readonly #key: string;

  /** `key`: the ids of inline images are derived from it. */
  constructor(key: string) {
    this.#key = key;
  }

  get files(): DraftFile[] {
    return [...this.#files.values()];
  }

  /** Adds a file once per name, however often the text uses it. */
  use(name: string, make: () => DraftFile): DraftFile {
    const file = this.#files.get(name) ?? make();
    this.#files.set(name, file);
    return file;
  }

  /** Adds a file: a picture is shown in the text, any other file beside it. */
  show(name: string, make: () => DraftFile): Target {
    const file = this.use(name, make);
    if (!file.contentType.startsWith('image/')) return null;
    if (!file.inline) this.#files.set(name, { ...file, inline: true });
    return { file: file.id };
  }

  /** Adds a picture of a data address. Returns undefined for other addresses. */
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
