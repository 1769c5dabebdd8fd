import { PUBLIC_NOTES_MAX, PUBLIC_NOTES_PAGE_SIZE } from '@pinlife/contract/share/limits';
import type { PublicProfile } from '@pinlife/contract/user/public-profile';
import type { UserDetails } from '@pinlife/contract/user/schema';
import type { Reader } from '../db/pool.ts';
import { read } from '../db/query.ts';

/** The person of a username, with the fields that visitors may see. */
export type PublicPerson = {
  id: string;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  timezone: string;
  profile: Partial<UserDetails>;
  public_profile: Partial<PublicProfile>;
  /** Changes with every change of the row. */
  version: string;
};

/** Finds people by names in lower case. Across all people of the shard. */
export const readPublicPeople = async (
  reader: Reader,
  names: readonly string[],
): Promise<Map<string, PublicPerson>> => {
  const rows = await reader.all(
    read<PublicPerson>(
      `select id, username, email, first_name, last_name, timezone, profile, public_profile, xmin::text as version
       from users where lower(username) = any($1::text[]) and not is_shut`,
      [names],
      'public-person',
    ),
  );
  return new Map(rows.map((row) => [row.username.toLowerCase(), row]));
};

/** A note on a public profile: the fields of its card, and the sealed token of its page. */
export type PublicCard = {
  user_id: string;
  note_id: string;
  sealed_token: Buffer;
  title: string;
  color: string;
  created_at: Date;
  /** The whole text if it is short, else its beginning as plain text. */
  content: string | null;
  summary: string;
  is_cut: boolean;
  /** null if comments are not shown. */
  comments: number | null;
  pictures: number[];
  recordings: number;
  files: number;
};

type CardPage = {
  total: number;
  /** Changes with everything that the page shows. */
  version: string;
  ids: string[];
};

/** The longest text of a card; the page of the note shows all. */
const CARD_LENGTH = 360;
const CARD_MAX_BYTES = 4096;

const isShown = `s.on_profile_at is not null and s.passphrase_hash is null and (s.expires_at is null or s.expires_at > $2)
  and n.deleted_at is null`;

/** The notes of a page, counted from 0, newest first. */
export const readCardPage = async (reader: Reader, userId: string, now: Date, page: number): Promise<CardPage> => {
  const row = await reader.first(
    read<CardPage>(
      `select count(*)::int as total,
         coalesce((array_agg(id order by created_at desc, id desc))[$3 + 1:$3 + ${PUBLIC_NOTES_PAGE_SIZE}], '{}') as ids,
         md5(string_agg(concat(id, n_version, s_version), ',' order by created_at desc, id desc)) as version
       from (
         select n.id, n.created_at, n.xmin as n_version, concat(s.show_comments, s.token_hash) as s_version
         from (
           select * from shares where user_id = $1 and on_profile_at is not null
           order by on_profile_at desc, note_id desc limit ${PUBLIC_NOTES_MAX}) s
         join notes n on n.user_id = s.user_id and n.id = s.note_id where ${isShown}) shown`,
      [userId, now, page * PUBLIC_NOTES_PAGE_SIZE],
      'public-page',
    ),
  );
  return { total: row?.total ?? 0, version: row?.version ?? '', ids: row?.ids ?? [] };
};

export const readCards = (reader: Reader, userId: string, now: Date, ids: readonly string[]): Promise<PublicCard[]> =>
  reader.all(
    read<PublicCard>(
      `select s.user_id, s.note_id, s.sealed_token, n.title, n.color, n.created_at,
         left(n.plain_text, ${CARD_LENGTH}) as summary, length(n.plain_text) > ${CARD_LENGTH} as is_cut,
         case when length(n.plain_text) <= ${CARD_LENGTH} and octet_length(n.content) <= ${CARD_MAX_BYTES} then n.content end as content,
         case when s.show_comments then n.comment_count end as comments,
         coalesce(m.pictures, '{}') as pictures, coalesce(m.recordings, 0)::int as recordings, coalesce(m.files, 0)::int as files
       from shares s join notes n on n.user_id = s.user_id and n.id = s.note_id
       left join lateral (
         select array_agg(rank order by rank) filter (where type = 'image') as pictures,
           count(*) filter (where type = 'audio') as recordings, count(*) filter (where type = 'file') as files
         from (
           select type, (row_number() over (order by inline, position, id) - 1)::int as rank
           from media where user_id = s.user_id and note_id = s.note_id) numbered) m on true
       where s.user_id = $1 and s.note_id = any($3::uuid[]) and ${isShown}
       order by n.created_at desc, n.id desc`,
      [userId, now, ids],
      'public-cards',
    ),
  );
