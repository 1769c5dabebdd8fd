import { type Change, isOfNotifications, type NotificationChange, type OutboxEntry } from '../queue/entry.ts';

/** A person's name for a change. */
export type ChangeKind = 'create' | 'update' | 'passion' | 'done' | 'undone' | 'delete' | 'restore' | 'comment';

export const kindOf = (change: Exclude<Change, NotificationChange>): ChangeKind => {
  if (change.kind === 'done') return change.done ? 'done' : 'undone';
  if (change.kind === 'uncomment') return 'comment';
  if (change.kind !== 'update') return change.kind;
  const { options = {}, ...others } = change.changes;
  return Object.keys(others).length === 0 && Object.keys(options).join() === 'passion' ? 'passion' : 'update';
};

/** Entries with the same key are announced as one: two edits of a note are one. Null for silent entries. */
export const announcementKey = ({ noteId, change }: OutboxEntry): string | null =>
  isOfNotifications(change) ? null : `${noteId} ${kindOf(change)}`;
