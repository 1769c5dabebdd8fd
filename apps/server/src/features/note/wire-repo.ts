import { NOTE_LIST_COMMENTS } from '@pinlife/contract/note-limits';
import { wireMedia } from '../../db/wire-media.ts';
import { wireTime } from '../../db/wire-time.ts';

/** How the database spells a note for the wire. `n` is the row of the note. */

const commentsOf = (limit: number | null) => `case when n.comment_count = 0 then '[]'::json else (
  select json_agg(c order by c."createdAt", c."_id") from (
    select id as "_id", content, ${wireTime('created_at')} as "createdAt", ${wireTime('updated_at')} as "updatedAt"
    from comments
    where user_id = n.user_id and note_id = n.id
    order by created_at desc, id desc ${limit === null ? '' : `limit ${limit}`}
  ) c) end`;

const reminders = `case when not n.reminder then '[]'::json else (
  select coalesce(json_agg(json_build_object(
    '_id', id, 'meta', meta || jsonb_build_object('id', id), 'nextAt', ${wireTime('next_at')}) order by created_at, id), '[]')
  from reminders where user_id = n.user_id and note_id = n.id) end`;

const mediaOf = (parameter: number) => {
  const { join, json } = wireMedia(parameter);
  return `case when n.media_count = 0 then '[]'::json else (
    select coalesce(json_agg(${json} order by m.inline, m.position), '[]')
    from media m ${join} where m.user_id = n.user_id and m.note_id = n.id) end`;
};

const fieldsOf = (comments: string, media: string) => `n.id as "_id", n.title, n.content,
  json_build_object('color', n.color, 'passion', n.passion, 'location', n.location, 'selfNote', n.self_note) as options,
  n.reminder, ${reminders} as reminders, ${media} as media,
  ${comments} as comments, n.comment_count as "commentCount",
  n.done, n.edited as updated, n.version,
  ${wireTime('n.created_at')} as "createdAt", ${wireTime('n.updated_at')} as "updatedAt",
  ${wireTime('n.deleted_at')} as "deletedAt"`;

/** With the newest comments only. The number is that of the first of the parameters by which media are signed. */
export const noteInList = (parameter: number): string => fieldsOf(commentsOf(NOTE_LIST_COMMENTS), mediaOf(parameter));
/** With all comments. */
export const noteInFull = (parameter: number): string => fieldsOf(commentsOf(null), mediaOf(parameter));
/** As it was just inserted: nothing hangs on it yet. */
export const newNote = fieldsOf(commentsOf(null), `'[]'::json`);
