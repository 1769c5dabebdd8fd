import type { Tx } from '../../../db/pool.ts';
import { read, write } from '../../../db/query.ts';
import { AppError } from '../../../platform/error/app-error.ts';

export type UsedItem = { id: string; inline: boolean };
/** `note_id`: the note that shows it, now or in an older version. */
export type UsableItem = {
  id: string;
  type: string;
  note_id: string | null;
  is_unclaimed: boolean;
  /** Its size if it is not counted now, else 0. */
  freed_bytes: number;
};
/** `source` differs from `id` if the item is a copy of one that is used elsewhere. */
export type MediaUse = { id: string; source: string; inline: boolean };

type AssignedUse = { id: string; noteId: string; position: number; inline: boolean };

export type MediaUseRepo = ReturnType<typeof createMediaUseRepo>;

/** Stores which media item is used where. */
export const createMediaUseRepo = () => ({
  /** Lists items in the order of the note. Locks the rows until the transaction ends. */
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
        `select id, type, coalesce(note_id, history_note_id) as note_id, unclaimed_at is not null as is_unclaimed,
           (case when unclaimed_at is not null and is_released then size + preview_bytes else 0 end)::float8 as freed_bytes
         from media where user_id = $1 and id = any($2::uuid[]) order by id for update`,
        [userId, ids],
        'media-lock',
      ),
    ),

  /** Creates a second item with the same bytes. */
  async copy(tx: Tx, userId: string, source: string, id: string, now: Date): Promise<void> {
    await tx.run(
      write(
        `insert into media (user_id, id, type, name, s3_key, object_key, size, content_type, width, height,
           placeholder, thumbs, preview_bytes, duration, peaks, text, text_tries, text_due_at, created_at)
         select user_id, $3, type, name, s3_key, object_key, size, content_type, width, height,
           placeholder, thumbs, preview_bytes, duration, peaks, text, text_tries, text_due_at, $4
         from media where user_id = $1 and id = $2`,
        [userId, source, id, now],
      ),
    );
  },

  /** Stops counting these as items of older versions alone, so they stay when the last such version is dropped. */
  async takeFromHistory(tx: Tx, userId: string, noteId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.run(
      write(
        'update media set history_note_id = null where user_id = $1 and history_note_id = $2 and id = any($3::uuid[])',
        [userId, noteId, ids],
      ),
    );
  },

  /** Assigns these to the note, in this order. */
  async assign(tx: Tx, userId: string, noteId: string, uses: readonly MediaUse[]): Promise<void> {
    const assigned = await tx.run(
      write(
        `update media set note_id = $2, position = wanted.position, inline = wanted.inline, unclaimed_at = null,
           history_note_id = null
         from unnest($3::uuid[], $4::boolean[]) with ordinality wanted (id, inline, position)
         where media.user_id = $1 and media.id = wanted.id`,
        [userId, noteId, uses.map(({ id }) => id), uses.map(({ inline }) => inline)],
        'media-assign',
      ),
    );
    requireAll(uses, assigned);
  },

  /** Assigns unused items to notes, each with its position. An item in use is never taken from its note. */
  async assignAll(tx: Tx, userId: string, uses: readonly AssignedUse[]): Promise<void> {
    if (uses.length === 0) return;
    const assigned = await tx.run(
      write(
        `update media set note_id = wanted.note_id, position = wanted.position, inline = wanted.inline, unclaimed_at = null
         from unnest($2::uuid[], $3::uuid[], $4::int[], $5::boolean[]) wanted (id, note_id, position, inline)
         where media.user_id = $1 and media.id = wanted.id and media.unclaimed_at is not null`,
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
    requireAll(uses, assigned);
  },

  /** Marks items that only older versions of the note show. */
  async saveRows(tx: Tx, userId: string, noteId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.run(
      write(
        `update media set history_note_id = $2, unclaimed_at = null
         where user_id = $1 and id = any($3::uuid[]) and unclaimed_at is not null`,
        [userId, noteId, ids],
      ),
    );
  },

  /** Marks the item as used by the profile. */
  async useForProfile(tx: Tx, userId: string, id: string): Promise<void> {
    await tx.run(write('update media set unclaimed_at = null where user_id = $1 and id = $2', [userId, id]));
  },

  releaseFromNote,
  release,
});

/** Rolls back if an item is gone, so that no note refers to it. */
const requireAll = (wanted: readonly { id: string }[], touched: number): void => {
  if (touched !== new Set(wanted.map(({ id }) => id)).size) throw new AppError('media_missing', { field: 'media' });
};

/** Items that an older version of the note shows are kept until that version is dropped. */
const releaseFromNote = async (
  tx: Tx,
  userId: string,
  noteId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> => {
  if (ids.length === 0) return;
  await tx.run(
    write(
      `update media set note_id = null, position = 0, inline = false, is_released = true,
         history_note_id = case when is_kept then $2::uuid end, unclaimed_at = case when is_kept then null else $4::timestamptz end
       from (
         select id, exists (select from note_versions v where v.user_id = $1 and v.note_id = $2 and id = any(v.media)) as is_kept
         from unnest($3::uuid[]) id) released
       where media.user_id = $1 and media.id = released.id`,
      [userId, noteId, ids, now],
    ),
  );
};

const release = async (tx: Tx, userId: string, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return;
  await tx.run(
    write(
      `update media set note_id = null, position = 0, inline = false, is_released = true, unclaimed_at = $3
       where user_id = $1 and id = any($2::uuid[])`,
      [userId, ids, now],
    ),
  );
};
