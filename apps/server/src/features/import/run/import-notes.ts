import { setTimeout as sleep } from 'node:timers/promises';
import { importStartSchema } from '@pinlife/contract/import/schema';
import type { Transactor, Tx } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import { createBackgroundPause } from '../../../platform/load/background-pause.ts';
import type { Drafts } from '../../media/transfer/drafts.ts';
import type { CagedItem } from '../caged/open-caged.ts';
import type { ImportRow } from '../repo.ts';
import { folderOf } from '../service.ts';
import { addCounts, type Batches, type PreparedBatch } from '../write/batch.ts';
import { noCounts } from '../write/counts.ts';
import { type Leases, unclaimed } from './leases.ts';
import type { Readers } from './readers.ts';
import { type ImportRunRepo, type Lease, LeaseLost } from './repo.ts';

/** Few enough that other calls do not wait noticeably for a batch. */
const NOTES_AT_ONCE = 25;
/** After a batch that took longer to prepare, the next has a single item, so that other imports get their turn. */
const SLOW_MS = 5_000;
/** The limit of the unpacked media of an import: this factor of the archive's size, but at least MEDIA_ALWAYS_BYTES. */
const MEDIA_RATIO_MAX = 4;
const MEDIA_ALWAYS_BYTES = 128 * 1024 * 1024;

type Dependencies = {
  database: Transactor;
  runs: Pick<ImportRunRepo, 'saveStep'>;
  leases: Leases;
  readers: Readers;
  batches: Batches;
  drafts: Drafts;
  users: { findTimezone(tx: Tx, userId: string): Promise<string> };
  clock: Clock;
  /** Called after each saved batch. */
  onProgress(importId: string): void;
};

/** Writes the notes of an import, batch by batch. Position, counts and notes are committed together. */
export const createNoteImport = (dependencies: Dependencies) => {
  const { database, runs, leases, readers, batches, drafts, users, clock, onProgress } = dependencies;

  const finish = async (lease: Lease): Promise<void> => {
    await leases.change(lease, {
      state: 'done',
      ended_at: clock.now(),
      has_file: false,
      ...unclaimed,
      expires_at: null,
      parts: [],
    });
    await drafts.discard(lease.userId, folderOf(lease.userId, lease.id));
    leases.publish(lease, 'done');
  };

  return async (row: ImportRow, lease: Lease, signal: AbortSignal): Promise<void> => {
    const { userId, id: importId } = lease;
    const timezone = await database.single((tx) => users.findTimezone(tx, userId));
    const choices = row.choices ?? importStartSchema.parse({});
    const isTimeSliceOver = readers.createTimeSlice(row.position);
    const reader = await readers.open(row, row.position);
    const { source } = reader;
    const added = { ...noCounts(), ...row.added };
    const budget = { bytes: Math.max(Number(row.size) * MEDIA_RATIO_MAX, MEDIA_ALWAYS_BYTES) - added.bytes };
    const circumstances = { userId, importId, source, choices, timezone, budget, reader };
    const pauseAfter = createBackgroundPause();
    let position = row.position;

    const save = async (batch: PreparedBatch, upTo: number, now: Date) => {
      const sum = { ...added };
      await database.transaction(async (tx) => {
        Object.assign(sum, added);
        addCounts(sum, batch, await batches.write(tx, batch, { ...circumstances, now }));
        const step = { position: upTo, added: sum, lines: batch.lines, leaseEndsAt: leases.endsAt() };
        if (!(await runs.saveStep(tx, lease, step))) throw new LeaseLost();
      });
      Object.assign(added, sum);
      onProgress(importId);
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
      const counts = { ...whole.counts, skipped: whole.lines.length };
      await save({ ready: [], lines: whole.lines, counts }, upTo, now);
    };

    /** Writes a batch while the reader already looks for the next one, which it returns. */
    const writeBatch = async (items: readonly CagedItem[]): Promise<CagedItem[]> => {
      const beganAt = performance.now();
      const now = clock.now();
      position += items.length;
      const batch = await batches.prepare(items, { ...circumstances, now });
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
      leases.publish(lease, 'importing');
      await sleep(pauseAfter(performance.now() - beganAt, isComparable ? batch.ready.length : 0));
      return following;
    };

    try {
      // After a crash of the worker item by item, to find the one that causes it.
      let items = await reader.next(row.tries > 1 ? 1 : NOTES_AT_ONCE);
      while (items.length > 0) {
        items = await writeBatch(items);
        signal.throwIfAborted();
        if (items.length > 0 && (await isTimeSliceOver())) return await leases.release(lease);
      }
    } catch (error) {
      throw reader.findDeath() ?? error;
    } finally {
      await readers.close(reader, lease);
    }
    await finish(lease);
  };
};

/** Whether the database refuses the values themselves, by SQLSTATE: unstorable, against a constraint, or too many. */
const isRefusedValue = (error: unknown): boolean =>
  error instanceof RangeError || (hasAnyCode(error) && /^(?:22|23|54|08P01)/.test(error.code));

const hasAnyCode = (error: unknown): error is { code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';
