import { NEARLY_FULL_SHARE } from '@pinlife/contract/media/limits';
import type { QuotaKind } from '@pinlife/contract/operator/limits';
import type { Reader } from '../db/pool.ts';
import { read } from '../db/query.ts';

/**
 * SQL of rows of `user_id` and `bytes` whose sum is the storage that people use. Copies of an item share its bytes. Items
 * that were removed from a note do not count. An upload counts from its arrival, and as its item once there is one; the file
 * of an import counts only while it waits. `$1` in `where`.
 */
const keptRows = (where: string) => `
  select user_id, bytes from (
    select distinct on (user_id, object_key) user_id, size + preview_bytes as bytes from media
    where ${where} and (unclaimed_at is null or not is_released) order by user_id, object_key) items
  union all
  select user_id, bytes from unclaimed_objects where ${where} and bytes > 0
  union all
  select user_id, size from imports where ${where} and has_file and state <> 'importing'`;

/** An expression: the storage of the person whose id `owner` is. */
export const usedBytesOf = (owner: string) =>
  `(select coalesce(sum(bytes), 0)::float8 from (${keptRows(`user_id = ${owner}`)}) kept)`;

export const readUsedBytes = async (from: Reader, userId: string): Promise<number> => {
  const row = await from.first(read<{ bytes: number }>(`select ${usedBytesOf('$1')} as bytes`, [userId]));
  return row?.bytes ?? 0;
};

/** Reads the size of items that were removed from notes and are stored for one more day. */
export const readFreedBytes = async (from: Reader, userId: string): Promise<number> => {
  const row = await from.first(
    read<{ bytes: number }>(
      `select coalesce(sum(bytes), 0)::float8 as bytes from (
         select distinct on (object_key) size + preview_bytes as bytes from media freed
         where user_id = $1 and unclaimed_at is not null and is_released and not exists (
           select from media m where m.user_id = $1 and m.object_key = freed.object_key
             and (m.unclaimed_at is null or not m.is_released))) items`,
      [userId],
    ),
  );
  return row?.bytes ?? 0;
};

/** Reads the quota that operators have set for a person. */
export const readQuota = (from: Reader, userId: string) =>
  from.first(
    read<{ kind: QuotaKind; bytes: number | null }>(
      'select quota_kind as kind, quota_bytes::float8 as bytes from users where id = $1',
      [userId],
    ),
  );

type QuotaCounts = { withOwn: number; nearlyFull: number };

/** By the sums as last added up. `everybody`: the quota of people without a quota of their own. */
export const countQuotas = async (readers: readonly Reader[], everybody: number | null): Promise<QuotaCounts> => {
  const sum: QuotaCounts = { withOwn: 0, nearlyFull: 0 };
  for (const reader of readers) {
    const counted = await reader.first(
      read<QuotaCounts>(
        `select count(*) filter (where quota_kind <> 'everybody')::int as "withOwn",
           count(*) filter (where kept_bytes >= $2::float8 * (
             case quota_kind when 'own' then quota_bytes when 'everybody' then $1::float8 end))::int as "nearlyFull"
         from users`,
        [everybody, NEARLY_FULL_SHARE],
      ),
    );
    sum.withOwn += counted?.withOwn ?? 0;
    sum.nearlyFull += counted?.nearlyFull ?? 0;
  }
  return sum;
};
