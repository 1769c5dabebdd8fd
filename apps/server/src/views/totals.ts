import type { Reader } from '../db/pool.ts';
import { read } from '../db/query.ts';

type Totals = { people: number; pinups: number; bytes: number };

/** Sums over the whole instance, one shard after the other; bytes as last added up. */
export const countTotals = async (readers: readonly Reader[]): Promise<Totals> => {
  const sum: Totals = { people: 0, pinups: 0, bytes: 0 };
  for (const reader of readers) {
    const counted = await reader.first(
      read<Totals>(
        `select (select count(*)::int from users) as people,
           (select count(*)::int from notes where deleted_at is null) as pinups,
           (select coalesce(sum(kept_bytes), 0)::float8 from users) as bytes`,
      ),
    );
    sum.people += counted?.people ?? 0;
    sum.pinups += counted?.pinups ?? 0;
    sum.bytes += counted?.bytes ?? 0;
  }
  return sum;
};

type Waiting = { count: number; oldestAt: Date | null };

/** Finds due jobs that no worker has claimed. */
export const findWaitingJobs = (readers: readonly Reader[], now: Date): Promise<Waiting> =>
  addWaiting(
    readers,
    'select count(*)::int as count, min(run_at) as "oldestAt" from jobs where failed_at is null and run_at <= $1',
    now,
  );

/** Finds reminders and snoozes that were due at `before` and have not rung. */
export const findLateReminders = (readers: readonly Reader[], before: Date): Promise<Waiting> =>
  addWaiting(
    readers,
    `select count(*)::int as count, min(due) as "oldestAt" from (
       select next_fire_at as due from reminders where next_fire_at <= $1
       union all select fire_at from snoozes where fire_at <= $1) late`,
    before,
  );

const addWaiting = async (readers: readonly Reader[], statement: string, at: Date): Promise<Waiting> => {
  const sum: Waiting = { count: 0, oldestAt: null };
  for (const reader of readers) {
    const totals = await reader.first(read<Waiting>(statement, [at]));
    sum.count += totals?.count ?? 0;
    if (totals?.oldestAt && (sum.oldestAt === null || totals.oldestAt < sum.oldestAt)) sum.oldestAt = totals.oldestAt;
  }
  return sum;
};
