import type { Note } from '@pinlife/contract/note/schema';
import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { sentenceFor } from '../../lib/i18n/i18n.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { eventKeys } from '../event/keys.ts';
import { changeCachedNote, putCachedNote } from '../note/cache.ts';
import { noteKeys } from '../note/keys.ts';

/** A note that is marked as done or not shows it at once, and takes it back when the server refuses. */
const doneMutation = (client: QueryClient, noteId: string) => {
  const mutationKey = noteKeys.change(noteId);
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (done: boolean): Promise<Note> =>
      call(done ? 'markNoteDone' : 'markNoteUndone', { params: { id: noteId } }),
    onMutate: (done) => changeCachedNote(client, noteId, (note) => ({ ...note, done })),
    onSuccess: (note) => {
      putCachedNote(client, note);
      client.invalidateQueries({ queryKey: eventKeys.all });
    },
    onError: (error, done) => {
      changeCachedNote(client, noteId, (note) => ({ ...note, done: !done }));
      showToast({ kind: 'error', text: sentenceFor(error, 'reminder.updateFailed') });
    },
  });
};

export const useMarkDone = (noteId: string) => useMutation(doneMutation(useQueryClient(), noteId));

/** The same for a note that is not on the screen. */
export const markNoteDone = (client: QueryClient, noteId: string): void => {
  const mutation = client.getMutationCache().build(client, doneMutation(client, noteId));
  // It has said itself what went wrong.
  mutation.execute(true).catch(() => undefined);
};
