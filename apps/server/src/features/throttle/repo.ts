import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';

/** A bucket, its limit, and the end of a new count in it. */
export type Taking = { bucket: string; limit: number; endsAt: Date | null };

type FullBucket = { bucket: string; endsAt: Date | null };

export type ThrottleRepo = ReturnType<typeof createThrottleRepo>;

/** `owners`: the table of existing accounts. */
type Owners = { owners: 'users' | 'user_names' };
const ownerIds = { users: 'id', user_names: 'user_id' };

export const createThrottleRepo = (reader: Reader, { owners }: Owners = { owners: 'users' }) => ({
  /**
   * Counts one in each bucket that is not full, and returns in which. Full buckets are unchanged, so that giving one back
   * reopens them.
   */
  async take(tx: Tx, asked: readonly Taking[], now: Date): Promise<ReadonlySet<string>> {
    const values = [
      ...asked.map(({ bucket }) => bucket),
      ...asked.map(({ limit }) => limit),
      ...asked.map(({ endsAt }) => endsAt),
      now,
    ];
    const rows = await tx.all(
      write<{ bucket: string }>(takeStatement(asked.length), values, `throttle-take-${asked.length}`),
    );
    return new Set(rows.map(({ bucket }) => bucket));
  },

  async findEnd(tx: Tx, bucket: string): Promise<Date | null> {
    const row = await tx.first(build.selectFrom('throttles').select('ends_at').where('bucket', '=', bucket));
    return row?.ends_at ?? null;
  },

  /** Checked before counting, so that refusing a flood costs only one read. */
  async findFull(counts: readonly { bucket: string; limit: number }[], now: Date): Promise<FullBucket | undefined> {
    return reader.first(
      read<FullBucket>(
        `select bucket, ends_at as "endsAt" from throttles
         join unnest($1::text[], $2::int[]) as counted (bucket, most) using (bucket)
         where count >= most and (ends_at is null or ends_at > $3) limit 1`,
        [counts.map(({ bucket }) => bucket), counts.map(({ limit }) => limit), now],
        'throttle-full',
      ),
    );
  },

  async giveBack(tx: Tx, buckets: readonly string[]): Promise<void> {
    await tx.run(
      write(`${lockStatement} update throttles set count = count - 1 where count > 0 and ${isLocked}`, [buckets]),
    );
  },

  async clear(tx: Tx, buckets: readonly string[]): Promise<void> {
    await tx.run(write(`${lockStatement} delete from throttles where ${isLocked}`, [buckets]));
  },

  /** Deletes counts whose window ends before a time. */
  deleteEnding: (tx: Tx, before: Date | 'infinity'): Promise<number> =>
    tx.run(
      write(
        `with locked as materialized (select bucket from throttles where ends_at < $1 for update skip locked)
         delete from throttles where ${isLocked}`,
        [before],
      ),
    ),

  /** Counts without an end belong to an account and are deleted when it is gone. Across all people of the shard. */
  async sweep(tx: Tx, now: Date): Promise<number> {
    const ended = await this.deleteEnding(tx, now);
    const orphaned = await tx.run(
      write(
        `delete from throttles where ends_at is null and not exists (
           select from ${owners} where ${ownerIds[owners]} = case when split_part(bucket, ':', 2) ~ $1 then split_part(bucket, ':', 2)::uuid end
         )`,
        ['^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'],
      ),
    );
    return ended + orphaned;
  },
});

/**
 * One row after the other in the given order. The rows are listed in the text, because Citus cannot route an unnest.
 */
const takeStatement = (count: number): string => {
  const parameters = Array.from({ length: count }, (_, index) => index + 1);
  const now = `$${3 * count + 1}`;
  return `
    insert into throttles as t (bucket, count, ends_at)
    values ${parameters.map((parameter) => `($${parameter}, 1, $${2 * count + parameter}::timestamptz)`).join(', ')}
    on conflict (bucket) do update set
      count = case when t.ends_at <= ${now} then 1 else t.count + 1 end,
      ends_at = case when t.ends_at <= ${now} then excluded.ends_at else t.ends_at end
    where t.ends_at <= ${now}
      or t.count < case ${parameters.map((parameter) => `when t.bucket = $${parameter} then $${count + parameter}::int`).join(' ')} end
    returning bucket`;
};

/** Locks in the given order, so that two callers do not deadlock. */
const lockStatement = `
  with locked as materialized (
    select bucket from throttles join unnest($1::text[]) with ordinality as named (bucket, position) using (bucket)
    order by position for update of throttles)`;
const isLocked = 'bucket in (select bucket from locked)';
