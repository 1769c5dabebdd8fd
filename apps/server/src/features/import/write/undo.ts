import { IMPORT_REPORT_MAX_LINES } from '@pinlife/contract/import/limits';
import type { ImportLine } from '@pinlife/contract/import/schema';
import type { Transactor } from '../../../db/pool.ts';
import { LOWEST_ID } from '../../../platform/secret/id.ts';
import type { NoteBulk } from '../../note/bulk/bulk.ts';
import type { ImportedRepo } from '../imported-repo.ts';
import type { ImportRepo, Lease } from '../repo.ts';

const NOTES_AT_ONCE = 200;

type Dependencies = { database: Transactor; imports: ImportRepo; imported: ImportedRepo; notes: NoteBulk };

/** Moves the notes of an import to the trash, a few at a time; what was edited here stays, and is listed. */
export const createUndo =
  ({ database, imports, imported, notes }: Dependencies) =>
  async (lease: Lease, now: () => Date, leaseEndsAt: () => Date, signal: AbortSignal): Promise<void> => {
    const { userId, id: importId } = lease;
    const kept: ImportLine[] = [];
    let after = LOWEST_ID;
    let taken = 0;
    let isMore = true;
    while (isMore && !signal.aborted) {
      await database.transaction(async (tx) => {
        const ids = await imported.listOf(tx, userId, importId, after, NOTES_AT_ONCE);
        const found = await notes.find(tx, userId, ids);
        const [edited, plain] = [
          found.filter(({ version }) => version > 1),
          found.filter(({ version }) => version === 1),
        ];
        const gone = plain.filter(({ isTrashed }) => !isTrashed);
        await notes.trashAll(tx, userId, gone, now());
        await imported.markUndone(
          tx,
          userId,
          gone.map((note) => note.id),
        );
        for (const { title, isTrashed } of edited) {
          if (!isTrashed && kept.length < IMPORT_REPORT_MAX_LINES)
            kept.push({ name: title, reason: 'import_edited_here' });
        }
        taken += gone.length;
        after = ids.at(-1) ?? after;
        isMore = ids.length === NOTES_AT_ONCE;
        const changes = { position: taken, kept: JSON.stringify(kept), due_at: isMore ? leaseEndsAt() : null };
        isMore = (await imports.changeLeased(tx, lease, changes)) && isMore;
      });
    }
  };
