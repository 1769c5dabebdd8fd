import { NOTIFICATION_CONTENT_MAX_BYTES } from '@pinlife/contract/notification/limits';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';
import type { ListPosition } from '../../platform/cursor.ts';
import { HIGHEST_ID } from '../../platform/secret/id.ts';
import type { NoteOptionColumns } from '../../views/note-options.ts';
import type { NewNotification } from './publish.ts';

export type NotificationRow = NoteOptionColumns & {
  id: string;
  kind: string;
  occurrence_at: Date;
  created_at: Date;
  read_at: Date | null;
  note_id: string;
  reminder_id: string;
  title: string;
  /** Null if it is too long. */
  content: string | null;
  /** The first words of its text. */
  beginning: string;
};

type EarlyRow = Omit<NewNotification, 'createdAt'> & { isSilent: boolean };
type UnreadRow = { noteId: string; title: string; plainText: string; occurrenceAt: Date };

export type NotificationRepo = ReturnType<typeof createNotificationRepo>;

export const createNotificationRepo = (reader: Reader) => ({
  /** Returns the ids that were new: an occurrence never rings twice. */
  async insert(tx: Tx, notifications: readonly NewNotification[]): Promise<Set<string>> {
    if (notifications.length === 0) return new Set();
    const column = <Key extends keyof NewNotification>(key: Key) => notifications.map((one) => one[key]);
    const rows = await tx.all(
      write<{ id: string }>(
        `insert into notifications (user_id, id, note_id, reminder_id, kind, occurrence_at, created_at)
         select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::timestamptz[], $7::timestamptz[])
         on conflict (user_id, reminder_id, occurrence_at, kind) do nothing
         returning id`,
        [
          column('userId'),
          column('id'),
          column('noteId'),
          column('reminderId'),
          column('kind'),
          column('occurrenceAt'),
          column('createdAt'),
        ],
        'notification-insert',
      ),
    );
    return new Set(rows.map(({ id }) => id));
  },

  list: (userId: string, after: ListPosition | undefined, limit: number): Promise<NotificationRow[]> =>
    reader.all(
      read<NotificationRow>(
        `${selectWithNote}
         and (m.created_at, m.id) < ($2::timestamptz, $3::uuid)
         order by m.created_at desc, m.id desc limit $4`,
        [userId, after?.at ?? 'infinity', after?.id ?? HIGHEST_ID, limit],
        'notification-list',
      ),
    ),

  find: (userId: string, id: string): Promise<NotificationRow | undefined> =>
    reader.first(read<NotificationRow>(`${selectWithNote} and m.id = $2`, [userId, id], 'notification-find')),

  /** For pushes: undefined if it was read, or its note is done or deleted. */
  findUnread: (userId: string, id: string): Promise<UnreadRow | undefined> =>
    reader.first(
      read<UnreadRow>(
        `select n.id as "noteId", n.title, left(n.plain_text, 1000) as "plainText", m.occurrence_at as "occurrenceAt"
         from notifications m join notes n on n.user_id = m.user_id and n.id = m.note_id
         where m.user_id = $1 and m.id = $2 and m.read_at is null and n.deleted_at is null and not n.done`,
        [userId, id],
      ),
    ),

  async countUnread(userId: string): Promise<number> {
    const row = await reader.first(
      read<{ unread: number }>(
        `select count(*)::int as unread from notifications m
         join notes n on n.user_id = m.user_id and n.id = m.note_id
         where m.user_id = $1 and m.read_at is null and n.deleted_at is null`,
        [userId],
        'notification-unread',
      ),
    );
    return row?.unread ?? 0;
  },

  markRead: async (tx: Tx, userId: string, ids: readonly string[], now: Date): Promise<number> =>
    ids.length === 0
      ? 0
      : tx.run(
          build
            .updateTable('notifications')
            .set({ read_at: now })
            .where('user_id', '=', userId)
            .where('id', 'in', [...ids])
            .where('read_at', 'is', null),
        ),

  /** Whether a notification of a snoozed reminder has rung since. */
  hasSnoozeRung: async (tx: Tx, userId: string, reminderId: string, since: Date): Promise<boolean> =>
    (
      await tx.all(
        write(
          `select 1 from notifications where user_id = $1 and reminder_id = $2 and kind = 'snooze' and created_at >= $3
         limit 1`,
          [userId, reminderId, since],
        ),
      )
    ).length > 0,

  /**
   * Deletes some notifications of future occurrences, which a clock that was ahead made. Across all people of the shard.
   * `isSilent`: the note is done or deleted, or the reminder is removed.
   */
  deleteEarly: (tx: Tx, now: Date, limit: number): Promise<EarlyRow[]> =>
    tx.all(
      write<EarlyRow>(
        `delete from notifications m using (
           select user_id, id from notifications where created_at > $1 and occurrence_at > $1 limit $2
         ) early, notes n
         where m.user_id = early.user_id and m.id = early.id and n.user_id = m.user_id and n.id = m.note_id
         returning m.user_id as "userId", m.id, m.note_id as "noteId", m.reminder_id as "reminderId", m.kind,
           m.occurrence_at as "occurrenceAt", n.done or n.deleted_at is not null or not exists (
             select from reminders r where r.user_id = m.user_id and r.id = m.reminder_id) as "isSilent"`,
        [now, limit],
      ),
    ),

  /** Deletes lead notifications of a reminder's future occurrences. */
  deleteLeads: (tx: Tx, userId: string, reminderId: string, now: Date): Promise<number> =>
    tx.run(
      build
        .deleteFrom('notifications')
        .where('user_id', '=', userId)
        .where('reminder_id', '=', reminderId)
        .where('kind', '=', 'lead')
        .where('occurrence_at', '>', now),
    ),
});

const selectWithNote = `
  select m.id, m.kind, m.occurrence_at, m.created_at, m.read_at, m.reminder_id, n.id as note_id, n.title,
    case when octet_length(n.content) <= ${NOTIFICATION_CONTENT_MAX_BYTES} then n.content end as content,
    left(n.plain_text, ${NOTIFICATION_CONTENT_MAX_BYTES}) as beginning, n.color, n.passion, n.location, n.self_note
  from notifications m join notes n on n.user_id = m.user_id and n.id = m.note_id
  where m.user_id = $1 and n.deleted_at is null`;
