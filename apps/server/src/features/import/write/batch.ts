import type { ErrorCode } from '@pinlife/contract/errors';
import type { ImportChoices, ImportCounts, ImportLine } from '@pinlife/contract/import/schema';
import { ZodError } from 'zod';
import type { Tx } from '../../../db/pool.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { CommentService } from '../../comment/service.ts';
import type { MediaUses } from '../../media/use/note-uses.ts';
import type { NoteBulk, PreparedNote } from '../../note/bulk/bulk.ts';
import { versionAt } from '../../note/save/version.ts';
import type { NoteReminders } from '../../reminder/note-reminders.ts';
import type { CagedItem, CagedNote } from '../caged/open-caged.ts';
import { ImportFault } from '../read/fault.ts';
import { isFaulty } from '../read/port.ts';
import { type Circumstances, type ComposeDependencies, type Composed, createComposer } from './compose-batch.ts';
import { countMedia, linesOf } from './counts.ts';
import { findImportedStates, identifyAll } from './identify.ts';
import type { ImportedNote, ImportedRepo } from './repo.ts';
import { findTouched } from './touched.ts';

export type BatchDependencies = ComposeDependencies & {
  notes: NoteBulk;
  imported: ImportedRepo;
  uses: Pick<MediaUses, 'assignAll' | 'saveRows'>;
  reminders: Pick<NoteReminders, 'addAll'>;
  comments: Pick<CommentService, 'addAll' | 'listNotesSince'>;
};

type Ready = Composed & { prepared: PreparedNote };

/** The prepared notes of a batch, and its lines of the report. */
export type PreparedBatch = { ready: readonly Ready[]; lines: ImportLine[]; counts: Partial<ImportCounts> };

export type Batches = ReturnType<typeof createBatches>;

/** Writes a few notes at a time: new notes are read and sanitized, then written by one statement for each table. */
export const createBatches = (dependencies: BatchDependencies) => {
  const { database, notes, imported, uses, reminders, comments } = dependencies;
  const composeAll = createComposer(dependencies);

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

  return {
    async prepare(items: readonly CagedItem[], at: Circumstances): Promise<PreparedBatch> {
      const lines: ImportLine[] = [];
      const ready: Ready[] = [];
      const chosen: CagedNote[] = [];
      for (const item of items) {
        if (isFaulty(item)) lines.push({ name: item.name, reason: item.fault });
        else if (isWanted(item, at.choices)) chosen.push(item);
      }
      const { ids, states } = await database.transaction(async (tx) => {
        const found = await identifyAll(tx, at, chosen, { notes, imported });
        return {
          ids: found,
          states: await findImportedStates(tx, at.userId, [...found.values()], { notes, imported }),
        };
      });
      const isNew = (id: string) => (states.get(id) ?? 'undone') === 'undone';
      const wanted = new Map([...ids].filter(([, id]) => isNew(id)));
      for (const [{ name }, id] of ids) {
        if (states.get(id) === 'deleted') lines.push({ name, reason: 'import_deleted_here' });
      }
      const faulty = new Set<CagedNote>();
      const addFault = (item: CagedNote, error: unknown) => {
        faulty.add(item);
        lines.push({ name: item.name, reason: reasonOf(error) });
      };
      const composed = await composeAll(wanted, states, at, addFault);
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
      // A note in the trash stays there if its files do not fit a second time.
      const isWhole = ({ faults }: Ready) => !faults.includes('import_file_unfit');
      const again = ready.filter((one) => one.isAgain && isWhole(one)).map(({ note }) => note.id);
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
        await uses.saveRows(tx, userId, note.id, historyIds);
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
      const importedNotes = written.map(({ note: { id }, item }) => ({
        id,
        version: versionOf(id),
        digest: item.digest ?? null,
      }));
      await imported.insertAll(tx, userId, importId, importedNotes);
      return written;
    },

    index: notes.index,
  };
};

/** The media of the grid in its order, then the inline images. */
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
