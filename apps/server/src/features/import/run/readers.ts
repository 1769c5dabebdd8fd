import { DAY_MS } from '@pinlife/contract/durations';
import type { Transactor } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Storage } from '../../../platform/storage.ts';
import { type CagedReader, openCaged } from '../caged/open-caged.ts';
import { openParts } from '../file/parts.ts';
import { ImportFault } from '../read/fault.ts';
import type { ImportKey, ImportRow } from '../repo.ts';
import { folderOf } from '../service.ts';
import type { ImportRunRepo, Lease } from './repo.ts';

/** The time slice of an import while others wait: 15 s, or 3 times what skipping to its saved position took. */
const SLICE_MS = 15_000;
const SLICE_PER_SKIP = 3;
const WAITING_ASKED_MS = 1_000;
/** The crashes of the reader or the worker after which their item is skipped. */
export const DEATHS_MAX = 2;
/** For all readers of a person: enough for millions of notes. */
const CPU_MS_PER_DAY = 3_600_000;

type Dependencies = {
  database: Transactor;
  runs: Pick<ImportRunRepo, 'addReaderTime' | 'sumReaderTime' | 'isAnyWaiting'>;
  storage: Pick<Storage, 'read'>;
  clock: Clock;
  turnMs?: number | undefined;
};

export type Readers = ReturnType<typeof createReaders>;

/** Opens the files of imports in the cage, within the CPU time of the person and the time slice of the import. */
export const createReaders = ({ database, runs, storage, clock, turnMs = SLICE_MS }: Dependencies) => {
  const dayAgo = () => new Date(clock.now().getTime() - DAY_MS);

  const countTime = async (key: ImportKey, spentMs: number): Promise<void> => {
    const span = { now: clock.now(), since: dayAgo() };
    await database.single((tx) => runs.addReaderTime(tx, key, spentMs, span)).catch(() => undefined);
  };

  return {
    /** Opens the file and skips `skip` items, to the saved position. */
    async open(row: ImportRow, skip: number): Promise<CagedReader> {
      const { user_id: userId, id, parts, size, filename, deaths } = row;
      const bytes = openParts(storage, { folder: folderOf(userId, id), parts, size: Number(size) });
      const harmful = Object.keys(deaths).filter((at) => (deaths[at] ?? 0) >= DEATHS_MAX);
      const spentMs = await runs.sumReaderTime(userId, dayAgo());
      if (spentMs >= CPU_MS_PER_DAY) throw new ImportFault('import_harmful');
      const onRefused = (spent: number) => countTime({ userId, id }, spent);
      return openCaged(bytes, { filename, skip, harmful, cpuMs: CPU_MS_PER_DAY - spentMs, onRefused });
    },

    async close(reader: CagedReader, lease: Lease): Promise<void> {
      reader.end();
      await countTime(lease, reader.spentMs());
    },

    /** Returns whether the time slice is over and another import waits. Skipping to the position does not count. */
    createTimeSlice(skipped: number): () => Promise<boolean> {
      const beganAt = performance.now();
      let endsAt: number | null = null;
      return async () => {
        const now = performance.now();
        endsAt ??= now + Math.max(turnMs, skipped > 0 ? SLICE_PER_SKIP * (now - beganAt) : 0);
        if (now < endsAt) return false;
        endsAt = now + WAITING_ASKED_MS;
        return runs.isAnyWaiting(clock.now());
      };
    },
  };
};
