import type { Transactor, Tx } from '../../../db/pool.ts';
import type { WorkSource } from '../../../platform/work-source.ts';

const SETTING = 'zone-data';

/** Stores the time zone edition that the times were computed with. */
export type ZoneSettings = {
  findSetting(key: string): Promise<string | null>;
  replaceSetting(tx: Tx, key: string, value: string): Promise<void>;
};

type Dependencies = {
  database: Transactor;
  settings: ZoneSettings;
  reschedule(kinds: 'zoned'): Promise<void>;
  /** The time zone edition of this runtime. */
  zoneData: string;
};

/**
 * Governments change time zones, and a new runtime contains the new rules. Future times are then computed again, once;
 * reminders that are due already ring as stored.
 */
export const createZoneSource = (dependencies: Dependencies): WorkSource => {
  const { database, settings, reschedule, zoneData } = dependencies;
  let isCurrent = false;

  return {
    name: 'zones',
    nextDueAt: async () => null,
    async runBatch() {
      if (isCurrent) return 0;
      if ((await settings.findSetting(SETTING)) !== zoneData) {
        await reschedule('zoned');
        await database.transaction((tx) => settings.replaceSetting(tx, SETTING, zoneData));
      }
      isCurrent = true;
      return 0;
    },
  };
};
