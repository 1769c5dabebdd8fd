import { setImmediate } from 'node:timers/promises';
import type { ErrorCode } from '@pinlife/contract/errors';
import type { ImportSource } from '@pinlife/contract/import/limits';
import type { ImportChoices, ImportCounts, ImportLine } from '@pinlife/contract/import/schema';
import { NOTE_MEDIA_MAX } from '@pinlife/contract/media/limits';
import type { Transactor, Tx } from '../../../db/pool.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { CommentService } from '../../comment/service.ts';
import type { BroughtMedia } from '../../media/service.ts';
import type { MediaUses } from '../../media/use/note-uses.ts';
import type { NoteBulk, PreparedNote } from '../../note/bulk/bulk.ts';
import type { NoteReminders } from '../../reminder/note-reminders.ts';
import { ImportFault } from '../fault.ts';
import type { ImportedRepo } from '../imported-repo.ts';
import { type DraftNote, type FoundNote, isFaulty, type ReadItem } from '../read/port.ts';
import { bringMedia } from './bring-media.ts';
import { type BroughtFile, type ComposedNote, composeNote } from './compose-note.ts';
import { countMedia } from './counts.ts';
import { type Fate, findFates, noteIdOf } from './identify.ts';

export type BatchDependencies = {
  database: Transactor;
  notes: NoteBulk;
  imported: ImportedRepo;
  uses: Pick<MediaUses, 'assignAll'>;
  reminders: Pick<NoteReminders, 'addAll'>;
  comments: Pick<CommentService, 'addAll' | 'listNotesSince'>;
  bringIn: (media: BroughtMedia) => Promise<string>;
};

type Circumstances = {
  userId: string;
  importId: string;
  source: ImportSource;
  choices: ImportChoices;
  timezone: string;
  now: Date;
  /** What files may still take: one that many notes name is stored for each of them. */
  budget: { bytes: number };
};

const tooMuch = { fault: 'import_unsafe' } as const;

type Ready = ComposedNote & { prepared: PreparedNote; isAgain: boolean };

/** What a batch will write, and what it has to say. */
type PreparedBatch = { ready: readonly Ready[]; lines: ImportLine[]; counts: Partial<ImportCounts> };

/** A few notes at a time: those that are new are read and cleaned, then written by one statement for each table. */
export const createBatches = (dependencies: BatchDependencies) => {
  const { database, notes, imported, uses, reminders, comments, bringIn } = dependencies;

  const bringFiles = async ({ userId, budget }: Circumstances, draft: DraftNote) => {
    const files: BroughtFile[] = [];
    const faults: ErrorCode[] = [];
    for (const file of draft.files.slice(0, NOTE_MEDIA_MAX)) {
      budget.bytes -= file.size;
      const brought = budget.bytes < 0 ? tooMuch : await bringMedia(userId, file, bringIn);
      if ('fault' in brought) faults.push(brought.fault);
      else files.push({ ...brought, fileId: file.id, name: file.name, inline: file.inline, size: file.size });
    }
    return { files, faults };
  };

  const prepareOne = async (found: FoundNote, id: string, isAgain: boolean, at: Circumstances): Promise<Ready> => {
    const draft = await found.read();
    const { files, faults } = await bringFiles(at, draft);
    const composed = composeNote(found, draft, files, { ...at, id });
    const prepared = notes.prepare(composed.note);
    return { ...composed, faults: [...composed.faults, ...faults], prepared, isAgain };
  };

  const isWanted = ({ isArchived, isTrashed }: FoundNote, { archived, trashed }: ImportChoices) =>
    (archived || !isArchived || isTrashed) && (trashed || !isTrashed);

  return {
    async prepare(items: readonly ReadItem[], at: Circumstances): Promise<PreparedBatch> {
      const lines: ImportLine[] = [];
      const ready: Ready[] = [];
      let existing = 0;
      const ids = new Map<FoundNote, string>();
      for (const item of items) if (!isFaulty(item)) ids.set(item, noteIdOf(at.userId, at.source, item));
      const fates = await database.transaction((tx) =>
        findFates(tx, at.userId, [...ids.values()], { notes, imported }),
      );
      for (const item of items) {
        // Whoever else uses this server comes in between.
        await setImmediate();
        const { name } = item;
        if (isFaulty(item)) {
          lines.push({ name, reason: item.fault });
          continue;
        }
        if (!isWanted(item, at.choices)) continue;
        const id = ids.get(item) ?? '';
        const fate = fates.get(id);
        if (fate === 'here' || fate === 'deleted') {
          existing += 1;
          if (fate === 'deleted') lines.push({ name, reason: 'import_deleted_here' });
          continue;
        }
        try {
          const one = await prepareOne(item, id, fate === 'undone', at);
          ready.push(one);
          // The second one of the same file is the same note.
          fates.set(id, 'here' satisfies Fate);
          for (const reason of new Set(one.faults)) lines.push({ name, reason });
        } catch (error) {
          lines.push({ name, reason: reasonOf(error) });
        }
      }
      return { ready, lines, counts: { existing, skipped: lines.length } };
    },

    /** Inside one transaction, with what says how far the import is. */
    async write(tx: Tx, { ready }: PreparedBatch, { userId, importId, now }: Circumstances): Promise<void> {
      const again = ready.filter(({ isAgain }) => isAgain).map(({ note }) => note.id);
      if (again.length > 0) await notes.removeAll(tx, userId, again);
      const prepared = ready.map((one) => one.prepared);
      if (prepared.length === 0) return;
      const made = await notes.addAll(tx, userId, prepared);
      const written = ready.filter(({ note }) => made.has(note.id));
      await uses.assignAll(tx, userId, written.flatMap(toUses));
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
      await imported.insertAll(tx, userId, importId, [...made]);
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

/** What is the note's own fault is a line of the report; trouble of the server stops the work, to be tried again. */
const reasonOf = (error: unknown): ErrorCode => {
  if (error instanceof ImportFault) return error.code;
  if (error instanceof AppError && error.status < 500 && error.status !== 429) {
    return error.code === 'note_too_large' ? 'import_item_too_long' : error.code;
  }
  throw error;
};

export const addCounts = (sum: ImportCounts, { ready, counts }: PreparedBatch): void => {
  sum.existing += counts.existing ?? 0;
  sum.skipped += counts.skipped ?? 0;
  for (const { note, files, reminders, comments, labels } of ready) {
    sum.notes += 1;
    if (note.deletedAt) sum.trashed += 1;
    sum.reminders += reminders.length;
    sum.comments += comments.length;
    sum.labels += labels.length;
    for (const { type, size } of files) countMedia(sum, type, size);
  }
};
