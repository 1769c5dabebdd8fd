import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS } from '@pinlife/contract/durations';
import { IMPORT_REPORT_MAX_LINES, IMPORT_WAIT_DAYS } from '@pinlife/contract/import/limits';
import { importStartSchema } from '@pinlife/contract/import/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import { describeError } from '../../platform/error/describe-error.ts';
import { createRest } from '../../platform/load/rest.ts';
import type { Logger } from '../../platform/logger.ts';
import { newId } from '../../platform/secret/id.ts';
import type { Storage } from '../../platform/storage.ts';
import type { WorkSource } from '../../platform/work-source.ts';
import type { LiveBus } from '../live/bus.ts';
import type { Drafts } from '../media/drafts.ts';
import { ImportFault } from './fault.ts';
import { openParts } from './file/parts.ts';
import { openReader } from './read/open-reader.ts';
import type { FoundNote, NoteReader, ReadItem } from './read/port.ts';
import type { ImportRepo, ImportRow, Lease } from './repo.ts';
import { folderOf } from './service.ts';
import { addCounts, type BatchDependencies, createBatches } from './write/batch.ts';
import { noCounts } from './write/counts.ts';
import { findFates, noteIdOf } from './write/identify.ts';
import { makePreview } from './write/preview.ts';
import { createUndo } from './write/undo.ts';

const LEASE_MS = 30_000;
/** Two renewals may fail before a lease ends. */
const RENEWALS_PER_LEASE = 3;
/** Few enough that nobody waits for a group noticeably. */
const NOTES_AT_ONCE = 25;
/** Whoever waits behind a long import gets a turn after this long. */
const TURN_MS = 60_000;
const TROUBLE_MS = 15_000;
/** What the files of an import may take, beside the size of the archive they came in. */
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
  log: Pick<Logger, 'warn' | 'error'>;
};

/** Somebody stopped it, or another worker has taken it over. */
class LeaseLost extends Error {}

