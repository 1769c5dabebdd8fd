import type { Comment } from '@pinlife/contract/comment/schema';
import type { Note } from '@pinlife/contract/note/schema';
import { unanswered } from '../../../../lib/api/api-error.ts';
import type { Caller } from '../../../../lib/api/ask.ts';
import { findKnownTime } from '../../../../lib/time/known-time.ts';
import { findServerTime } from '../../../../lib/time/server-clock.ts';
import {
  type Answer,
  type Change,
  isOfNotifications,
  type NotificationChange,
  withoutLocalIds,
} from '../queue/waiting.ts';

export type SendChange = (change: Change) => Promise<Answer>;

/** The one place that sends a change, by whatever calls the API. */
export const createSendChange =
  (call: Caller): SendChange =>
  async (change) => {
    if (change.kind === 'comment') return { note: null, comment: await sendComment(call, change) };
    if (isOfNotifications(change)) return { note: null, ...(await sendOfNotifications(call, change)) };
    return { note: await sendToNote(call, change) };
  };

/** Somebody else can copy the mark of our answers: one that does not name what was sent is none. */
const requireNamed = async <Named extends { _id: string }>(id: string, answer: Promise<Named>): Promise<Named> => {
  const named: Named | null = await answer;
  if (named?._id !== id) throw unanswered(ANSWERED);
  return named;
};

const ANSWERED = 200;

const sendOfNotifications = async (call: Caller, change: NotificationChange): Promise<{ unread?: number }> => {
  if (change.kind === 'read') return { unread: await call('readNotifications', { body: { ids: [...change.ids] } }) };
  const { notificationId: id, until } = change;
  // Any answer tells the server's time; a worker that has just woken up knows none.
  if (findServerTime() === null) await call('countUnreadNotifications');
  const left = Date.parse(until) - findKnownTime();
  // A time that has passed before it could be sent, and at which it has not rung: it rings now.
  const inSeconds = Math.max(1, Math.ceil(left / 1000));
  await call('actOnNotification', { params: { id }, body: { action: 'snooze', inSeconds, until } });
  return {};
};

type CommentChange = Extract<Change, { kind: 'comment' }>;

const sendComment = (call: Caller, { id: noteId, commentId, content, isNew, was }: CommentChange): Promise<Comment> =>
  requireNamed(
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
      return requireNamed(change.note._id, call('createNote', { body: change.note }));
    case 'update': {
      const { id, version, changes } = change;
      const body = withoutLocalIds(changes);
      const headers = version === null ? {} : { ifMatch: version };
      return requireNamed(id, call('updateNote', { params: { id }, body, ...headers }));
    }
    case 'done':
      return requireNamed(
        change.id,
        call(change.done ? 'markNoteDone' : 'markNoteUndone', { params: { id: change.id } }),
      );
    case 'delete':
      await call('deleteNote', { params: { id: change.id } });
      return null;
    case 'restore':
      return requireNamed(change.id, call('restoreNote', { params: { id: change.id } }));
    case 'uncomment':
      await call('deleteComment', { params: { noteId: change.id, id: change.commentId } });
      return null;
  }
};
