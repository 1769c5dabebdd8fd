import type { Comment } from '@pinlife/contract/comment/schema';
import type { Note } from '@pinlife/contract/note/schema';
import type { Caller } from '../../../lib/api/ask.ts';
import { type Change, isOfNotifications, type NotificationChange, withoutLocalIds } from './waiting.ts';

/** What the server made of a change: the note as it has it now, the comment, or how much is unread. */
export type Answer = { note: Note | null; comment?: Comment; unread?: number };

export type SendChange = (change: Change) => Promise<Answer>;

/** The one place that sends a change, by whatever calls the API. */
export const createSendChange =
  (call: Caller): SendChange =>
  async (change) => {
    if (change.kind === 'comment') return { note: null, comment: await sendComment(call, change) };
    if (isOfNotifications(change)) return { note: null, ...(await sendOfNotifications(call, change)) };
    return { note: await sendToNote(call, change) };
  };

const sendOfNotifications = async (call: Caller, change: NotificationChange): Promise<{ unread?: number }> => {
  if (change.kind === 'read') return { unread: await call('readNotifications', { body: { ids: [...change.ids] } }) };
  const { notificationId: id, until } = change;
  // A time that has passed before it could be sent has no meaning any more.
  const isAhead = Date.parse(until) > Date.now();
  await call('actOnNotification', { params: { id }, body: isAhead ? { action: 'snooze', until } : { action: 'read' } });
  return {};
};

type CommentChange = Extract<Change, { kind: 'comment' }>;

const sendComment = (call: Caller, { id: noteId, commentId, content, isNew }: CommentChange): Promise<Comment> =>
  isNew
    ? call('createComment', { params: { noteId }, body: { _id: commentId, content } })
    : call('updateComment', { params: { noteId, id: commentId }, body: { content } });

const sendToNote = async (
  call: Caller,
  change: Exclude<Change, CommentChange | NotificationChange>,
): Promise<Note | null> => {
  switch (change.kind) {
    case 'create':
      return call('createNote', { body: change.note });
    case 'update': {
      const { id, version, changes } = change;
      const body = withoutLocalIds(changes);
      return call('updateNote', { params: { id }, body, ...(version !== null && { ifMatch: version }) });
    }
    case 'done':
      return call(change.done ? 'markNoteDone' : 'markNoteUndone', { params: { id: change.id } });
    case 'delete':
      await call('deleteNote', { params: { id: change.id } });
      return null;
    case 'restore':
      return call('restoreNote', { params: { id: change.id } });
    case 'uncomment':
      await call('deleteComment', { params: { noteId: change.id, id: change.commentId } });
      return null;
  }
};
