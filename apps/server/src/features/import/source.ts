import type { ImportLine } from '@pinlife/contract/import/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import { CageDeath } from '../../platform/cage/cage.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import { describeError } from '../../platform/error/describe-error.ts';
import { backoffMs } from '../../platform/load/backoff.ts';
import type { Logger } from '../../platform/logger.ts';
import { newId } from '../../platform/secret/id.ts';
import type { Storage } from '../../platform/storage.ts';
import type { WorkSource } from '../../platform/work-source.ts';
import type { LiveBus } from '../live/bus.ts';
import type { Drafts } from '../media/transfer/drafts.ts';
import { createPreviewer } from './preview/previewer.ts';
import { ImportFault } from './read/fault.ts';
import type { ImportRow } from './repo.ts';
import { createNoteImport } from './run/import-notes.ts';
import { createLeases, LEASE_MS, unclaimed } from './run/leases.ts';
import { createReaders, DEATHS_MAX } from './run/readers.ts';
import { type ImportRunRepo, type Lease, LeaseLost } from './run/repo.ts';
import { folderOf } from './service.ts';
import { type BatchDependencies, createBatches } from './write/batch.ts';
import { noCounts } from './write/counts.ts';
import { createUndo } from './write/undo.ts';

/** Two renewals may fail before a lease ends. */
const RENEWALS_PER_LEASE = 3;
/** The pauses of retries after an error that the file did not cause. They double until the import makes progress. */
const RETRY = { baseMs: 15_000, capMs: 600_000 };
const INTERRUPTED_MAX = 1_000;
/** A file with more items that crash their reader is refused as harmful. */
const HARMFUL_MAX = 20;

type Dependencies = BatchDependencies & {
  database: Transactor;
  runs: ImportRunRepo;
  storage: Pick<Storage, 'read'>;
  drafts: Drafts;
  users: { findTimezone(tx: Tx, userId: string): Promise<string> };
  live: Pick<LiveBus, 'publishImport'>;
  clock: Clock;
  turnMs?: number | undefined;
  log: Pick<Logger, 'warn' | 'error'>;
};

/** The work source of imports: each node runs one at a time. */
export const createImportSource = (dependencies: Dependencies): WorkSource => {
  const { database, runs, drafts, clock, log } = dependencies;
  /** The number of interruptions of each import in a row, as far as this process knows. */
  const interruptions = new Map<string, number>();
  const leases = createLeases(dependencies);
  const readers = createReaders(dependencies);
  const preview = createPreviewer({ ...dependencies, leases, readers });
  const importNotes = createNoteImport({
    ...dependencies,
    leases,
    readers,
    batches: createBatches(dependencies),
    onProgress: (importId) => interruptions.delete(importId),
  });
  const undo = createUndo(dependencies);

  /** Skips the item at which two workers crashed. */
  const skipItem = async (row: ImportRow, lease: Lease): Promise<void> => {
    const lines: ImportLine[] = [{ name: `#${row.position + 1}`, reason: 'import_item_harmful' }];
    const added = { ...noCounts(), ...row.added };
    added.skipped += 1;
    const step = { position: row.position + 1, added, lines, leaseEndsAt: leases.endsAt() };
    if (!(await database.single((tx) => runs.saveStep(tx, lease, step)))) throw new LeaseLost();
    await leases.release(lease);
  };

  const fail = async (row: ImportRow, lease: Lease, error: ImportFault | AppError): Promise<void> => {
    // A full disk is no fault of the file: the import can continue once there is room.
    const isHalfWay = !(error instanceof ImportFault) && row.state === 'importing';
    const state = isHalfWay ? 'cancelled' : 'failed';
    await leases.change(lease, {
      state,
      error: error.code,
      ended_at: clock.now(),
      has_file: isHalfWay,
      preview: null,
      ...unclaimed,
      ...(!isHalfWay && { expires_at: null }),
    });
    if (!isHalfWay) await drafts.discard(lease.userId, folderOf(lease.userId, lease.id));
    leases.publish(lease, state);
  };

  const work = async (row: ImportRow, lease: Lease, signal: AbortSignal): Promise<void> => {
    const isStuck = row.tries > DEATHS_MAX;
    if (isStuck && row.state === 'reading') throw new ImportFault('import_harmful');
    if (isStuck && row.state === 'importing') return skipItem(row, lease);
    if (row.state === 'reading') await preview(row, lease, signal);
    else if (row.state === 'importing') await importNotes(row, lease, signal);
    else if (row.state === 'undone') {
      await undo({ lease, position: row.position, now: clock.now, leaseEndsAt: leases.endsAt, signal });
      leases.publish(lease, 'undone');
    } else await leases.change(lease, unclaimed);
  };

  /** An item that crashed the reader twice is skipped. If opening the file crashed it twice, the import fails. */
  const countDeath = async (row: ImportRow, lease: Lease, { at, message }: CageDeath): Promise<void> => {
    log.warn({ import: row.id, at, reason: message }, 'A reader of an import has ended.');
    const deaths = { ...row.deaths, [at]: (row.deaths[at] ?? 0) + 1 };
    const isOfFile = at === 'file' && (deaths[at] ?? 0) >= DEATHS_MAX;
    if (isOfFile || Object.keys(deaths).length > HARMFUL_MAX)
      return fail(row, lease, new ImportFault('import_harmful'));
    await leases.release(lease, { deaths: JSON.stringify(deaths) });
  };

  /** Faults of the file end the import; other errors are retried. */
  const handleFailure = async (row: ImportRow, lease: Lease, error: unknown): Promise<void> => {
    if (error instanceof LeaseLost) return;
    const isFinal = error instanceof ImportFault || (error instanceof AppError && error.code === 'storage_full');
    if (isFinal) return fail(row, lease, error);
    if (error instanceof CageDeath) return countDeath(row, lease, error);
    log.warn({ import: row.id, error: describeError(error) }, 'An import was interrupted and will be tried again.');
    if (interruptions.size >= INTERRUPTED_MAX) interruptions.clear();
    const failures = (interruptions.get(row.id) ?? 0) + 1;
    interruptions.set(row.id, failures);
    await leases.release(lease, { due_at: new Date(clock.now().getTime() + backoffMs(failures, RETRY)) });
  };

  return {
    name: 'imports',
    nextDueAt: runs.nextDueAt,
    async runBatch(now, signal) {
      const token = newId();
      const row = await database.single((tx) => runs.takeDue(tx, now, token, leases.endsAt()));
      if (!row) return 0;
      const lease: Lease = { userId: row.user_id, id: row.id, lease: token };
      const renewal = setInterval(() => {
        database.single((tx) => runs.renew(tx, lease, leases.endsAt())).catch(() => undefined);
      }, LEASE_MS / RENEWALS_PER_LEASE).unref();
      try {
        await work(row, lease, signal);
        interruptions.delete(row.id);
      } catch (error) {
        if (signal.aborted) await leases.release(lease).catch(() => undefined);
        else await handleFailure(row, lease, error).catch(ignoreLostLease);
      } finally {
        clearInterval(renewal);
      }
      return 1;
    },
  };
};

const ignoreLostLease = (error: unknown): void => {
  if (!(error instanceof LeaseLost)) throw error;
};
