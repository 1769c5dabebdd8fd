import type { QueryClient } from '@tanstack/react-query';
import { eventKeys } from '../../../event/keys.ts';
import { showAsRead } from '../../../notification/cache.ts';
import { notificationKeys } from '../../../notification/keys.ts';
import { changeCachedNote, putCachedNote, trashCachedNote } from '../../cache.ts';
import { withComment, withoutComment } from '../../comments.ts';
import { noteKeys } from '../../keys.ts';
import { markChanged } from '../../latest-read.ts';
import { type Change, type ChangeAnswer, noteIdOf } from '../queue/entry.ts';

/** Updates the page's caches with the answer to a change. */
export const takeAnswer = (client: QueryClient, change: Change, { note, comment, unread }: ChangeAnswer): void => {
  const id = noteIdOf(change);
  markChanged(id);
  if (note) putCachedNote(client, note);
  if (comment) changeCachedNote(client, id, withComment(comment));
  if (change.kind === 'uncomment') changeCachedNote(client, id, withoutComment(change.commentId));
  if (change.kind === 'delete') trashCachedNote(client, id);
  if (change.kind === 'restore') client.invalidateQueries({ queryKey: noteKeys.memories });
  if (unread !== undefined) client.setQueryData(notificationKeys.unread, unread);
  if (change.kind === 'read') showAsRead(client, ({ id: of }) => change.ids.includes(of));
  if (change.kind === 'snooze') client.invalidateQueries({ queryKey: notificationKeys.all });
  // A done note has no events.
  if (change.kind === 'done') client.invalidateQueries({ queryKey: eventKeys.all });
};
