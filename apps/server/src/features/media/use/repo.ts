import type { Tx } from '../../../db/pool.ts';
import { read, write } from '../../../db/query.ts';

export type UsedItem = { id: string; inline: boolean };
export type UsableItem = { id: string; type: string; note_id: string | null; is_unclaimed: boolean };
/** `source` differs from `id` where the item is a copy of one that is used elsewhere. */
export type MediaUse = { id: string; source: string; inline: boolean };

type AssignedUse = { id: string; noteId: string; position: number; inline: boolean };

export type MediaUseRepo = ReturnType<typeof createMediaUseRepo>;

/** Who uses which media item. */
export const createMediaUseRepo = () => ({
  /** In the order of the note. Locks them until the transaction ends, as those below. */
  lockOfNote: (tx: Tx, userId: string, noteId: string): Promise<UsedItem[]> =>
    tx.all(
      read<UsedItem>(
        `select id, inline from media where user_id = $1 and note_id = $2 order by inline, position for update`,
        [userId, noteId],
        'media-of-note',
      ),
    ),

  lock: (tx: Tx, userId: string, ids: readonly string[]): Promise<UsableItem[]> =>
    tx.all(
      read<UsableItem>(
        `select id, type, note_id, unclaimed_at is not null as is_unclaimed
         from media where user_id = $1 and id = any($2::uuid[]) order by id for update`,
        [userId, ids],
        'media-lock',
      ),
    ),

  /** A second item with the same bytes. */
  async copy(tx: Tx, userId: string, source: string, id: string, now: Date): Promise<void> {
    await tx.run(
      write(
        `insert into media (user_id, id, type, name, s3_key, object_key, size, content_type, width, height,
           placeholder, thumbs, duration, peaks, created_at)
         select user_id, $3, type, name, s3_key, object_key, size, content_type, width, height,
           placeholder, thumbs, duration, peaks, $4
         from media where user_id = $1 and id = $2`,
        [userId, source, id, now],
      ),
    );
  },

  /** Gives these to the note, in this order. */
  async assign(tx: Tx, userId: string, noteId: string, uses: readonly MediaUse[]): Promise<void> {
    await tx.run(
      write(
        `update media set note_id = $2, position = wanted.position, inline = wanted.inline, unclaimed_at = null
         from unnest($3::uuid[], $4::boolean[]) with ordinality wanted (id, inline, position)
         where media.user_id = $1 and media.id = wanted.id`,
        [userId, noteId, uses.map(({ id }) => id), uses.map(({ inline }) => inline)],
        'media-assign',
      ),
    );
  },

  /** Gives items that nobody uses to notes, each at its place. */
  async assignAll(tx: Tx, userId: string, uses: readonly AssignedUse[]): Promise<void> {
    if (uses.length === 0) return;
    await tx.run(
      write(
        `update media set note_id = wanted.note_id, position = wanted.position, inline = wanted.inline, unclaimed_at = null
         from unnest($2::uuid[], $3::uuid[], $4::int[], $5::boolean[]) wanted (id, note_id, position, inline)
         where media.user_id = $1 and media.id = wanted.id`,
        [
          userId,
          uses.map(({ id }) => id),
          uses.map(({ noteId }) => noteId),
          uses.map(({ position }) => position),
          uses.map(({ inline }) => inline),
        ],
        'media-assign-all',
      ),
    );
  },

  /** Used by the profile from now on. */
  async useForProfile(tx: Tx, userId: string, id: string): Promise<void> {
    await tx.run(write('update media set unclaimed_at = null where user_id = $1 and id = $2', [userId, id]));
  },

  async release(tx: Tx, userId: string, ids: readonly string[], now: Date): Promise<void> {
    if (ids.length === 0) return;
    await tx.run(
      write(
        `update media set note_id = null, position = 0, inline = false, unclaimed_at = $3
         where user_id = $1 and id = any($2::uuid[])`,
        [userId, ids, now],
      ),
    );
  },
});
