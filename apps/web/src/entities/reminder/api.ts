import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { sentenceFor } from '../../lib/i18n/i18n.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { submitChange } from '../note/outbox/outbox.ts';

/** Marks a note as done or not. The change shows at once; if the server refuses it, it is taken back and an error is shown. */
const setDone = async (client: QueryClient, id: string, done: boolean): Promise<void> => {
  try {
    await submitChange(client, { kind: 'done', id, done }, { done });
  } catch (error) {
    showToast({ kind: 'error', text: sentenceFor(error, 'reminder.updateFailed') });
  }
};

export const useMarkDone = (noteId: string): ((done: boolean) => void) => {
  const client = useQueryClient();
  return (done) => void setDone(client, noteId, done);
};

/** Marks a note that is not on the screen as done. */
export const markNoteDone = (client: QueryClient, noteId: string): void => void setDone(client, noteId, true);
