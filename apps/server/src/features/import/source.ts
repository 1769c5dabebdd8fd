import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '@pinlife/contract/durations';
import { IMPORT_WAIT_DAYS } from '@pinlife/contract/import/limits';
import { type ImportLine, importStartSchema } from '@pinlife/contract/import/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import { CageDeath } from '../../platform/cage/cage.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import { describeError } from '../../platform/error/describe-error.ts';
import { createBackgroundPause } from '../../platform/load/background-pause.ts';
import { backoffMs } from '../../platform/load/backoff.ts';
import type { Logger } from '../../platform/logger.ts';
import { newId } from '../../platform/secret/id.ts';
import type { Storage } from '../../platform/storage.ts';
import type { WorkSource } from '../../platform/work-source.ts';
import type { LiveBus } from '../live/bus.ts';
import type { Drafts } from '../media/drafts.ts';
import { type CagedItem, type CagedReader, openCaged } from './caged/open-caged.ts';
import { ImportFault } from './fault.ts';
import { openParts } from './file/parts.ts';
import type { FoundNote } from './read/port.ts';
import { type ImportRepo, type ImportRow, type Lease, LeaseLost } from './repo.ts';
import { folderOf } from './service.ts';
import { addCounts, type BatchDependencies, createBatches, type PreparedBatch } from './write/batch.ts';
import { noCounts } from './write/counts.ts';
import { findFates, identifyAll } from './write/identify.ts';
import { continuePreview, startPreview } from './write/preview.ts';
import { createUndo } from './write/undo.ts';

const LEASE_MS = 30_000;
/** Two renewals may fail before a lease ends. */
const RENEWALS_PER_LEASE = 3;
/** Few enough that other calls do not wait noticeably for a batch. */
const NOTES_AT_ONCE = 25;
/** The time slice of an import while others wait: 15 s, or 3 times what skipping to its saved position took. */
const SLICE_MS = 15_000;
const SLICE_PER_SKIP = 3;
const WAITING_ASKED_MS = 1_000;
/** The pause after an error that says nothing about the file doubles while the import gets no further. */
const RETRY = { baseMs: 15_000, capMs: 600_000 };
const INTERRUPTED_MAX = 1_000;
/** After a batch that took longer to prepare, the next has a single item, so that other imports get their slice. */
const SLOW_MS = 5_000;
/** An item that crashed its reader or the worker this often is skipped. */
const DEATHS_MAX = 2;
/** A file with more such items is refused as harmful. */
const HARMFUL_MAX = 20;
/** CPU time of readers per person and day: enough for millions of notes. */
const READERS_DAY_MS = 3_600_000;
const LABELS_SHOWN = 12;
/** The unpacked media of an import may take this many times the size of the archive, and always this many bytes. */
const MEDIA_RATIO_MAX = 4;
const MEDIA_ALWAYS_BYTES = 128 * 1024 * 1024;

type Dependencies = BatchDependencies & {
  database: Transactor;
  imports: ImportRepo;
  storage: Pick<Storage, 'read'>;
  drafts: Drafts;
  users: { findTimezone(tx: Tx, userId: string): Promise<string> };
  live: Pick<LiveBus, 'publishImport'>;
  clock: Clock;
  turnMs?: number | undefined;
  log: Pick<Logger, 'warn' | 'error'>;
};

/** The columns of an import that no worker has claimed. */
const atRest = { due_at: null, lease: null, tries: 0 } as const;

