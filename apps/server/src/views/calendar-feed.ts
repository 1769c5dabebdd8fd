import type { LanguageCode } from '@pinlife/contract/languages';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import type { Reader } from '../db/pool.ts';
import { read } from '../db/query.ts';
import { pageStampOf } from './page-stamp.ts';

/** The person of a feed, and its state. */
export type OpenFeed = {
  user_id: string;
  language: LanguageCode;
  titles: boolean;
  revision: number;
  changed_at: Date;
  last_asked_at: Date | null;
  /** Changes with everything that the feed shows, and costs the same for any number of reminders. */
  state: string;
};

/** A reminder with the columns of its note that calendars show. */
export type FeedReminder = {
  id: string;
  note_id: string;
  meta: ReminderMeta;
  title: string;
  version: number;
  updated_at: Date;
};

/** Finds feeds by the hashes of tokens in hexadecimal. Across all people of the shard whose accounts are open. */
export const readFeeds = async (reader: Reader, hashes: readonly string[]): Promise<Map<string, OpenFeed>> => {
  const rows = await reader.all(
    read<OpenFeed & { hash: string }>(
      feedStatement,
      [hashes.map((hash) => Buffer.from(hash, 'hex'))],
      'calendar-feed-opened',
    ),
  );
  return new Map(rows.map(({ hash, ...row }) => [hash, row]));
};

const SHOWN_NOTES = 'n.deleted_at is null and not n.done';
const joined = 'reminders r join notes n on n.user_id = r.user_id and n.id = r.note_id';

const feedStatement = `
  select encode(f.token_hash, 'hex') as hash, f.user_id, u.language, f.titles, f.revision, f.changed_at, f.last_asked_at,
    coalesce(${pageStampOf('f.user_id')}::text, '') as state
  from calendar_feeds f join users u on u.id = f.user_id and not u.is_shut
  where f.token_hash = any($1::bytea[])`;

/** Reminders of notes that are neither done nor deleted: the coming ones first, then the newest. */
export const readFeedReminders = (reader: Reader, userId: string, limit: number): Promise<FeedReminder[]> =>
  reader.all(
    read<FeedReminder>(
      `select r.id, r.note_id, r.meta, n.title, n.version, n.updated_at from ${joined}
       where r.user_id = $1 and ${SHOWN_NOTES} order by r.next_at nulls last, r.id desc limit $2`,
      [userId, limit],
      'calendar-feed-reminders',
    ),
  );

/** One reminder, also of a done note. */
export const readFeedReminder = (
  reader: Reader,
  userId: string,
  noteId: string,
  id: string,
): Promise<FeedReminder | undefined> =>
  reader.first(
    read<FeedReminder>(
      `select r.id, r.note_id, r.meta, n.title, n.version, n.updated_at from ${joined}
       where r.user_id = $1 and r.note_id = $2 and r.id = $3 and n.deleted_at is null`,
      [userId, noteId, id],
      'calendar-reminder',
    ),
  );
