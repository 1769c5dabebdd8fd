import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';

type UnclaimedObject = { user_id: string; key: string };
type CountedUpload = UnclaimedObject & { due_at: Date };

/** The counted bytes of an upload that has not arrived: it is still listed as counted, but takes no space. */
const NOT_ARRIVED = -1;

export type ObjectRepo = ReturnType<typeof createObjectRepo>;

/** The rows of `unclaimed_objects`: stored bytes that no media item uses, which are uploads and files in the making. */
export const createObjectRepo = (reader: Reader) => ({
  find: (userId: string, key: string): Promise<{ content_type: string | null } | undefined> =>
    reader.first(
      build.selectFrom('unclaimed_objects').select('content_type').where('user_id', '=', userId).where('key', '=', key),
    ),

  /** `bytes` count from now on; where there is a row, the larger number does, as its address may be used still. */
  async add(
    tx: Tx,
    userId: string,
    key: string,
    dueAt: Date,
    { contentType = null, bytes = 0 }: { contentType?: string | null; bytes?: number } = {},
  ): Promise<void> {
    await tx.run(
      write(
        `insert into unclaimed_objects as o (user_id, key, due_at, content_type, bytes) values ($1, $2, $3, $4, $5)
         on conflict (user_id, key) do update set content_type = $4, due_at = $3, bytes = greatest(o.bytes, $5)`,
        [userId, key, dueAt, contentType, bytes],
      ),
    );
  },

  /**
   * Stores size and type of the bytes under the key; with null the announced type stays. Bytes that have become a media item
   * meanwhile count as that item alone. Lock the row first, in a statement of its own. Returns whether `unclaimed_objects`
   * lists the object for an existing person.
   */
  async setStored(
    tx: Tx,
    userId: string,
    key: string,
    { contentType, size, s3Key }: { contentType: string | null; size: number; s3Key: string },
  ): Promise<boolean> {
    const changed = await tx.run(
      write(
        `update unclaimed_objects o set content_type = coalesce($3, content_type),
           bytes = case when exists (select from media m where m.user_id = $1 and m.s3_key = $5) then 0 else $4::bigint end
         where user_id = $1 and key = $2 and exists (select from users u where u.id = o.user_id and not u.is_shut)`,
        [userId, key, contentType, size, s3Key],
      ),
    );
    return changed > 0;
  },

  /** Locks the row until the transaction ends. */
  async lock(tx: Tx, userId: string, key: string): Promise<void> {
    await tx.first(read('select 1 from unclaimed_objects where user_id = $1 and key = $2 for update', [userId, key]));
  },

  async postpone(tx: Tx, userId: string, key: string, dueAt: Date): Promise<void> {
    await tx.run(
      build
        .updateTable('unclaimed_objects')
        .set({ due_at: dueAt })
        .where('user_id', '=', userId)
        .where('key', '=', key),
    );
  },

  /** Corrects the counted bytes of an upload, unless its address was signed again or it became a media item meanwhile. */
  async setArrived(tx: Tx, { user_id, key, due_at }: CountedUpload, bytes: number | null): Promise<void> {
    await tx.run(
      write(
        `update unclaimed_objects set bytes = $4
         where user_id = $1 and key = $2 and due_at = $3 and bytes not in (0, $4)`,
        [user_id, key, due_at, bytes ?? NOT_ARRIVED],
      ),
    );
  },

  /** Lists counted uploads that are due by then. Across all people of the shard. */
  listCounted: (dueBy: Date): Promise<CountedUpload[]> =>
    reader.all(
      read<CountedUpload>(
        `select user_id, key, due_at from unclaimed_objects where bytes <> 0 and due_at <= $1 and key like 'uploads/%'`,
        [dueBy],
      ),
    ),

  /** Sets the counted bytes to 0, because they are removed, or counted as those of a media item. */
  async release(tx: Tx, userId: string, key: string): Promise<void> {
    await tx.run(write('update unclaimed_objects set bytes = 0 where user_id = $1 and key = $2', [userId, key]));
  },

  /** Drops the rows of deleted media items, and keeps the rest for a last check. */
  async postponeAll(tx: Tx, userId: string, dueAt: Date): Promise<void> {
    await tx.run(write(`delete from unclaimed_objects where user_id = $1 and due_at = '-infinity'`, [userId]));
    await tx.run(build.updateTable('unclaimed_objects').set({ due_at: dueAt }).where('user_id', '=', userId));
  },

  delete: (tx: Tx, userId: string, key: string): Promise<number> =>
    tx.run(build.deleteFrom('unclaimed_objects').where('user_id', '=', userId).where('key', '=', key)),

  /** Takes an object off the list. Returns false if it is due, or not listed: then a sweep deletes its bytes. */
  async unlist(tx: Tx, userId: string, key: string, now: Date): Promise<boolean> {
    const unlisted = await tx.run(
      build
        .deleteFrom('unclaimed_objects')
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .where('due_at', '>', now),
    );
    return unlisted > 0;
  },

  /** Drops rows whose object another media item uses, as a copy does. Across all people of the shard. */
  deleteUsed: (tx: Tx, now: Date): Promise<number> =>
    tx.run(
      write(
        `delete from unclaimed_objects o using media m
         where o.due_at <= $1 and m.user_id = o.user_id and m.object_key = o.key`,
        [now],
      ),
    ),

  /** Excludes objects that an item uses: another node may be deleting copies now. Across all people of the shard. */
  listDue: (now: Date, limit: number): Promise<UnclaimedObject[]> =>
    reader.all(
      read<UnclaimedObject>(
        `select user_id, key from unclaimed_objects o
         where due_at <= $1 and not exists (select from media m where m.user_id = o.user_id and m.object_key = o.key)
         order by due_at limit $2`,
        [now, limit],
      ),
    ),
});
