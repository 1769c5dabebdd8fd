import { setImmediate } from 'node:timers/promises';
import type { ErrorCode } from '@pinlife/contract/errors';
import type { ImportSource } from '@pinlife/contract/import/limits';
import type { ImportChoices, ImportCounts, ImportLine } from '@pinlife/contract/import/schema';
import { notePathOf } from '@pinlife/contract/note/address';
import { ZodError } from 'zod';
import type { Transactor, Tx } from '../../../db/pool.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { CommentService } from '../../comment/service.ts';
import type { BroughtMedia } from '../../media/service.ts';
import type { MediaUses } from '../../media/use/note-uses.ts';
import type { BroughtVersion, NoteBulk, PreparedNote } from '../../note/bulk/bulk.ts';
import { versionAt } from '../../note/version.ts';
import type { NoteReminders } from '../../reminder/note-reminders.ts';
import type { CagedDraft, CagedItem, CagedNote, CagedReader } from '../caged/open-caged.ts';
import { ImportFault } from '../fault.ts';
import type { ImportedNote, ImportedRepo } from '../imported-repo.ts';
import { type DraftLink, isFaulty } from '../read/port.ts';
import { bringMedia } from './bring-media.ts';
import { type BroughtFile, type ComposedNote, composeNote, composeVersions } from './compose-note.ts';
import { countMedia, linesOf } from './counts.ts';
import { type Fate, findFates, identifyAll, noteIdOf } from './identify.ts';
import { findTouched } from './touched.ts';

export type BatchDependencies = {
  database: Transactor;
  notes: NoteBulk;
  imported: ImportedRepo;
  uses: Pick<MediaUses, 'assignAll' | 'keepAll'>;
  reminders: Pick<NoteReminders, 'addAll'>;
  comments: Pick<CommentService, 'addAll' | 'listNotesSince'>;
  bringIn: (media: BroughtMedia) => Promise<string>;
  /** Of this instance, where its pages begin. */
  publicUrl: string;
};

type Circumstances = {
  userId: string;
  importId: string;
  source: ImportSource;
  choices: ImportChoices;
  timezone: string;
  now: Date;
  reader: Pick<CagedReader, 'read' | 'clean'>;
  /** What files may still take: one that many notes name is stored for each of them. */
  budget: { bytes: number };
};

const tooMuch = { fault: 'import_unsafe' } as const;

type Composed = ComposedNote & { versions: readonly BroughtVersion[]; item: CagedNote; isAgain: boolean };
type Ready = Composed & { prepared: PreparedNote };

/** What a batch will write, and what it has to say. */
export type PreparedBatch = { ready: readonly Ready[]; lines: ImportLine[]; counts: Partial<ImportCounts> };

