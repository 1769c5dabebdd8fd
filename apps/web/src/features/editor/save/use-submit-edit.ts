import { useQueryClient } from '@tanstack/react-query';
import { submitChange } from '../../../entities/note/outbox/outbox.ts';
import type { Outcome } from '../../../entities/note/outbox/queue/entry.ts';
import { offerPushLater } from '../../push/loader.ts';
import type { NoteFields } from '../draft/note-fields.ts';
import { type SavedChange, shownOf } from './change.ts';

/** Submits what the editor saves. After a new note with a reminder, the page offers push notifications. */
export const useSubmitEdit = (): ((change: SavedChange, written: NoteFields) => Promise<Outcome>) => {
  const client = useQueryClient();
  return async (change, written) => {
    const outcome = await submitChange(client, change, shownOf(written));
    if (change.kind === 'create' && outcome.note?.reminder) offerPushLater(client);
    return outcome;
  };
};
