import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';

type UnclaimedObject = { user_id: string; key: string };
type CountedUpload = UnclaimedObject & { due_at: Date };

/** The value of `bytes` for an upload that has not arrived: `listCounted` still lists it, and it takes no space. */
const NOT_ARRIVED = -1;

export type ObjectRepo = ReturnType<typeof createObjectRepo>;

/** The rows of `unclaimed_objects`: stored bytes that no media item uses, which are uploads and files in the making. */
export const createObjectRepo = (reader: Reader) => ({
  find: (userId: string, key: string): Promise<{ content_type: string | null } | undefined> =>
    reader.first(
      build.selectFrom('unclaimed_objects').select('content_type').where('user_id', '=', userId).where('key', '=', key),
    ),

  /** Counts `bytes` from now on. An existing row keeps the larger number, because its upload address may still be used. */
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

  /** Locks the row until the transaction ends. */
  async lock(tx: Tx, userId: string, key: string): Promise<void> {
    await tx.first(read('select 1 from unclaimed_objects where user_id = $1 and key = $2 for update', [userId, key]));
  },

  async postpone(tx: Tx, userId: string, key: string, dueAt: Date): Promise<void> {
    await tx.run(
      write('update unclaimed_objects set due_at = $3 where user_id = $1 and key = $2', [userId, key, dueAt]),
    );
  },

  /** Drops the rows of deleted media items, and keeps the rest for a last check. */
  async postponeAll(tx: Tx, userId: string, dueAt: Date): Promise<void> {
    await tx.run(write(`delete from unclaimed_objects where user_id = $1 and due_at = '-infinity'`, [userId]));
    await tx.run(build.updateTable('unclaimed_objects').set({ due_at: dueAt }).where('user_id', '=', userId));
  },

  delete: (tx: Tx, userId: string, key: string): Promise<number> =>
    tx.run(build.deleteFrom('unclaimed_objects').where('user_id', '=', userId).where('key', '=', key)),

  /** Takes an object off the list. Returns false if it is due or was postponed: a sweep deletes its bytes, or tried to. */
  async unlist(tx: Tx, userId: string, { key, dueAt }: { key: string; dueAt: Date }, now: Date): Promise<boolean> {
    const deletion = 'delete from unclaimed_objects where user_id = $1 and key = $2 and due_at = $3 and due_at > $4';
    return (await tx.run(write(deletion, [userId, key, dueAt, now]))) > 0;
  },

  ...createUploadCounts(reader),
  ...createSweepQueries(reader),
});

/** The bytes that count as used by a person although no media item has them. */
const createUploadCounts = (reader: Reader) => ({
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
});

/** The queries of the sweep, which deletes the bytes of objects that are due. */
const createSweepQueries = (reader: Reader) => ({
  /** Returns whether the object is still due. If so, it stays listed until the transaction ends. */
  async lockDue(tx: Tx, userId: string, key: string, now: Date): Promise<boolean> {
    const found = await tx.first(
      read('select 1 from unclaimed_objects where user_id = $1 and key = $2 and due_at <= $3 for update', [
        userId,
        key,
        now,
      ]),
    );
    return found !== undefined;
  },

  /** Drops rows of objects that a media item uses, as a copy does. Across all people of the shard. */
  deleteUsed: (tx: Tx, now: Date): Promise<number> =>
    tx.run(
      write(
        `delete from unclaimed_objects o using media m
         where o.due_at <= $1 and m.user_id = o.user_id and m.object_key = o.key`,
        [now],
      ),
    ),

  /**
   * Lists objects that are due. Leaves out those that an item uses: another node may have listed them since `deleteUsed`.
   * Across all people of the shard.
   */
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
