import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { submitChange } from '../../entities/note/outbox/outbox.ts';
import { createId } from '../../lib/api/create-id.ts';
import { sentenceFor } from '../../lib/i18n/i18n.ts';
import type { PlainKey } from '../../lib/i18n/locale-types.ts';
import { showToast } from '../../ui/feedback/toast.ts';

const sayWhy = (situation: PlainKey) => (error: unknown) =>
  showToast({ kind: 'error', text: sentenceFor(error, situation) });

const say = (client: QueryClient, comment: { id: string; commentId: string; content: string; isNew: boolean }) =>
  submitChange(client, { kind: 'comment', ...comment });

/** `onRefused` gets back what was sent; also when the card that sent it has been scrolled away. */
export const useAddComment = (noteId: string, onRefused: (content: string) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) =>
      say(client, { id: noteId, commentId: createId(), content: content.trim(), isNew: true }),
    onError: (error, content) => {
      onRefused(content);
      sayWhy('comment.addFailed')(error);
    },
  });
};

/** A failed edit speaks as a failed comment does. */
export const useEditComment = (noteId: string, commentId: string, onEdited: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => say(client, { id: noteId, commentId, content: content.trim(), isNew: false }),
    onSuccess: () => onEdited(),
    onError: sayWhy('comment.addFailed'),
  });
};

export const useDeleteComment = (noteId: string, commentId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => submitChange(client, { kind: 'uncomment', id: noteId, commentId }),
    onError: sayWhy('comment.deleteFailed'),
  });
};
