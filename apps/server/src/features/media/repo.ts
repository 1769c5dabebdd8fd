import type { MediaType } from '@pinlife/contract/media/limits';
import type { Media } from '@pinlife/contract/media/schema';
import { type MediaSigning, signingParameters, wireMedia } from '../../db/json/wire-media.ts';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';
import type { StoredThumb } from '../../db/schema.ts';

export type NewMedia = {
  id: string;
  type: MediaType;
  name: string;
  s3Key: string;
  objectKey: string;
  size: number;
  contentType: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  thumbs: StoredThumb[];
  previewBytes: number;
  duration: number | null;
  peaks: number[] | null;
};

/** The columns that serving needs. */
export type ServedItem = {
  type: MediaType;
  name: string;
  object_key: string;
  content_type: string;
  thumbs: StoredThumb[];
};

export type MediaRepo = ReturnType<typeof createMediaRepo>;

export const createMediaRepo = (reader: Reader, signing: MediaSigning) => ({
  async find(userId: string, id: string): Promise<Media | null> {
    return (await list(reader, userId, [id], signing))[0] ?? null;
  },

  findIn: async (tx: Tx, userId: string, id: string): Promise<Media | null> =>
    (await list(tx, userId, [id], signing))[0] ?? null,

  list: (userId: string, ids: readonly string[]): Promise<Media[]> => list(reader, userId, ids, signing),
  listIn: (tx: Tx, userId: string, ids: readonly string[]): Promise<Media[]> => list(tx, userId, ids, signing),

  /** The oldest item: copies come later. */
  findByKey: (userId: string, s3Key: string): Promise<Media | null> => findByKey(reader, userId, s3Key, signing),
  findByKeyIn: (tx: Tx, userId: string, s3Key: string): Promise<Media | null> => findByKey(tx, userId, s3Key, signing),

  findServed: (userId: string, id: string): Promise<ServedItem | undefined> =>
    reader.first(
      read<ServedItem>(
        `select type, name, object_key, content_type, thumbs from media join users on users.id = user_id and not is_shut
         where user_id = $1 and media.id = $2`,
        [userId, id],
        'media-served',
      ),
    ),

  async insert(tx: Tx, userId: string, media: NewMedia, now: Date): Promise<void> {
    await tx.run(
      build.insertInto('media').values({
        user_id: userId,
        id: media.id,
        note_id: null,
        type: media.type,
        name: media.name,
        s3_key: media.s3Key,
        object_key: media.objectKey,
        size: media.size,
        content_type: media.contentType,
        width: media.width,
        height: media.height,
        placeholder: media.placeholder,
        thumbs: JSON.stringify(media.thumbs),
        preview_bytes: media.previewBytes,
        duration: media.duration,
        peaks: media.peaks,
        created_at: now,
        unclaimed_at: now,
      }),
    );
  },

  /** Locks the sum of this person's space until the transaction ends. */
  async lockSpace(tx: Tx, userId: string): Promise<void> {
    await tx.first(read('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`space of ${userId}`]));
  },

  /** Deletes items that nothing has used since then. A sweep deletes their bytes later. Across all people of the shard. */
  deleteUnclaimed: (tx: Tx, before: Date, limit: number): Promise<number> =>
    tx.run(
      write(
        `delete from media using (
           select user_id, id from media where unclaimed_at < $1 order by unclaimed_at limit $2 for update skip locked
         ) old
         where media.user_id = old.user_id and media.id = old.id`,
        [before, limit],
      ),
    ),
});

const listStatement = (where: string): string => {
  const { join, json } = wireMedia(signingParameters(3));
  return `select ${json} as media from media m ${join} where m.user_id = $1 and ${where}`;
};

const oldestByKey = `${listStatement('m.s3_key = $2')} order by m.created_at, m.id limit 1`;

const findByKey = async (from: Reader, userId: string, s3Key: string, signing: MediaSigning): Promise<Media | null> => {
  const row = await from.first(read<{ media: Media }>(oldestByKey, [userId, s3Key, ...signing()], 'media-by-key'));
  return row?.media ?? null;
};

const listByIds = listStatement('m.id = any($2::uuid[])');

const list = async (from: Reader, userId: string, ids: readonly string[], signing: MediaSigning): Promise<Media[]> => {
  const rows = await from.all(read<{ media: Media }>(listByIds, [userId, ids, ...signing()], 'media-list'));
  return rows.map(({ media }) => media);
};
