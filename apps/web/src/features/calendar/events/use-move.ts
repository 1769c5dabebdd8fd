import { findReminderFault } from '@pinlife/contract/reminder/check';
import { isRepeating } from '@pinlife/contract/reminder/choices';
import { listFirstOccurrences, listOccurrencesBetween } from '@pinlife/contract/reminder/recurrence';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { eventKeys } from '../../../entities/event/keys.ts';
import { ensureNote } from '../../../entities/note/api.ts';
import { findShownNote } from '../../../entities/note/outbox/outbox.ts';
import { type DraftReminder, draftOf } from '../../../entities/reminder/draft-reminder.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { formatWhen } from '../../../lib/i18n/format.ts';
import { sentenceFor, t } from '../../../lib/i18n/i18n.ts';
import { findKnownTime } from '../../../lib/time/known-time.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { confirm } from '../../../ui/overlay/confirm.ts';
import { changeReminder } from '../../reminder/api.ts';
import { moveReminder } from '../../reminder/form/move.ts';
import { followNote } from './followed-notes.ts';
import type { ShownEvent } from './local-events.ts';

/** Returns a function that moves an event by days. For a repeating reminder it asks, then moves all future occurrences. */
export const useMove = (): ((event: ShownEvent, days: number) => Promise<void>) => {
  const client = useQueryClient();
  return async (event, days) => {
    try {
      await moveEvent(client, event, days);
    } catch (error) {
      showToast({ kind: 'error', text: sentenceFor(error, 'reminder.updateFailed') });
      client.invalidateQueries({ queryKey: eventKeys.windows });
    }
  };
};

const moveEvent = async (client: QueryClient, event: ShownEvent, days: number) => {
  const { _id: noteId } = event.note;
  const { title, reminder } = await findReminder(client, event);
  if (isRepeating(reminder.meta)) {
    if (!(await confirm(askAboutSeries(title)))) return;
    // The cache may have dropped the note while the question was open.
    await ensureNote(client, noteId);
  }
  followNote(noteId);
  const moved = moveRule(reminder, days);
  announce(t('calendar.moved', { title, when: formatWhen(new Date(moved.nextAt)) }));
  await changeReminder(client, noteId, reminder, moved);
};

const moveRule = (reminder: DraftReminder, days: number) => {
  const now = new Date(findKnownTime());
  const meta = moveReminder(reminder.meta, days, now);
  const fault = meta ? findReminderFault(meta, now) : 'reminder_invalid';
  if (!meta || fault) throw new ApiError(400, fault, '');
  return { meta, nextAt: listFirstOccurrences(meta, 1)[0]?.at.toISOString() ?? meta.selectedDateTime };
};

/** The reminder of the event. Throws 412 if it was moved elsewhere meanwhile, so that it no longer occurs at this time. */
const findReminder = async (client: QueryClient, { _id: id, scheduledTime, note: { _id: noteId } }: ShownEvent) => {
  await ensureNote(client, noteId);
  const note = findShownNote(client, noteId);
  const found = note?.reminders.find(({ _id }) => _id === id);
  if (!note || !found) throw new ApiError(404, 'not_found', '');
  const reminder = draftOf(found);
  const at = Date.parse(scheduledTime);
  if (listOccurrencesBetween(reminder.meta, new Date(at), new Date(at + 1), 1).length === 0)
    throw new ApiError(412, 'note_changed', '');
  return { title: note.title, reminder };
};

const askAboutSeries = (title: string) => ({
  title: t('calendar.series'),
  text: t('calendar.seriesText', { title }),
  confirmLabel: t('calendar.moveSeries'),
  cancelLabel: t('calendar.leave'),
});
