import { IMPORT_REPORT_MAX_LINES } from '@pinlife/contract/import/limits';
import type { ImportLine } from '@pinlife/contract/import/schema';
import type { Transactor } from '../../../db/pool.ts';
import { LOWEST_ID } from '../../../platform/secret/id.ts';
import type { CommentService } from '../../comment/service.ts';
import type { NoteBulk } from '../../note/bulk/bulk.ts';
import { type ImportRunRepo, type Lease, LeaseLost } from '../run/repo.ts';
import type { ImportedRepo } from './repo.ts';
import { findTouched } from './touched.ts';

const NOTES_AT_ONCE = 200;

type Dependencies = {
  database: Transactor;
  runs: Pick<ImportRunRepo, 'changeLeased'>;
  imported: ImportedRepo;
  notes: NoteBulk;
  comments: Pick<CommentService, 'listNotesSince'>;
};

type Circumstances = {
  lease: Lease;
  /** The number of notes that were removed before this worker continued. */
  position: number;
  now: () => Date;
  leaseEndsAt: () => Date;
  signal: AbortSignal;
};

/** Moves the notes of an import to the trash, a few at a time. Notes that the person has changed stay and are listed. */
export const createUndo =
  ({ database, runs, imported, notes, comments }: Dependencies) =>
  async ({ lease, position, now, leaseEndsAt, signal }: Circumstances): Promise<void> => {
    const { userId, id: importId } = lease;
    const kept: ImportLine[] = [];
    let after = LOWEST_ID;
    let taken = position;
    let isMore = true;
    while (isMore && !signal.aborted) {
      await database.transaction(async (tx) => {
        const ids = await imported.listOf(tx, userId, importId, after, NOTES_AT_ONCE);
        const found = (await notes.lock(tx, userId, ids)).filter(({ isTrashed }) => !isTrashed);
        const touched = await findTouched(tx, userId, found, await imported.find(tx, userId, ids), comments);
        const own = found.filter(({ id }) => touched.has(id));
        const gone = found.filter(({ id }) => !touched.has(id));
        await notes.trashAll(tx, userId, gone, now());
        await imported.markUndone(
          tx,
          userId,
          gone.map((note) => note.id),
        );
        for (const { title } of own) {
          if (kept.length < IMPORT_REPORT_MAX_LINES) kept.push({ name: title, reason: 'import_edited_here' });
        }
        taken += gone.length;
        after = ids.at(-1) ?? after;
        isMore = ids.length === NOTES_AT_ONCE;
        const changes = { position: taken, kept: JSON.stringify(kept), due_at: isMore ? leaseEndsAt() : null };
        if (!(await runs.changeLeased(tx, lease, changes))) throw new LeaseLost();
      });
    }
  };
