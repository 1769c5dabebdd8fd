import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { restoreNote } from '../../../entities/note/api.ts';
import { findCachedNote, putCachedNote, trashCachedNote } from '../../../entities/note/cache.ts';
import { noteKeys } from '../../../entities/note/keys.ts';
import { call } from '../../../lib/api/api-client.ts';
import { sentenceFor, t } from '../../../lib/i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toast.ts';

/** Says what went wrong. */
const bringBack = async (client: QueryClient, id: string): Promise<void> => {
  try {
    await restoreNote(client, id);
  } catch (error) {
    showToast({ kind: 'error', text: sentenceFor(error, 'note.restoreFailed') });
    throw error;
  }
};

/** The note leaves the lists at once, and comes back when the server refuses or the person thinks better of it. */
export const useDeleteNote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('deleteNote', { params: { id } }),
    onMutate: (id) => {
      const note = findCachedNote(client, id);
      trashCachedNote(client, id);
      return note;
    },
    onSuccess: (_deleted, id) => {
      // Lists that were read before the server had deleted it brought it back.
      trashCachedNote(client, id);
      const undo = { label: t('note.undo'), run: () => bringBack(client, id).catch(() => undefined) };
      showToast({ kind: 'success', text: t('note.deleted'), action: undo });
    },
    onError: (error, _id, note) => {
      if (note) putCachedNote(client, note);
      client.invalidateQueries({ queryKey: noteKeys.memories });
      showToast({ kind: 'error', text: sentenceFor(error, 'note.deleteFailed') });
    },
  });
};

export const useRestoreNote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => bringBack(client, id),
    onSuccess: () => showToast({ kind: 'success', text: t('trash.restored') }),
  });
};
