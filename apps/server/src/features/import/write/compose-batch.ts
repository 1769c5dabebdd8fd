import { setImmediate } from 'node:timers/promises';
import type { ErrorCode } from '@pinlife/contract/errors';
import type { ImportSource } from '@pinlife/contract/import/limits';
import type { ImportChoices } from '@pinlife/contract/import/schema';
import { notePathOf } from '@pinlife/contract/note/address';
import type { Transactor } from '../../../db/pool.ts';
import { deriveId } from '../../../platform/secret/id.ts';
import type { ImportedMedia } from '../../media/service.ts';
import type { BulkVersion, NoteBulk } from '../../note/bulk/bulk.ts';
import type { CagedDraft, CagedNote, CagedReader } from '../caged/open-caged.ts';
import { ImportFault } from '../read/fault.ts';
import type { DraftLink } from '../read/port.ts';
import { buildImportedNote, composeVersions, type ImportedFile, type ImportedNote } from './build-imported-note.ts';
import { type ImportedState, noteIdOf } from './identify.ts';
import { importMedia } from './import-media.ts';

export type ComposeDependencies = {
  database: Transactor;
  notes: Pick<NoteBulk, 'find'>;
  addMedia: (media: ImportedMedia) => Promise<string>;
  /** The base URL of the page's addresses. */
  publicUrl: string;
};

/** The import that a batch belongs to. */
export type Circumstances = {
  userId: string;
  importId: string;
  source: ImportSource;
  choices: ImportChoices;
  timezone: string;
  now: Date;
  reader: Pick<CagedReader, 'read' | 'clean'>;
  /** The bytes that files may still take: a file that several notes name is stored once for each of them. */
  budget: { bytes: number };
};

const tooMuch = { fault: 'import_unsafe' } as const;

/** `isAgain`: an undo put this note into the trash before. */
export type Composed = ImportedNote & { versions: readonly BulkVersion[]; item: CagedNote; isAgain: boolean };

/** Turns what the reader found into notes with their files, links and older versions. Stores the files. */
export const createComposer = ({ database, notes, addMedia, publicUrl }: ComposeDependencies) => {
  const bringFiles = async ({ userId, importId, budget }: Circumstances, noteId: string, draft: CagedDraft) => {
    const files: ImportedFile[] = [];
    const faults: ErrorCode[] = [];
    for (const file of draft.files) {
      budget.bytes -= file.size;
      // Other imports and notes may use the file's id for an item that is in use, or for other bytes.
      const upload = { userId, id: deriveId(new Date(0), `${importId}/${noteId}/${file.id}`) };
      const outcome = budget.bytes < 0 ? tooMuch : await importMedia(upload, file, addMedia);
      if ('fault' in outcome) faults.push(outcome.fault);
      else
        files.push({
          ...outcome,
          fileId: file.id,
          name: file.name,
          inline: file.inline,
          isHistory: file.isHistory ?? false,
          size: file.size,
        });
    }
    return { files, faults };
  };

  /** Ids are derived from keys, so a link can lead to a note that is imported later. Links out of the file are looked up. */
  const findAddresses = async (links: readonly DraftLink[], { userId, source }: Circumstances) => {
    const ids = new Map(links.map(({ key }) => [key, noteIdOf(userId, source, { key })]));
    const elsewhere = links.filter(({ isInFile }) => !isInFile).map(({ key }) => ids.get(key) ?? '');
    const here =
      elsewhere.length === 0 ? [] : await database.transaction((tx) => notes.find(tx, userId, [...new Set(elsewhere)]));
    const lost = new Set(elsewhere).difference(new Set(here.filter(({ isTrashed }) => !isTrashed).map(({ id }) => id)));
    return (key: string): string | null => {
      const id = ids.get(key);
      return id === undefined || lost.has(id) ? null : `${publicUrl}${notePathOf(id)}`;
    };
  };

  const compose = async (item: CagedNote, draft: CagedDraft, id: string, isAgain: boolean, at: Circumstances) => {
    const { files, faults } = await bringFiles(at, id, draft);
    const findAddress = await findAddresses(draft.links, at);
    const composed = buildImportedNote(item, draft, await draft.listComments(), files, { ...at, id, findAddress });
    const { media } = composed;
    const clean = (texts: readonly string[]) =>
      at.reader.clean(texts.map((content) => ({ item: item.position, content, media })));
    const versions = await composeVersions(draft.versions, files, clean);
    return { ...composed, versions, faults: [...composed.faults, ...faults], item, isAgain };
  };

  /** If two items have one id, the second is used only if the first cannot be read. */
  return async (
    wanted: ReadonlyMap<CagedNote, string>,
    states: ReadonlyMap<string, ImportedState>,
    at: Circumstances,
    onFault: (item: CagedNote, error: unknown) => void,
  ): Promise<Composed[]> => {
    const composed = new Map<string, Composed>();
    for (let left = [...wanted]; left.length > 0; ) {
      const first = new Map(left.toReversed().map(([item, id]) => [id, item]));
      for await (const [item, draft] of at.reader.read([...first.values()])) {
        // Yields to the event loop.
        await setImmediate();
        const id = wanted.get(item) ?? '';
        try {
          if (draft instanceof ImportFault) throw draft;
          composed.set(id, await compose(item, draft, id, states.get(id) === 'undone', at));
        } catch (error) {
          onFault(item, error);
        }
      }
      left = left.filter(([item, id]) => !composed.has(id) && first.get(id) !== item);
    }
    return [...composed.values()];
  };
};