/** Imports as a source of work: one at a time on each node, beside everything else that it does. */
export const createImportSource = (dependencies: Dependencies): WorkSource => {
  const { database, imports, storage, drafts, users, live, clock, log, notes, imported } = dependencies;
  const batches = createBatches(dependencies);
  const undo = createUndo(dependencies);
  const leaseEndsAt = () => new Date(clock.now().getTime() + LEASE_MS);

  const open = async (row: ImportRow): Promise<NoteReader> => {
    const { user_id, id, parts, size, filename } = row;
    return openReader(openParts(storage, { folder: folderOf(user_id, id), parts, size: Number(size) }), filename);
  };

  const change = async (lease: Lease, changes: Parameters<ImportRepo['changeLeased']>[2]): Promise<void> => {
    if (!(await database.single((tx) => imports.changeLeased(tx, lease, changes)))) throw new LeaseLost();
  };

  const tell = ({ userId, id }: Lease, state: ImportRow['state']) =>
    live.publishImport(userId, { importId: id, state });

  const preview = async (row: ImportRow, lease: Lease, signal: AbortSignal): Promise<void> => {
    const { userId } = lease;
    const timezone = await database.single((tx) => users.findTimezone(tx, userId));
    const reader = await open(row);
    await change(lease, { source: reader.source, position: 0 });
    const countKnown = async (items: readonly FoundNote[]) => {
      const ids = items.map((item) => noteIdOf(userId, reader.source, item));
      const fates = await database.transaction((tx) => findFates(tx, userId, ids, { notes, imported }));
      return ids.filter((id) => ['here', 'deleted'].includes(fates.get(id) ?? '')).length;
    };
    const onFound = async (position: number) => {
      signal.throwIfAborted();
      await change(lease, { position, due_at: leaseEndsAt() });
      tell(lease, 'reading');
    };
    const found = await makePreview(reader, { now: clock.now(), timezone, countKnown, onFound });
    if (found.counts.notes === 0 && found.lines.length === 0) throw new ImportFault('import_nothing');
    const expiresAt = new Date(clock.now().getTime() + IMPORT_WAIT_DAYS * DAY_MS);
    await database.transaction(async (tx) => {
      await drafts.keepUntil(tx, userId, folderOf(userId, lease.id), expiresAt);
      const isOurs = await imports.changeLeased(tx, lease, {
        state: 'ready',
        counts: JSON.stringify(found.counts),
        skipped: JSON.stringify(found.lines),
        labels: JSON.stringify(found.labels),
        samples: JSON.stringify(found.samples),
        position: 0,
        total: found.total,
        due_at: null,
        lease: null,
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
    const reader = await open(row);
    const added = { ...noCounts(), ...row.added };
    const size = Number(row.size);
    const budget = { bytes: Math.max(size * MEDIA_RATIO_MAX, MEDIA_ALWAYS_BYTES) - added.bytes };
    const at = { userId, importId, source: reader.source, choices, timezone, budget };
    const turnEndsAt = performance.now() + TURN_MS;
    const restAfter = createRest();
    let position = 0;
    let items: ReadItem[] = [];

    const flush = async () => {
      const beganAt = performance.now();
      const now = clock.now();
      const batch = await batches.prepare(items, { ...at, now });
      addCounts(added, batch);
      const step = { position, added, lines: batch.lines, leaseEndsAt: leaseEndsAt() };
      await database.transaction(async (tx) => {
        await batches.write(tx, batch, { ...at, now });
        if (!(await imports.saveStep(tx, lease, step, IMPORT_REPORT_MAX_LINES))) throw new LeaseLost();
      });
      await batches.index(userId);
      // Files take their own time, and what is here already takes hardly any.
      const isComparable = batch.ready.length === items.length && batch.ready.every(({ files }) => files.length === 0);
      items = [];
      tell(lease, 'importing');
      await sleep(restAfter(performance.now() - beganAt, isComparable ? batch.ready.length : 0));
    };

    for await (const item of reader.items()) {
      position += 1;
      if (position <= row.position) continue;
      items.push(item);
      if (items.length < NOTES_AT_ONCE) continue;
      await flush();
      signal.throwIfAborted();
      if (performance.now() > turnEndsAt && (await imports.isAnyWaiting(clock.now()))) {
        await change(lease, { due_at: clock.now(), lease: null });
        return;
      }
    }
    if (items.length > 0) await flush();
    await change(lease, {
      state: 'done',
      ended_at: clock.now(),
      has_file: false,
      due_at: null,
      lease: null,
      expires_at: null,
      parts: [],
    });
    await drafts.discard(userId, folderOf(userId, importId));
    tell(lease, 'done');
  };

  const fail = async (row: ImportRow, lease: Lease, error: ImportFault | AppError): Promise<void> => {
    // A disk that is full, while the file is good: whoever runs this makes room, and the person goes on.
    const isHalfWay = !(error instanceof ImportFault) && row.state === 'importing';
    await change(lease, {
      state: isHalfWay ? 'cancelled' : 'failed',
      error: error.code,
      ended_at: clock.now(),
      has_file: isHalfWay,
      due_at: null,
      lease: null,
      ...(!isHalfWay && { expires_at: null }),
    });
    if (!isHalfWay) await drafts.discard(lease.userId, folderOf(lease.userId, lease.id));
    tell(lease, isHalfWay ? 'cancelled' : 'failed');
  };

  const work = async (row: ImportRow, lease: Lease, signal: AbortSignal): Promise<void> => {
    if (row.state === 'reading') await preview(row, lease, signal);
    else if (row.state === 'importing') await bringIn(row, lease, signal);
    else if (row.state === 'undone') {
      const { position, started_at } = row;
      const startedAt = started_at ?? clock.now();
      await undo({ lease, position, startedAt, now: clock.now, leaseEndsAt, signal });
      tell(lease, 'undone');
    } else await change(lease, { due_at: null, lease: null });
  };

  /** What no further try would mend ends it; anything else is tried again soon. */
  const settle = async (row: ImportRow, lease: Lease, error: unknown): Promise<void> => {
    if (error instanceof LeaseLost) return;
    const isFinal = error instanceof ImportFault || (error instanceof AppError && error.code === 'storage_full');
    if (isFinal) return fail(row, lease, error);
    log.warn({ import: row.id, error: describeError(error) }, 'An import was interrupted and will be tried again.');
    await change(lease, { due_at: new Date(clock.now().getTime() + TROUBLE_MS), lease: null });
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
      } catch (error) {
        if (signal.aborted) await change(lease, { due_at: clock.now(), lease: null }).catch(() => undefined);
        else await settle(row, lease, error).catch(passLost);
      } finally {
        clearInterval(renewal);
      }
      return 1;
    },
  };
};

const passLost = (error: unknown): void => {
  if (!(error instanceof LeaseLost)) throw error;
};
