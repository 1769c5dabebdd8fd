import type { Note } from '@pinlife/contract/note/schema';
import type { Reminder, ReminderMeta } from '@pinlife/contract/reminder/schema';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { eventKeys } from '../../entities/event/keys.ts';
import { findShownNote, type Outcome, submitChange } from '../../entities/note/outbox/outbox.ts';
import { localReminderId, type ShownNote } from '../../entities/note/outbox/waiting.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { createId } from '../../lib/api/create-id.ts';
import { sentenceFor, t } from '../../lib/i18n/i18n.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { offerPushLater } from '../push/loader.ts';

type ListChange = (reminders: readonly Reminder[]) => Reminder[];

/** Sets the reminders of a note, as an edit of the version that is shown. */
const setReminders = (client: QueryClient, note: ShownNote, change: ListChange): Promise<Outcome> => {
  const { _id: id, version, onTopOf } = note;
  const reminders = change(note.reminders);
  const sent = reminders.map(({ _id, meta: { id: _known, ...meta } }) => ({ _id, meta }));
  return submitChange(client, { kind: 'update', id, version, onTopOf, changes: { reminders: sent } }, { reminders });
};

/** One reminder is changed, whatever else was edited elsewhere: then it is done to the note as it is there. */
const changeReminders = async (client: QueryClient, noteId: string, change: ListChange): Promise<void> => {
  const note = findShownNote(client, noteId);
  if (!note) throw new ApiError(404, 'not_found', '');
  try {
    await setReminders(client, note, change);
  } catch (error) {
    const { code, data } = error as Partial<ApiError>;
    if (code !== 'note_changed' || !data) throw error;
    await setReminders(client, data as Note, change);
  }
  client.invalidateQueries({ queryKey: eventKeys.all });
};

type SavedReminder = { id?: string; meta: ReminderMeta; nextAt: string };

/** Adds a reminder to a note, or changes the one with this id. */
export const useSaveReminder = (noteId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, meta, nextAt }: SavedReminder) => {
      const _id = id ?? localReminderId(createId());
      const saved: Reminder = { _id, meta: { ...meta, id: _id }, nextAt };
      return changeReminders(client, noteId, (reminders) => {
        if (id === undefined) return [...reminders, saved];
        // Deleted meanwhile, or saved under another id.
        if (!reminders.some((other) => other._id === id)) throw new ApiError(404, 'not_found', '');
        return reminders.map((other) => (other._id === id ? saved : other));
      });
    },
    onSuccess: () => offerPushLater(client),
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
    mutationFn: ({ _id }: Reminder) =>
      changeReminders(client, noteId, (reminders) => reminders.filter((other) => other._id !== _id)),
    onSuccess: () => showToast({ kind: 'success', text: t('reminder.deleted') }),
    onError: (error) => showToast({ kind: 'error', text: sentenceFor(error, 'reminder.deleteFailed') }),
  });
};