/** A few notes at a time: those that are new are read and cleaned, then written by one statement for each table. */
export const createBatches = (dependencies: BatchDependencies) => {
  const { database, notes, imported, uses, reminders, comments, bringIn, publicUrl } = dependencies;

  const bringFiles = async ({ userId, budget }: Circumstances, draft: CagedDraft) => {
    const files: BroughtFile[] = [];
    const faults: ErrorCode[] = [];
    for (const file of draft.files) {
      budget.bytes -= file.size;
      const brought = budget.bytes < 0 ? tooMuch : await bringMedia(userId, file, bringIn);
      if ('fault' in brought) faults.push(brought.fault);
      else
        files.push({
          ...brought,
          fileId: file.id,
          name: file.name,
          inline: file.inline,
          isHistory: file.isHistory ?? false,
          size: file.size,
        });
    }
    return { files, faults };
  };

  /** Ids are derived, so a note that comes later has its address already; of others it is asked whether they are here. */
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
    const { files, faults } = await bringFiles(at, draft);
    const findAddress = await findAddresses(draft.links, at);
    const composed = composeNote(item, draft, await draft.listComments(), files, { ...at, id, findAddress });
    const { media } = composed;
    const clean = (texts: readonly string[]) =>
      at.reader.clean(texts.map((content) => ({ item: item.position, content, media })));
    const versions = await composeVersions(draft.versions, files, clean);
    return { ...composed, versions, faults: [...composed.faults, ...faults], item, isAgain };
  };

  /** Deletes untouched notes from the trash, where an undo has put them. */
  const removeUntouched = async (tx: Tx, userId: string, before: readonly ImportedNote[]): Promise<void> => {
    if (before.length === 0) return;
    const locked = await notes.lock(
      tx,
      userId,
      before.map(({ id }) => id),
    );
    const found = locked.filter(({ isTrashed }) => isTrashed);
    const touched = await findTouched(tx, userId, found, before, comments);
    const untouched = found.map(({ id }) => id).filter((id) => !touched.has(id));
    if (untouched.length > 0) await notes.removeAll(tx, userId, untouched);
  };

  const isWanted = ({ isArchived, isTrashed }: CagedNote, { archived, trashed }: ImportChoices) =>
    (archived || !isArchived || isTrashed) && (trashed || !isTrashed);

  /** If two items have one id, the second is used only if the first cannot be read. */
  const composeAll = async (
    wanted: ReadonlyMap<CagedNote, string>,
    fates: ReadonlyMap<string, Fate>,
    at: Circumstances,
    onFault: (item: CagedNote, error: unknown) => void,
  ): Promise<Composed[]> => {
    const composed = new Map<string, Composed>();
    for (let left = [...wanted]; left.length > 0; ) {
      const first = new Map(left.toReversed().map(([item, id]) => [id, item]));
      for await (const [item, draft] of at.reader.read([...first.values()])) {
        // Lets other calls run in between.
        await setImmediate();
        const id = wanted.get(item) ?? '';
        try {
          if (draft instanceof ImportFault) throw draft;
          composed.set(id, await compose(item, draft, id, fates.get(id) === 'undone', at));
        } catch (error) {
          onFault(item, error);
        }
      }
      left = left.filter(([item, id]) => !composed.has(id) && first.get(id) !== item);
    }
    return [...composed.values()];
  };

  return {
    async prepare(items: readonly CagedItem[], at: Circumstances): Promise<PreparedBatch> {
      const lines: ImportLine[] = [];
      const ready: Ready[] = [];
      const chosen: CagedNote[] = [];
      for (const item of items) {
        if (isFaulty(item)) lines.push({ name: item.name, reason: item.fault });
        else if (isWanted(item, at.choices)) chosen.push(item);
      }
      const { ids, fates } = await database.transaction(async (tx) => {
        const found = await identifyAll(tx, at, chosen, { notes, imported });
        return { ids: found, fates: await findFates(tx, at.userId, [...found.values()], { notes, imported }) };
      });
      const isNew = (id: string) => (fates.get(id) ?? 'undone') === 'undone';
      const wanted = new Map([...ids].filter(([, id]) => isNew(id)));
      for (const [{ name }, id] of ids) {
        if (fates.get(id) === 'deleted') lines.push({ name, reason: 'import_deleted_here' });
      }
      const faulty = new Set<CagedNote>();
      const addFault = (item: CagedNote, error: unknown) => {
        faulty.add(item);
        lines.push({ name: item.name, reason: reasonOf(error) });
      };
      const composed = await composeAll(wanted, fates, at, addFault);
      const existing = ids.size - composed.length - faulty.size;
      const unclean = composed.values();
      const texts = composed.map(({ item, content, media }) => ({ item: item.position, content, media }));
      for await (const content of at.reader.clean(texts)) {
        const one = unclean.next().value as Composed;
        try {
          if (content instanceof ImportFault) throw content;
          ready.push({ ...one, prepared: notes.prepare(one.note, content) });
          lines.push(...linesOf(one.item.name, one.faults));
        } catch (error) {
          addFault(one.item, error);
        }
      }
      return { ready, lines, counts: { existing, skipped: lines.length } };
    },

    /**
     * Runs in the transaction that also saves the position. Returns the notes that were inserted: one that the person
     * restored while the batch was prepared stays as it is.
     */
    async write(tx: Tx, { ready }: PreparedBatch, { userId, importId, now }: Circumstances): Promise<readonly Ready[]> {
      if (ready.length === 0) return ready;
      const again = ready.filter(({ isAgain }) => isAgain).map(({ note }) => note.id);
      const before = again.length === 0 ? [] : await imported.find(tx, userId, again);
      await removeUntouched(tx, userId, before);
      const knownVersions = new Map(before.map(({ id, version }) => [id, version]));
      const versionOf = (id: string) => Math.max(versionAt(now), (knownVersions.get(id) ?? 0) + 1);
      const prepared = ready.map((one) => one.prepared);
      const made = await notes.addAll(tx, userId, prepared, versionOf);
      const written = ready.filter(({ note }) => made.has(note.id));
      await uses.assignAll(tx, userId, written.flatMap(toUses));
      for (const { note, versions, historyIds } of written) {
        await notes.addVersions(tx, userId, note.id, versions);
        await uses.keepAll(tx, userId, note.id, historyIds);
      }
      await reminders.addAll(
        tx,
        userId,
        written.flatMap(({ note, reminders: own }) => own.map((one) => ({ ...one, noteId: note.id }))),
        now,
      );
      await comments.addAll(
        tx,
        userId,
        written.flatMap(({ note, comments: own }) => own.map((one) => ({ ...one, noteId: note.id }))),
      );
      const broughtNotes = written.map(({ note: { id }, item }) => ({
        id,
        version: versionOf(id),
        digest: item.digest ?? null,
      }));
      await imported.insertAll(tx, userId, importId, broughtNotes);
      return written;
    },

    index: notes.index,
  };
};

/** The grid in its order, then the images among the text. */
const toUses = ({ note, files, prepared }: Ready) => {
  const inline = new Set(prepared.inlineIds);
  return files.map(({ mediaId }, index) => ({
    id: mediaId,
    noteId: note.id,
    position: index + 1,
    inline: inline.has(mediaId),
  }));
};

/** Errors of a note become a line of the report; errors of the server are thrown, and the import is retried. */
const reasonOf = (error: unknown): ErrorCode => {
  if (error instanceof ImportFault) return error.code;
  // An unexpected value, which would fail again.
  if (error instanceof RangeError || error instanceof TypeError || error instanceof ZodError)
    return 'import_item_damaged';
  if (error instanceof AppError && error.status < 500 && error.status !== 429) {
    return error.code === 'note_too_large' ? 'import_item_too_long' : error.code;
  }
  throw error;
};

/** Adds the counts of a batch. Notes that were prepared and not inserted count as existing. */
export const addCounts = (sum: ImportCounts, { ready, counts }: PreparedBatch, written: readonly Ready[]): void => {
  sum.existing += (counts.existing ?? 0) + ready.length - written.length;
  sum.skipped += counts.skipped ?? 0;
  for (const { note, files, reminders, comments, labels } of written) {
    sum.notes += 1;
    if (note.deletedAt) sum.trashed += 1;
    sum.reminders += reminders.length;
    sum.comments += comments.length;
    sum.labels += labels.length;
    for (const { type, size } of files) countMedia(sum, type, size);
  }
};
