import type { Comment } from '@pinlife/contract/comment/schema';
import type { Note } from '@pinlife/contract/note/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeCachedNote } from '../../entities/note/cache.ts';
import { call } from '../../lib/api/api-client.ts';
import { sentenceFor } from '../../lib/i18n/i18n.ts';
import type { PlainKey } from '../../lib/i18n/locale-types.ts';
import { showToast } from '../../ui/feedback/toast.ts';

const hasComment = ({ comments }: Note, id: string): boolean => comments.some(({ _id }) => _id === id);

export const withComment =
  (comment: Comment) =>
  (note: Note): Note =>
    hasComment(note, comment._id)
      ? { ...note, comments: note.comments.map((other) => (other._id === comment._id ? comment : other)) }
      : { ...note, comments: [...note.comments, comment], commentCount: note.commentCount + 1 };

export const withoutComment =
  (id: string) =>
  (note: Note): Note =>
    hasComment(note, id)
      ? { ...note, comments: note.comments.filter(({ _id }) => _id !== id), commentCount: note.commentCount - 1 }
      : note;

const sayWhy = (situation: PlainKey) => (error: unknown) =>
  showToast({ kind: 'error', text: sentenceFor(error, situation) });

/** `onAdded` is told what was sent; also when the card that sent it has been scrolled away. */
export const useAddComment = (noteId: string, onAdded: (content: string) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => call('createComment', { params: { noteId }, body: { content } }),
    onSuccess: (comment, content) => {
      changeCachedNote(client, noteId, withComment(comment));
      onAdded(content);
    },
    onError: sayWhy('comment.addFailed'),
  });
};

/** A failed edit speaks as a failed comment does. */
export const useEditComment = (noteId: string, id: string, onEdited: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (content: string) => call('updateComment', { params: { noteId, id }, body: { content } }),
    onSuccess: (comment) => {
      changeCachedNote(client, noteId, withComment(comment));
      onEdited();
    },
    onError: sayWhy('comment.addFailed'),
  });
};

export const useDeleteComment = (noteId: string, id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('deleteComment', { params: { noteId, id } }),
    onSuccess: () => changeCachedNote(client, noteId, withoutComment(id)),
    onError: sayWhy('comment.deleteFailed'),
  });
};
