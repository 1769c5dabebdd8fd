import { NOTE_LIST_COMMENTS } from '@pinlife/contract/note-limits';
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

const fieldsOf = (comments: string) => `n.id as "_id", n.title, n.content,
  json_build_object('color', n.color, 'passion', n.passion, 'location', n.location, 'selfNote', n.self_note) as options,
  n.reminder, ${reminders} as reminders, '[]'::json as media,
  ${comments} as comments, n.comment_count as "commentCount",
  n.done, n.edited as updated, n.version,
  ${wireTime('n.created_at')} as "createdAt", ${wireTime('n.updated_at')} as "updatedAt",
  ${wireTime('n.deleted_at')} as "deletedAt"`;

/** With the newest comments only. */
export const noteInList = fieldsOf(commentsOf(NOTE_LIST_COMMENTS));
/** With all comments. */
export const noteInFull = fieldsOf(commentsOf(null));
