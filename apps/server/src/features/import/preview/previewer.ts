import { DAY_MS } from '@pinlife/contract/durations';
import { IMPORT_WAIT_DAYS } from '@pinlife/contract/import/limits';
import type { Transactor, Tx } from '../../../db/pool.ts';
import type { ImportPreview } from '../../../db/schema.ts';
import { CageDeath } from '../../../platform/cage/cage.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Drafts } from '../../media/transfer/drafts.ts';
import type { NoteBulk } from '../../note/bulk/bulk.ts';
import { ImportFault } from '../read/fault.ts';
import type { FoundNote } from '../read/port.ts';
import type { ImportRow } from '../repo.ts';
import { type Leases, unclaimed } from '../run/leases.ts';
import type { Readers } from '../run/readers.ts';
import { type ImportRunRepo, type Lease, LeaseLost } from '../run/repo.ts';
import { folderOf } from '../service.ts';
import { findImportedStates, identifyAll } from '../write/identify.ts';
import type { ImportedRepo } from '../write/repo.ts';
import { continuePreview, startPreview } from './count-notes.ts';

const LABELS_SHOWN = 12;

type Dependencies = {
  database: Transactor;
  runs: Pick<ImportRunRepo, 'changeLeased'>;
  leases: Leases;
  readers: Readers;
  drafts: Drafts;
  users: { findTimezone(tx: Tx, userId: string): Promise<string> };
  notes: NoteBulk;
  imported: ImportedRepo;
  clock: Clock;
};

/** Reads the file and counts what an import of it would bring. Changes no note. */
export const createPreviewer = (dependencies: Dependencies) => {
  const { database, runs, leases, readers, drafts, users, notes, imported, clock } = dependencies;

  const saveResult = async (lease: Lease, { counts, lines, labels, samples, total }: ImportPreview): Promise<void> => {
    const { userId, id } = lease;
    const expiresAt = new Date(clock.now().getTime() + IMPORT_WAIT_DAYS * DAY_MS);
    await database.transaction(async (tx) => {
      await drafts.keepUntil(tx, userId, folderOf(userId, id), expiresAt);
      const hasLease = await runs.changeLeased(tx, lease, {
        state: 'ready',
        counts: JSON.stringify(counts),
        skipped: JSON.stringify(lines),
        labels: JSON.stringify(labels.slice(0, LABELS_SHOWN)),
        samples: JSON.stringify(samples),
        position: 0,
        total,
        preview: null,
        ...unclaimed,
        expires_at: expiresAt,
      });
      if (!hasLease) throw new LeaseLost();
    });
    leases.publish(lease, 'ready');
  };

  return async (row: ImportRow, lease: Lease, signal: AbortSignal): Promise<void> => {
    const { userId } = lease;
    const timezone = await database.single((tx) => users.findTimezone(tx, userId));
    const found = row.preview ?? startPreview();
    const isTimeSliceOver = readers.createTimeSlice(found.total);
    const reader = await readers.open(row, found.total);
    const { source } = reader;
    const countKnown = async (items: readonly Pick<FoundNote, 'key' | 'digest' | 'otherKey'>[]) => {
      const { ids, states } = await database.transaction(async (tx) => {
        const ids = [...(await identifyAll(tx, { userId, source }, items, { notes, imported })).values()];
        return { ids, states: await findImportedStates(tx, userId, ids, { notes, imported }) };
      });
      return ids.filter((id) => ['here', 'deleted'].includes(states.get(id) ?? '')).length;
    };
    const onFound = async (position: number) => {
      signal.throwIfAborted();
      await leases.change(lease, { position, due_at: leases.endsAt() });
      leases.publish(lease, 'reading');
    };
    try {
      await leases.change(lease, { source });
      const options = { now: clock.now(), timezone, countKnown, onFound, isTimeSliceOver };
      if (!(await continuePreview(found, reader, options))) {
        return await leases.release(lease, { preview: JSON.stringify(found) });
      }
    } catch (error) {
      // Saves the items found so far, so that they are not read again.
      if (error instanceof CageDeath) await leases.change(lease, { preview: JSON.stringify(found) });
      throw error;
    } finally {
      await readers.close(reader, lease);
    }
    if (found.counts.notes === 0 && found.lines.length === 0) throw new ImportFault('import_nothing');
    await saveResult(lease, found);
  };
};
