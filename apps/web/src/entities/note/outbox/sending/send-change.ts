import type { Comment } from '@pinlife/contract/comment/schema';
import type { Note } from '@pinlife/contract/note/schema';
import { unansweredError } from '../../../../lib/api/api-error.ts';
import type { Caller } from '../../../../lib/api/ask.ts';
import { findKnownTime } from '../../../../lib/time/known-time.ts';
import { findServerTime } from '../../../../lib/time/server-clock.ts';
import {
  type Change,
  type ChangeAnswer,
  isOfNotifications,
  type NotificationChange,
  withoutLocalIds,
} from '../queue/entry.ts';

export type SendChange = (change: Change) => Promise<ChangeAnswer>;

export const createSendChange =
  (call: Caller): SendChange =>
  async (change) => {
    if (change.kind === 'comment') return { note: null, comment: await sendComment(call, change) };
    if (isOfNotifications(change)) return { note: null, ...(await sendOfNotifications(call, change)) };
    return { note: await sendToNote(call, change) };
  };

/** Throws unless the answer has the id that was sent: a proxy could copy the mark of PinLife's answers. */
const requireId = async <Named extends { _id: string }>(id: string, answer: Promise<Named>): Promise<Named> => {
  const named: Named | null = await answer;
  if (named?._id !== id) throw unansweredError(ANSWERED);
  return named;
};

const ANSWERED = 200;

const sendOfNotifications = async (call: Caller, change: NotificationChange): Promise<{ unread?: number }> => {
  if (change.kind === 'read') return { unread: await call('readNotifications', { body: { ids: [...change.ids] } }) };
  const { notificationId: id, until } = change;
  // Any answer has the server's time, which a service worker does not know after it has started.
  if (findServerTime() === null) await call('countUnreadNotifications');
  const left = Date.parse(until) - findKnownTime();
  // A snooze whose time has passed rings now.
  const inSeconds = Math.max(1, Math.ceil(left / 1000));
  await call('actOnNotification', { params: { id }, body: { action: 'snooze', inSeconds, until } });
  return {};
};

type CommentChange = Extract<Change, { kind: 'comment' }>;

const sendComment = (call: Caller, { id: noteId, commentId, content, isNew, was }: CommentChange): Promise<Comment> =>
  requireId(
    commentId,
    isNew
      ? call('createComment', { params: { noteId }, body: { _id: commentId, content } })
      : call('updateComment', { params: { noteId, id: commentId }, body: { content, was } }),
  );

const sendToNote = async (
  call: Caller,
  change: Exclude<Change, CommentChange | NotificationChange>,
): Promise<Note | null> => {
  switch (change.kind) {
    case 'create':
      return requireId(change.note._id, call('createNote', { body: change.note }));
    case 'update': {
      const { id, version, changes } = change;
      const body = withoutLocalIds(changes);
      const headers = version === null ? {} : { ifMatch: version };
      return requireId(id, call('updateNote', { params: { id }, body, ...headers }));
    }
    case 'done':
      return requireId(change.id, call(change.done ? 'markNoteDone' : 'markNoteUndone', { params: { id: change.id } }));
    case 'delete':
      await call('deleteNote', { params: { id: change.id } });
      return null;
    case 'restore':
      return requireId(change.id, call('restoreNote', { params: { id: change.id } }));
    case 'uncomment':
      await call('deleteComment', { params: { noteId: change.id, id: change.commentId } });
      return null;
  }
};
