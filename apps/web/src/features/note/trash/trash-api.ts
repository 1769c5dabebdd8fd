import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { submitChange } from '../../../entities/note/outbox/outbox.ts';
import { sentenceFor, t } from '../../../lib/i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toast.ts';

/** Shows the error. */
const bringBack = async (client: QueryClient, id: string): Promise<void> => {
  try {
    await submitChange(client, { kind: 'restore', id }, { deletedAt: null });
  } catch (error) {
    showToast({ kind: 'error', text: sentenceFor(error, 'note.restoreFailed') });
    throw error;
  }
};

/** Removes the note from the lists at once. It comes back if the server refuses, or by Undo. */
export const useDeleteNote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => submitChange(client, { kind: 'delete', id }, { deletedAt: new Date().toISOString() }),
    onSuccess: (_outcome, id) => {
      const undo = { label: t('note.undo'), run: () => bringBack(client, id).catch(() => undefined) };
      showToast({ kind: 'success', text: t('note.deleted'), action: undo });
    },
    onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'note.deleteFailed') }),
  });
};

export const useRestoreNote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => bringBack(client, id),
    onSuccess: () => showToast({ kind: 'success', text: t('trash.restored') }),
  });
};