/** The work source of imports: each node runs one at a time. */
export const createImportSource = (dependencies: Dependencies): WorkSource => {
  const {
    database,
    imports,
    storage,
    drafts,
    users,
    live,
    clock,
    log,
    notes,
    imported,
    turnMs = SLICE_MS,
  } = dependencies;
  const batches = createBatches(dependencies);
  const undo = createUndo(dependencies);
  /** How often each import was interrupted in a row, as far as this process knows. */
  const interruptions = new Map<string, number>();
  const leaseEndsAt = () => new Date(clock.now().getTime() + LEASE_MS);

  /** Opens the file in the cage and skips to the saved position. */
  const open = async ({ user_id, id, parts, size, filename, deaths }: ImportRow, passOver: number) => {
    const bytes = openParts(storage, { folder: folderOf(user_id, id), parts, size: Number(size) });
    const harmful = Object.keys(deaths).filter((at) => (deaths[at] ?? 0) >= DEATHS_MAX);
    const spentMs = await imports.sumReaderTime(user_id, dayAgo());
    if (spentMs >= READERS_DAY_MS) throw new ImportFault('import_harmful');
    const onRefused = (spent: number) => countReader({ userId: user_id, id }, spent);
    return openCaged(bytes, { filename, passOver, harmful, cpuMs: READERS_DAY_MS - spentMs, onRefused });
  };

  const dayAgo = () => new Date(clock.now().getTime() - DAY_MS);
  const countReader = async (key: { userId: string; id: string }, spentMs: number): Promise<void> => {
    const span = { now: clock.now(), since: dayAgo() };
    await database.single((tx) => imports.addReaderTime(tx, key, spentMs, span)).catch(() => undefined);
  };

  const close = async (reader: CagedReader, lease: Lease): Promise<void> => {
    reader.end();
    await countReader(lease, reader.spentMs());
  };

  /** Answers whether the time slice is over and another import waits. Skipping to the position does not count. */
  const createTimeSlice = (skipped: number) => {
    const beganAt = performance.now();
    let endsAt: number | null = null;
    return async (): Promise<boolean> => {
      const now = performance.now();
      endsAt ??= now + Math.max(turnMs, skipped > 0 ? SLICE_PER_SKIP * (now - beganAt) : 0);
      if (now < endsAt) return false;
      endsAt = now + WAITING_ASKED_MS;
      return imports.isAnyWaiting(clock.now());
    };
  };

  const change = async (lease: Lease, changes: Parameters<ImportRepo['changeLeased']>[2]): Promise<void> => {
    if (!(await database.single((tx) => imports.changeLeased(tx, lease, changes)))) throw new LeaseLost();
  };

  /** Gives up the lease, so that any worker can continue. */
  const release = (lease: Lease, changes: Parameters<ImportRepo['changeLeased']>[2] = {}): Promise<void> =>
    change(lease, { ...atRest, due_at: clock.now(), ...changes });

  const tell = ({ userId, id }: Lease, state: ImportRow['state']) =>
    live.publishImport(userId, { importId: id, state });

  const preview = async (row: ImportRow, lease: Lease, signal: AbortSignal): Promise<void> => {
    const { userId } = lease;
    const timezone = await database.single((tx) => users.findTimezone(tx, userId));
    const found = row.preview ?? startPreview();
    const isTurnOver = createTimeSlice(found.total);
    const reader = await open(row, found.total);
    const { source } = reader;
    const countKnown = async (items: readonly Pick<FoundNote, 'key' | 'digest' | 'otherKey'>[]) => {
      const { ids, fates } = await database.transaction(async (tx) => {
        const found = [...(await identifyAll(tx, { userId, source }, items, { notes, imported })).values()];
        return { ids: found, fates: await findFates(tx, userId, found, { notes, imported }) };
      });
      return ids.filter((id) => ['here', 'deleted'].includes(fates.get(id) ?? '')).length;
    };
    const onFound = async (position: number) => {
      signal.throwIfAborted();
      await change(lease, { position, due_at: leaseEndsAt() });
      tell(lease, 'reading');
    };
    try {
      await change(lease, { source });
      const options = { now: clock.now(), timezone, countKnown, onFound, isTurnOver };
      if (!(await continuePreview(found, reader, options))) {
        return await release(lease, { preview: JSON.stringify(found) });
      }
    } catch (error) {
      // Saves the items found so far, so that they are not read again.
      if (error instanceof CageDeath) await change(lease, { preview: JSON.stringify(found) });
      throw error;
    } finally {
      await close(reader, lease);
    }
    if (found.counts.notes === 0 && found.lines.length === 0) throw new ImportFault('import_nothing');
    const expiresAt = new Date(clock.now().getTime() + IMPORT_WAIT_DAYS * DAY_MS);
    await database.transaction(async (tx) => {
      await drafts.keepUntil(tx, userId, folderOf(userId, lease.id), expiresAt);
      const isOurs = await imports.changeLeased(tx, lease, {
        state: 'ready',
        counts: JSON.stringify(found.counts),
        skipped: JSON.stringify(found.lines),
        labels: JSON.stringify(found.labels.slice(0, LABELS_SHOWN)),
        samples: JSON.stringify(found.samples),
        position: 0,
        total: found.total,
        preview: null,
        ...atRest,
        expires_at: expiresAt,
      });
      if (!isOurs) throw new LeaseLost();
    });
    tell(lease, 'ready');
  };

  const bringIn = async (row: ImportRow, lease: Lease, signal: AbortSignal): Promise<void> => {
    const { userId, id: importId } = lease;
    const timezone = await database.single((tx) => users.findTimezone(tx, userId));
    const choices = row.choices ?? importStartSchema.parse({});
    const isTurnOver = createTimeSlice(row.position);
    const reader = await open(row, row.position);
    const { source } = reader;
    const added = { ...noCounts(), ...row.added };
    const budget = { bytes: Math.max(Number(row.size) * MEDIA_RATIO_MAX, MEDIA_ALWAYS_BYTES) - added.bytes };
    const at = { userId, importId, source, choices, timezone, budget, reader };
    const pauseAfter = createBackgroundPause();
    let position = row.position;

    const save = async (batch: PreparedBatch, upTo: number, now: Date) => {
      const sum = { ...added };
      await database.transaction(async (tx) => {
        Object.assign(sum, added);
        addCounts(sum, batch, await batches.write(tx, batch, { ...at, now }));
        const step = { position: upTo, added: sum, lines: batch.lines, leaseEndsAt: leaseEndsAt() };
        if (!(await imports.saveStep(tx, lease, step))) throw new LeaseLost();
      });
      Object.assign(added, sum);
      interruptions.delete(importId);
    };

    /** Saves note by note: one that the database refuses goes into the report, the others are imported. */
    const saveEach = async (whole: PreparedBatch, upTo: number, now: Date) => {
      for (const one of whole.ready) {
        const alone = { ready: [one], lines: [], counts: {} };
        await save(alone, row.position, now).catch(async (error: unknown) => {
          if (!isRefusedValue(error)) throw error;
          whole.lines.push({ name: one.note.title, reason: 'import_item_damaged' });
        });
      }
      await save(
        { ready: [], lines: whole.lines, counts: { ...whole.counts, skipped: whole.lines.length } },
        upTo,
        now,
      );
    };

    /** Writes a batch while the reader already looks for the next one, which it returns. */
    const flush = async (items: readonly CagedItem[]): Promise<CagedItem[]> => {
      const beganAt = performance.now();
      const now = clock.now();
      position += items.length;
      const batch = await batches.prepare(items, { ...at, now });
      const isSlow = performance.now() - beganAt > SLOW_MS;
      const following = reader.next(isSlow ? 1 : NOTES_AT_ONCE);
      following.catch(() => undefined);
      await save(batch, position, now).catch((error: unknown) => {
        if (!isRefusedValue(error)) throw error;
        return saveEach(batch, position, now);
      });
      row.position = position;
      await batches.index(userId);
      // Batches with files or with existing notes say nothing about the load.
      const isComparable = batch.ready.length === items.length && batch.ready.every(({ files }) => files.length === 0);
      tell(lease, 'importing');
      await sleep(pauseAfter(performance.now() - beganAt, isComparable ? batch.ready.length : 0));
      return following;
    };

    try {
      // After a crash of the worker item by item, to find the one that causes it.
      let items = await reader.next(row.tries > 1 ? 1 : NOTES_AT_ONCE);
      while (items.length > 0) {
        items = await flush(items);
        signal.throwIfAborted();
        if (items.length > 0 && (await isTurnOver())) return await release(lease);
      }
    } catch (error) {
      throw reader.findDeath() ?? error;
    } finally {
      await close(reader, lease);
    }
    await change(lease, {
      state: 'done',
      ended_at: clock.now(),
      has_file: false,
      ...atRest,
      expires_at: null,
      parts: [],
    });
    await drafts.discard(userId, folderOf(userId, importId));
    tell(lease, 'done');
  };

  /** Skips the item at which two workers crashed. */
  const skipItem = async (row: ImportRow, lease: Lease): Promise<void> => {
    const lines: ImportLine[] = [{ name: `#${row.position + 1}`, reason: 'import_item_harmful' }];
    const added = { ...noCounts(), ...row.added };
    added.skipped += 1;
    const step = { position: row.position + 1, added, lines, leaseEndsAt: leaseEndsAt() };
    const isOurs = await database.single((tx) => imports.saveStep(tx, lease, step));
    if (!isOurs) throw new LeaseLost();
    await release(lease);
  };

  const fail = async (row: ImportRow, lease: Lease, error: ImportFault | AppError): Promise<void> => {
    // A full disk is no fault of the file: the import can continue once there is room.
    const isHalfWay = !(error instanceof ImportFault) && row.state === 'importing';
    await change(lease, {
      state: isHalfWay ? 'cancelled' : 'failed',
      error: error.code,
      ended_at: clock.now(),
      has_file: isHalfWay,
      preview: null,
      ...atRest,
      ...(!isHalfWay && { expires_at: null }),
    });
    if (!isHalfWay) await drafts.discard(lease.userId, folderOf(lease.userId, lease.id));
    tell(lease, isHalfWay ? 'cancelled' : 'failed');
  };

  const work = async (row: ImportRow, lease: Lease, signal: AbortSignal): Promise<void> => {
    const isStuck = row.tries > DEATHS_MAX;
    if (isStuck && row.state === 'reading') throw new ImportFault('import_harmful');
    if (isStuck && row.state === 'importing') return skipItem(row, lease);
    if (row.state === 'reading') await preview(row, lease, signal);
    else if (row.state === 'importing') await bringIn(row, lease, signal);
    else if (row.state === 'undone') {
      await undo({ lease, position: row.position, now: clock.now, leaseEndsAt, signal });
      tell(lease, 'undone');
    } else await change(lease, atRest);
  };

  /** An item that crashed the reader twice is skipped. If opening the file crashed it twice, the import fails. */
  const countDeath = async (row: ImportRow, lease: Lease, { at, message }: CageDeath): Promise<void> => {
    log.warn({ import: row.id, at, reason: message }, 'A reader of an import has ended.');
    const deaths = { ...row.deaths, [at]: (row.deaths[at] ?? 0) + 1 };
    const isOfFile = at === 'file' && (deaths[at] ?? 0) >= DEATHS_MAX;
    if (isOfFile || Object.keys(deaths).length > HARMFUL_MAX)
      return fail(row, lease, new ImportFault('import_harmful'));
    await release(lease, { deaths: JSON.stringify(deaths) });
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
    await release(lease, { due_at: new Date(clock.now().getTime() + backoffMs(failures, RETRY)) });
  };

  return {
    name: 'imports',
    nextDueAt: imports.nextDueAt,
    async runBatch(now, signal) {
      const token = newId();
      const row = await database.single((tx) => imports.takeDue(tx, now, token, leaseEndsAt()));
      if (!row) return 0;
      const lease: Lease = { userId: row.user_id, id: row.id, lease: token };
      const renewal = setInterval(() => {
        database.single((tx) => imports.renew(tx, lease, leaseEndsAt())).catch(() => undefined);
      }, LEASE_MS / RENEWALS_PER_LEASE).unref();
      try {
        await work(row, lease, signal);
        interruptions.delete(row.id);
      } catch (error) {
        if (signal.aborted) await release(lease).catch(() => undefined);
        else await handleFailure(row, lease, error).catch(ignoreLostLease);
      } finally {
        clearInterval(renewal);
      }
      return 1;
    },
  };
};

/** Whether the database refuses the values themselves, by SQLSTATE: unstorable, against a constraint, or too many. */
const isRefusedValue = (error: unknown): boolean =>
  error instanceof RangeError || (hasAnyCode(error) && /^(?:22|23|54|08P01)/.test(error.code));

const hasAnyCode = (error: unknown): error is { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

const ignoreLostLease = (error: unknown): void => {
  if (!(error instanceof LeaseLost)) throw error;
};
