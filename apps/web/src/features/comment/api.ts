import type { Comment } from '@pinlife/contract/comment/schema';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { entryStore } from '../../entities/note/outbox/display/entry-store.ts';
import { submitChange } from '../../entities/note/outbox/outbox.ts';
import type { Change, OutboxEntry } from '../../entities/note/outbox/queue/entry.ts';
import type { ApiError } from '../../lib/api/api-error.ts';
import { withAttemptId } from '../../lib/api/attempt-id.ts';
import { sentenceFor } from '../../lib/i18n/i18n.ts';
import type { PlainKey } from '../../locales/locale-types.ts';
import { showToast } from '../../ui/feedback/toast.ts';

const toastError = (situation: PlainKey) => (error: unknown) =>
  showToast({ kind: 'error', text: sentenceFor(error, situation) });

type CommentChange = Omit<Extract<Change, { kind: 'comment' }>, 'kind'>;

const submitComment = (client: QueryClient, comment: CommentChange) =>
  submitChange(client, { kind: 'comment', ...comment });

/** `onStored` is called once the outbox, or the server, has the comment, or it was refused. */
type NewText = { text: string; onStored: () => void };

/** `onRefused` gets the text back, even if the card was unmounted meanwhile. */
export const useAddComment = (noteId: string, onRefused: (content: string) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ text, onStored }: NewText) => {
      const content = text.trim();
      return withAttemptId(`comment ${noteId} ${content}`, async (commentId) => {
        const isIt = ({ change }: OutboxEntry) => change.kind === 'comment' && change.commentId === commentId;
        const stop = entryStore.subscribe(() => entryStore.getStored().some(isIt) && onStored());
        try {
          return await submitComment(client, { id: noteId, commentId, content, isNew: true });
        } finally {
          stop();
          onStored();
        }
      });
    },
    onError: (error, { text }) => {
      onRefused(text.trim());
      toastError('comment.addFailed')(error);
    },
  });
};

/**
 * A failed edit shows the same error as a failed comment. If somebody else has edited the comment, a second attempt
 * overwrites that.
 */
export const useEditComment = (
  noteId: string,
  { _id: commentId, content }: Comment,
  onEdited: (text: string) => void,
) => {
  const client = useQueryClient();
  const [was, setWas] = useState(content);
  return useMutation({
    mutationFn: (text: string) =>
      submitComment(client, { id: noteId, commentId, content: text.trim(), isNew: false, was }),
    onSuccess: (_outcome, text) => {
      setWas(text.trim());
      onEdited(text);
    },
    onError: (error) => {
      const { code, data } = error as Partial<ApiError>;
      if (code === 'comment_changed') setWas((data as Comment).content);
      toastError('comment.addFailed')(error);
    },
  });
};

export const useDeleteComment = (noteId: string, commentId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => submitChange(client, { kind: 'uncomment', id: noteId, commentId }),
    onError: toastError('comment.deleteFailed'),
  });
};
