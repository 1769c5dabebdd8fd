import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';

type Counted = { isAllowed: boolean; endsAt: Date | null };

type FullBucket = { bucket: string; endsAt: Date | null };

export type ThrottleRepo = ReturnType<typeof createThrottleRepo>;

export const createThrottleRepo = (reader: Reader) => ({
  /** Counts one more unless the bucket is full. A full bucket is left as it is, so that giving one back reopens it. */
  async take(tx: Tx, bucket: string, limit: number, endsAt: Date | null, now: Date): Promise<Counted> {
    const [row] = await tx.all(
      write<{ count: number; ends_at: Date | null }>(
        `insert into throttles as t (bucket, count, ends_at) values ($1, 1, $2)
         on conflict (bucket) do update set
           count = case when t.ends_at <= $3 then 1 else t.count + 1 end,
           ends_at = case when t.ends_at <= $3 then excluded.ends_at else t.ends_at end
         where t.count < $4 or t.ends_at <= $3
         returning count, ends_at`,
        [bucket, endsAt, now, limit],
      ),
    );
    if (row) return { isAllowed: true, endsAt: row.ends_at };
    const full = await tx.first(build.selectFrom('throttles').select('ends_at').where('bucket', '=', bucket));
    return { isAllowed: false, endsAt: full?.ends_at ?? null };
  },

  /** Asked before anything is counted: refusing a flood must cost one read. */
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
      write(`${holdStatement} update throttles set count = count - 1 where count > 0 and ${isHeld}`, [buckets]),
    );
  },

  async clear(tx: Tx, buckets: readonly string[]): Promise<void> {
    await tx.run(write(`${holdStatement} delete from throttles where ${isHeld}`, [buckets]));
  },

  /** What has no end belongs to an account, and goes where there is none. Crosses shards. */
  async sweep(tx: Tx, now: Date): Promise<number> {
    const ended = await tx.run(
      write(
        `with held as materialized (select bucket from throttles where ends_at < $1 for update skip locked)
         delete from throttles where ${isHeld}`,
        [now],
      ),
    );
    const orphaned = await tx.run(
      write(
        `delete from throttles where ends_at is null and not exists (
           select from users where id = case when split_part(bucket, ':', 2) ~ $1 then split_part(bucket, ':', 2)::uuid end
         )`,
        ['^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'],
      ),
    );
    return ended + orphaned;
  },
});

/** One after the other as they are named, so that two who hold several never wait for each other. */
const holdStatement = `
  with held as materialized (
    select bucket from throttles join unnest($1::text[]) with ordinality as named (bucket, place) using (bucket)
    order by place for update of throttles)`;
const isHeld = 'bucket in (select bucket from held)';
