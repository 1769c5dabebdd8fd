import type { Tx } from '../../../db/pool.ts';
import { read, write } from '../../../db/query.ts';
import { usedBytesOf } from '../../../views/space.ts';

/** Adds up `users.kept_bytes` for up to `limit` people of `stale_kept_bytes`. Returns their number. */
export const refreshStorageUse = async (tx: Tx, limit: number): Promise<number> => {
  // One after the other: of two that add up the same person, the later one must see more.
  await tx.first(read(`select pg_advisory_xact_lock(hashtextextended('kept bytes', 0))`));
  const [row] = await tx.all(
    write<{ count: number }>(
      `with stale as materialized (select distinct user_id from stale_kept_bytes limit $1),
       gone as (delete from stale_kept_bytes where user_id in (select user_id from stale)),
       refreshed as (
         update users set kept_bytes = ${usedBytesOf('users.id')} where id in (select user_id from stale))
       select count(*)::int as count from stale`,
      [limit],
    ),
  );
  return row?.count ?? 0;
};
