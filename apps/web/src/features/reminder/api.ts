import type { Note } from '@pinlife/contract/note/schema';
import type { Reminder, ReminderMeta } from '@pinlife/contract/reminder/schema';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { eventKeys } from '../../entities/event/keys.ts';
import { pullNote } from '../../entities/note/api.ts';
import { changeCachedNote } from '../../entities/note/cache.ts';
import { call } from '../../lib/api/api-client.ts';
import { sentenceFor, t } from '../../lib/i18n/i18n.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { offerPushLater } from '../push/loader.ts';

const settle = (client: QueryClient, noteId: string): void => {
  pullNote(client, noteId);
  client.invalidateQueries({ queryKey: eventKeys.all });
};

const withReminders =
  (change: (reminders: Reminder[]) => Reminder[]) =>
  (note: Note): Note => {
    const reminders = change(note.reminders);
    return { ...note, reminders, reminder: reminders.length > 0 };
  };

type SavedReminder = { id?: string; meta: ReminderMeta };

/** Adds a reminder to a note, or changes the one with this id. */
export const useSaveReminder = (noteId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, meta }: SavedReminder): Promise<Reminder> =>
      id === undefined
        ? call('createReminder', { params: { noteId }, body: meta })
        : call('updateReminder', { params: { noteId, id }, body: meta }),
    onSuccess: ({ _id, meta, nextAt }, { id }) => {
      const saved = { _id, meta, nextAt };
      const put = withReminders((reminders) =>
        id === undefined ? [...reminders, saved] : reminders.map((other) => (other._id === id ? saved : other)),
      );
      changeCachedNote(client, noteId, put);
      settle(client, noteId);
      offerPushLater(client);
    },
    onError: (error, { id }) => {
      const situation = id === undefined ? 'reminder.addFailed' : 'reminder.updateFailed';
      showToast({ kind: 'error', text: sentenceFor(error, situation) });
    },
  });
};

/** Takes a reminder away at once, and brings it back when the server refuses. */
export const useDeleteReminder = (noteId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: Reminder) => call('deleteReminder', { params: { noteId, id: _id } }),
    onMutate: ({ _id }) =>
      changeCachedNote(
        client,
        noteId,
        withReminders((reminders) => reminders.filter((other) => other._id !== _id)),
      ),
    onSuccess: () => {
      showToast({ kind: 'success', text: t('reminder.deleted') });
      settle(client, noteId);
    },
    onError: (error, reminder) => {
      changeCachedNote(
        client,
        noteId,
        withReminders((reminders) => [...reminders.filter(({ _id }) => _id !== reminder._id), reminder]),
      );
      pullNote(client, noteId);
      showToast({ kind: 'error', text: sentenceFor(error, 'reminder.deleteFailed') });
    },
  });
};
