import type { MediaType } from '@pinlife/contract/media/limits';
import { PUBLIC_COMMENTS_PAGE_SIZE } from '@pinlife/contract/share/limits';
import type { Reader } from '../db/pool.ts';
import { read } from '../db/query.ts';
import type { StoredThumb } from '../db/schema.ts';

/** The share of a token, with the columns that decide whether it may be shown. */
export type SharedNote = {
  user_id: string;
  note_id: string;
  expires_at: Date | null;
  passphrase_hash: string | null;
  show_comments: boolean;
  /** Changes with everything that the page shows. */
  version: string;
};

export type PublicMedia = {
  id: string;
  type: MediaType;
  name: string;
  object_key: string;
  content_type: string;
  size: number;
  width: number | null;
  height: number | null;
  thumbs: StoredThumb[];
  duration: number | null;
  inline: boolean;
};

type PublicComment = { content: string; created_at: Date };

export type Author = { first_name: string; last_name: string; username: string; timezone: string; is_public: boolean };

/** The fields of a note that a public page may show. */
export type PublicNote = Author & {
  title: string;
  content: string;
  summary: string;
  color: string;
  created_at: Date;
  media: PublicMedia[];
  /** The comments of one page. */
  comments: PublicComment[];
  comment_count: number;
  photo: PublicMedia | undefined;
};

const SUMMARY_LENGTH = 200;

/** Finds shares by the hashes of tokens in hexadecimal. Across all people of the shard. */
export const readShared = async (reader: Reader, hashes: readonly string[]): Promise<Map<string, SharedNote>> => {
  const rows = await reader.all(
    read<SharedNote & { hash: string }>(
      sharedStatement,
      [hashes.map((hash) => Buffer.from(hash, 'hex'))],
      'share-opened',
    ),
  );
  return new Map(rows.map(({ hash, ...row }) => [hash, row]));
};

// `xmin` identifies the state of a row. The note's version would not do: comments do not change it.
const sharedStatement = `
  select encode(s.token_hash, 'hex') as hash, s.user_id, s.note_id, s.expires_at, s.passphrase_hash, s.show_comments,
    concat(n.version, '.', n.xmin, '.', u.xmin) as version
  from shares s
  join notes n on n.user_id = s.user_id and n.id = s.note_id and n.deleted_at is null
  join users u on u.id = s.user_id and not u.is_shut
  where s.token_hash = any($1::bytea[])`;

export const readPublicNote = async (
  reader: Reader,
  { user_id, note_id, show_comments }: SharedNote,
  commentPage: number,
): Promise<PublicNote | null> => {
  const ids = [user_id, note_id];
  const [note, media, comments, photo] = await Promise.all([
    reader.first(read<Omit<PublicNote, 'media' | 'comments' | 'photo'>>(noteStatement, ids, 'public-note')),
    readMedia(reader, user_id, note_id),
    show_comments ? reader.all(read<PublicComment>(commentStatement, [...ids, commentPage], 'public-comments')) : [],
    readPicture(reader, user_id, 'profile_media_id'),
  ]);
  return note ? { ...note, media, comments, photo } : null;
};

const noteStatement = `
  select n.title, n.content, left(n.plain_text, ${SUMMARY_LENGTH}) as summary, n.color, n.created_at, n.comment_count,
    u.first_name, u.last_name, u.username, u.timezone, coalesce(u.public_profile ->> 'enabled', 'false') = 'true' as is_public
  from notes n join users u on u.id = n.user_id
  where n.user_id = $1 and n.id = $2 and n.deleted_at is null`;

const commentStatement = `
  select content, created_at from comments where user_id = $1 and note_id = $2 order by created_at, id
  limit ${PUBLIC_COMMENTS_PAGE_SIZE} offset $3::int * ${PUBLIC_COMMENTS_PAGE_SIZE}`;

const mediaColumns = `
  m.id, m.type, m.name, m.object_key, m.content_type, m.size::int, m.width, m.height, m.thumbs, m.duration, m.inline`;

/** Ordered by their numbers. */
export const readMedia = (reader: Reader, userId: string, noteId: string): Promise<PublicMedia[]> =>
  reader.all(
    read<PublicMedia>(
      `select ${mediaColumns} from media m where m.user_id = $1 and m.note_id = $2 order by m.inline, m.position, m.id`,
      [userId, noteId],
      'public-media',
    ),
  );

export const readPicture = (
  reader: Reader,
  userId: string,
  column: 'profile_media_id' | 'cover_media_id',
): Promise<PublicMedia | undefined> =>
  reader.first(
    read<PublicMedia>(
      `select ${mediaColumns} from users u join media m on m.user_id = u.id and m.id = u.${column} where u.id = $1`,
      [userId],
      `public-${column}`,
    ),
  );

/** null if the note is deleted. */
export const readNoteColor = async (reader: Reader, userId: string, noteId: string): Promise<string | null> => {
  const row = await reader.first(
    read<{ color: string }>(
      'select color from notes where user_id = $1 and id = $2 and deleted_at is null',
      [userId, noteId],
      'public-color',
    ),
  );
  return row?.color ?? null;
};
