import type { Transactor, Tx } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { WorkSource } from '../../../platform/work-source.ts';
import type { ReminderRepo } from '../repo.ts';
import { findNextTimes } from './next-times.ts';

const SETTING = 'zone-data';
const BATCH = 500;

/** Stores the time zone edition that the times were computed with. */
export type ZoneSettings = {
  findSetting(key: string): Promise<string | null>;
  replaceSetting(tx: Tx, key: string, value: string): Promise<void>;
};

type Dependencies = {
  database: Transactor;
  reminders: Pick<ReminderRepo, 'lockZoned' | 'reschedule'>;
  settings: ZoneSettings;
  clock: Clock;
  /** The time zone edition of this runtime. */
  zoneData: string;
};

/**
 * Governments change time zones, and a new runtime knows. Future times are then computed again, once; reminders that
 * are due already ring as stored.
 */
export const createZoneSource = (dependencies: Dependencies): WorkSource => {
  const { database, reminders, settings, clock, zoneData } = dependencies;
  let isCurrent = false;

  const recomputeAll = async (): Promise<void> => {
    for (let after: { userId: string; id: string } | undefined; ; ) {
      const now = clock.now();
      const last = await database.transaction(async (tx) => {
        const rows = await reminders.lockZoned(tx, now, after, BATCH);
        const changed = rows
          .map(({ meta, nextFireAt, ...row }) => ({ ...row, was: nextFireAt, ...findNextTimes(meta, now) }))
          .filter(({ was, nextFireAt }) => was.getTime() !== nextFireAt?.getTime());
        await reminders.reschedule(tx, changed);
        return rows.at(-1);
      });
      if (!last) return;
      after = last;
    }
  };

  return {
    name: 'zones',
    nextDueAt: async () => null,
    async runBatch() {
      if (isCurrent) return 0;
      if ((await settings.findSetting(SETTING)) !== zoneData) {
        await recomputeAll();
        await database.transaction((tx) => settings.replaceSetting(tx, SETTING, zoneData));
      }
      isCurrent = true;
      return 0;
    },
  };
};
