import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import type { WorkSource } from '../../platform/work-source.ts';
import { findNextTimes } from './due/next-times.ts';
import type { ReminderRepo } from './repo.ts';

const SETTING = 'zone-data';
const BATCH = 500;

/** Where it is written down for which edition the times were worked out. */
export type ZoneSettings = {
  findSetting(key: string): Promise<string | null>;
  replaceSetting(tx: Tx, key: string, value: string): Promise<void>;
};

type Dependencies = {
  database: Transactor;
  reminders: Pick<ReminderRepo, 'lockZoned' | 'reschedule'>;
  settings: ZoneSettings;
  clock: Clock;
  /** Which edition of the world's time zones this runtime knows. */
  zoneData: string;
};

/**
 * Governments change their clocks, and a new runtime knows. The times that the older one worked out are then worked out
 * anew, once; those that are due already ring as they stand.
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
