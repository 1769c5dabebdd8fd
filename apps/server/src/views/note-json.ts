import { NOTE_LIST_COMMENTS } from '@pinlife/contract/note/limits';
import {
  instantSql,
  jsonSql,
  type WireJson,
  wireFlag,
  wireInstant,
  wireNone,
  wireNullable,
  wireObject,
  wireRareText,
  wireSql,
  wireText,
  wireUuid,
} from '../db/json/wire-json.ts';
import { type SigningSql, wireMedia } from '../db/json/wire-media.ts';
import { wireTime } from '../db/json/wire-time.ts';

/** SQL of a note as JSON for answers. `n` is its row. */

const comment = jsonSql(
  wireObject({
    _id: wireUuid('id'),
    content: wireText('content'),
    createdAt: wireInstant(instantSql('created_at')),
    updatedAt: wireInstant(instantSql('updated_at')),
  }),
);

const commentsOf = (limit: number | null): WireJson => {
  const all = 'select * from comments where user_id = n.user_id and note_id = n.id';
  const some = limit === null ? all : `${all} order by created_at desc, id desc limit ${limit}`;
  return wireSql(`case when n.comment_count = 0 then '[]' else (
    select concat('[', string_agg(comment, ','), ']')
    from (select ${comment} as comment from (${some}) newest order by created_at, id) sorted) end`);
};

export const remindersJson = `case when not n.reminder then '[]'::json else (
  select coalesce(json_agg(json_build_object(
    '_id', id, 'meta', meta || jsonb_build_object('id', id), 'nextAt', ${wireTime('next_at')}) order by created_at, id), '[]')
  from reminders where user_id = n.user_id and note_id = n.id) end`;
const reminders = wireSql(remindersJson);

const mediaOf = (signing: SigningSql): WireJson => {
  const { join, json } = wireMedia(signing);
  return wireSql(`case when n.media_count = 0 then '[]'::json else (
    select coalesce(json_agg(${json} order by m.inline, m.position), '[]')
    from media m ${join} where m.user_id = n.user_id and m.note_id = n.id) end`);
};

/** No tag has a character that JSON escapes. */
const tags = wireSql(`case when n.tags <> '' then concat('["', replace(n.tags, ' ', '","'), '"]') else '[]' end`);

/** The fields of the share that a card shows. */
const share = wireSql(`case when not n.shared then 'null' else coalesce((
  select ${jsonSql(
    wireObject({
      expiresAt: wireNullable('s.expires_at', wireInstant(instantSql('s.expires_at'))),
      onProfile: wireFlag('s.on_profile_at is not null'),
    }),
  )} from shares s where s.user_id = n.user_id and s.note_id = n.id), 'null') end`);

type Attachments = { reminders: WireJson; media: WireJson; comments: WireJson; share: WireJson };
const noAttachments: Attachments = {
  reminders: wireNone,
  media: wireNone,
  comments: wireNone,
  share: wireSql("'null'"),
};
const attachments = (signing: SigningSql, comments: number | null): Attachments => ({
  reminders,
  media: mediaOf(signing),
  comments: commentsOf(comments),
  share,
});

type Variant = Attachments & {
  /** The creation time, as SQL of `instantSql`. */
  createdAt?: string;
};

const fieldsOf = ({ reminders, media, comments, share, createdAt = instantSql('n.created_at') }: Variant) => ({
  _id: wireUuid('n.id'),
  title: wireText('n.title'),
  content: wireText('n.content'),
  options: wireObject({
    color: wireText('n.color'),
    passion: wireFlag('n.passion'),
    location: wireRareText('n.location'),
    selfNote: wireFlag('n.self_note'),
  }),
  reminder: wireFlag('n.reminder'),
  reminders,
  media,
  comments,
  commentCount: wireSql('n.comment_count'),
  tags,
  done: wireFlag('n.done'),
  updated: wireFlag('n.edited'),
  version: wireSql('n.version'),
  share,
  createdAt: wireInstant(createdAt),
  // Most notes are never edited.
  updatedAt: wireInstant(
    `case when n.updated_at = n.created_at then ${createdAt} else ${instantSql('n.updated_at')} end`,
  ),
  deletedAt: wireNullable('n.deleted_at', wireInstant(instantSql('n.deleted_at'))),
});

const noteSql = (variant: Variant) => jsonSql(wireObject(fieldsOf(variant)));
const createdSql = (variant: Variant) => jsonSql(wireObject({ id: wireUuid('n.id'), ...fieldsOf(variant) }));

/** The columns that `noteInList` needs. The creation time is formatted once, since it is often used twice. */
export const listedColumns = `notes.*, ${instantSql('notes.created_at')} as created_text`;
/** A note with the newest comments only. */
export const noteInList = (signing: SigningSql): string =>
  noteSql({ ...attachments(signing, NOTE_LIST_COMMENTS), createdAt: 'n.created_text' });
/** A note with all comments. */
export const noteInFull = (signing: SigningSql): string => noteSql(attachments(signing, null));
/** The full note and its `id`, for the answer to its creation. */
export const createdInFull = (signing: SigningSql): string => createdSql(attachments(signing, null));
/** A note that was just inserted, and so has no comments or media. */
export const newNote = createdSql(noAttachments);
