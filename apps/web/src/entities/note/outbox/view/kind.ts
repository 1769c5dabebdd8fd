import { type Change, isOfNotifications, type NotificationChange, type Waiting } from '../queue/waiting.ts';

/** What a person calls a change. */
export type ChangeKind = 'create' | 'update' | 'passion' | 'done' | 'undone' | 'delete' | 'restore' | 'comment';

export const kindOf = (change: Exclude<Change, NotificationChange>): ChangeKind => {
  if (change.kind === 'done') return change.done ? 'done' : 'undone';
  if (change.kind === 'uncomment') return 'comment';
  if (change.kind !== 'update') return change.kind;
  const { options = {}, ...others } = change.changes;
  return Object.keys(others).length === 0 && Object.keys(options).join() === 'passion' ? 'passion' : 'update';
};

/** Told once, however many calls it takes: two edits of one note are one edit. Null for what is not told of. */
export const toldAs = ({ noteId, change }: Waiting): string | null =>
  isOfNotifications(change) ? null : `${noteId} ${kindOf(change)}`;
