import { NOTE_VERSIONS_MAX, VERSION_JOIN_MINUTES } from '@pinlife/contract/note/limits';
import type { Reminder } from '@pinlife/contract/reminder/schema';
import type { Tx } from '../../../db/pool.ts';
import { read, write } from '../../../db/query.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import { remindersJson } from '../../../views/note-json.ts';
import type { NoteChanges } from '../repo.ts';
import { versionAt } from './version.ts';

type NoteEdit = {
  changes: NoteChanges;
  now: Date;
  /** The reminders before the edit, if the transaction has already changed them. */
  replacedReminders?: readonly Reminder[] | null | undefined;
  /**
   * Edits of one session within `VERSION_JOIN_MINUTES` are one version. null: always a version of its own, and the next
   * edit too.
   */
  sessionId: string | null;
};

export type EditNote = (tx: Tx, userId: string, id: string, edit: NoteEdit) => Promise<number>;

/**
 * Every edit of a note uses this statement. It stores the replaced version in the history, so it must run before the
 * media change. Consecutive edits of one session are one version. Returns the new version number. On Citus, an `insert …
 * select` cannot call functions that are not immutable, so shards read reminders in a separate statement.
 */
export const createNoteEdit =
  ({ isShard }: { isShard: boolean }): EditNote =>
  async (tx, userId, id, { changes, now, replacedReminders, sessionId }) => {
    const replaced = replacedReminders ? JSON.stringify(replacedReminders) : null;
    const row = await tx.first(
      write<{ version: number }>(
        isShard ? shardStatement : statement,
        [
          userId,
          id,
          now,
          versionAt(now),
          sessionId,
          isShard ? (replaced ?? (await findReminders(tx, userId, id))) : replaced,
          ...columns.map((name) => changes[name] ?? null),
        ],
        isShard ? 'note-edit-shard' : 'note-edit',
      ),
    );
    if (!row) throw new AppError('not_found');
    return row.version;
  };

const findReminders = async (tx: Tx, userId: string, id: string): Promise<string | null> => {
  const row = await tx.first(
    read<{ reminders: string }>(
      `select (${remindersJson})::text as reminders from notes n where user_id = $1 and id = $2`,
      [userId, id],
      'note-reminders',
    ),
  );
  return row?.reminders ?? null;
};

/** All columns that an edit can change. The type demands each of them. */
const columnTypes: Record<keyof NoteChanges, string> = {
  title: 'text',
  content: 'text',
  plain_text: 'text',
  tags: 'text',
  tag_keys: 'text',
  color: 'text',
  location: 'text',
  passion: 'boolean',
  self_note: 'boolean',
};
const columns = Object.keys(columnTypes) as (keyof NoteChanges)[];

const HISTORY_COLUMNS = 'title, content, color, passion, location, self_note';
const mediaWhere = (inline: string) =>
  `select id from media where user_id = n.user_id and note_id = n.id and ${inline} order by position`;

/**
 * Counts from the newest version that was kept, so that long writing keeps one each time the minutes are over. An
 * `updated_at` in the future (the clock was set back) is not joined, so that no version is lost.
 */
const isJoined = `(n.edited_by = $5::uuid and n.updated_at <= $3
  and $3::timestamptz - (
    select replaced_at from note_versions where user_id = n.user_id and note_id = n.id order by version desc limit 1
  ) < interval '${VERSION_JOIN_MINUTES} minutes')`;

/**
 * Orders the versions: first those that were current for the longest time, then the newest. The rest is dropped. The version
 * that is kept just now counts besides them; only on Citus is it visible here already.
 */
const versionsByLifetime = `
  select version from (
    select version, replaced_at - lag(replaced_at, 1, (
      select created_at from notes where user_id = $1 and id = $2)) over (order by version) as lived
    from note_versions where user_id = $1 and note_id = $2 and version <> (select version from kept)) as lives
  order by greatest(lived, -lived) desc, version desc`;

const writeStatement = (reminders: string) => `
  with kept as (
    insert into note_versions (
      user_id, note_id, version, ${HISTORY_COLUMNS}, media, grid_count, reminders, replaced_at)
    select user_id, id, version, ${HISTORY_COLUMNS},
      case when media_count = 0 then '{}' else array(${mediaWhere('not inline')}) || array(${mediaWhere('inline')}) end,
      case when media_count = 0 then 0 else (
        select count(*) from media where user_id = n.user_id and note_id = n.id and not inline) end,
      ${reminders}, $3
    from notes n
    where user_id = $1 and id = $2 and deleted_at is null and ${isJoined} is not true
    returning version),
  dropped as (
    delete from note_versions where user_id = $1 and note_id = $2 and exists (select from kept)
      and version = any (array(${versionsByLifetime} offset ${NOTE_VERSIONS_MAX - 1})))
  update notes set edited = true, edited_by = $5::uuid, updated_at = $3, version = greatest(version + 1, $4::integer),
    ${columns.map((name, index) => `${name} = coalesce($${index + 7}::${columnTypes[name]}, ${name})`).join(', ')}
  where user_id = $1 and id = $2 and deleted_at is null
  returning version`;

const statement = writeStatement(`case when $6::text is not null then $6::json else ${remindersJson} end`);
const shardStatement = writeStatement('$6::json');
