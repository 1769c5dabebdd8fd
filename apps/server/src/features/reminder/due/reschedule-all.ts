import type { Transactor } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { ReminderKinds, ReminderRepo } from '../repo.ts';
import { findNextTimesIfPossible } from './next-times.ts';

const BATCH = 500;

type Dependencies = {
  database: Transactor;
  reminders: Pick<ReminderRepo, 'lockAhead' | 'reschedule'>;
  clock: Clock;
};

/** Computes the next rings again. Reminders that are due already ring as stored. */
export const createRescheduling =
  ({ database, reminders, clock }: Dependencies) =>
  async (kinds: ReminderKinds): Promise<void> => {
    for (let after: { userId: string; id: string } | undefined; ; ) {
      const now = clock.now();
      const last = await database.transaction(async (tx) => {
        const rows = await reminders.lockAhead(tx, kinds, now, after, BATCH);
        const changed = rows
          .map(({ meta, nextFireAt, ...row }) => ({ ...row, was: nextFireAt, ...findNextTimesIfPossible(meta, now) }))
          .filter(({ was, nextFireAt }) => was?.getTime() !== nextFireAt?.getTime());
        await reminders.reschedule(tx, changed);
        return rows.at(-1);
      });
      if (!last) return;
      after = last;
    }
  };
