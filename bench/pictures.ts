import type pg from 'pg';
import { createApi } from '../scripts/app/api.ts';
import { uploadMedia } from '../scripts/app/upload.ts';
import { makePhoto } from '../scripts/demo/media.ts';
import { type Holding, noteId } from './people.ts';
import { writeNote } from './text/note.ts';

/** Adds a picture to each note that has one: uploaded once, because copies of an item share its bytes. */
export const addPictures = async (
  database: pg.Client,
  url: string,
  { id: userId, token }: { id: string; token: string },
  { notes }: Holding,
): Promise<void> => {
  const numbers = Array.from({ length: notes.count }, (_none, index) => notes.first + index);
  const ids = numbers.filter((number) => writeNote(number).hasPicture).map(noteId);
  if (ids.length === 0) return;
  const { _id: pictureId } = await uploadMedia(createApi(url), { userId, token }, await makePhoto('backwater'));
  const [first, ...others] = ids;
  await database.query('update media set note_id = $3, unclaimed_at = null where user_id = $1 and id = $2', [
    ...[userId, pictureId, first],
  ]);
  await database.query(
    `insert into media (user_id, id, note_id, type, name, s3_key, object_key, size, content_type, width, height,
       placeholder, thumbs, created_at)
     select user_id, gen_random_uuid(), note.id, type, name, s3_key, object_key, size, content_type, width, height,
       placeholder, thumbs, created_at
     from media, unnest($3::uuid[]) as note (id) where user_id = $1 and media.id = $2`,
    [userId, pictureId, others],
  );
  await database.query('update notes set media_count = 1 where user_id = $1 and id = any($2::uuid[])', [userId, ids]);
};
