import { IMPORT_REPORT_MAX_LINES } from '@pinlife/contract/import/limits';
import type { ImportLine } from '@pinlife/contract/import/schema';
import type { Transactor } from '../../../db/pool.ts';
import { LOWEST_ID } from '../../../platform/secret/id.ts';
import type { CommentService } from '../../comment/service.ts';
import type { NoteBulk } from '../../note/bulk/bulk.ts';
import type { ImportedRepo } from '../imported-repo.ts';
import type { ImportRepo, Lease } from '../repo.ts';

const NOTES_AT_ONCE = 200;

type Dependencies = {
  database: Transactor;
  imports: ImportRepo;
  imported: ImportedRepo;
  notes: NoteBulk;
  comments: Pick<CommentService, 'listNotesSince'>;
};

type Circumstances = {
  lease: Lease;
  /** How many were taken out before this worker came to it. */
  position: number;
  /** When the first of them came in. */
  startedAt: Date;
  now: () => Date;
  leaseEndsAt: () => Date;
  signal: AbortSignal;
};

/**
 * Moves the notes of an import to the trash, a few at a time. What the person made their own stays and is listed: edited in
 * words, media or reminders, commented, or shared, as the trash would end a link that others have. Done and passion are
 * marks, and come back with the note.
 */
export const createUndo =
  ({ database, imports, imported, notes, comments }: Dependencies) =>
  async ({ lease, position, startedAt, now, leaseEndsAt, signal }: Circumstances): Promise<void> => {
    const { userId, id: importId } = lease;
    const kept: ImportLine[] = [];
    let after = LOWEST_ID;
    let taken = position;
    let isMore = true;
    while (isMore && !signal.aborted) {
      await database.transaction(async (tx) => {
        const ids = await imported.listOf(tx, userId, importId, after, NOTES_AT_ONCE);
        const found = (await notes.lock(tx, userId, ids)).filter(({ isTrashed }) => !isTrashed);
        const commented = new Set(await comments.listNotesSince(tx, userId, ids, startedAt));
        const own = new Set(found.filter(({ id, version, isShared }) => version > 1 || isShared || commented.has(id)));
        const gone = found.filter((note) => !own.has(note));
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
        isMore = (await imports.changeLeased(tx, lease, changes)) && isMore;
      });
    }
  };
