import { findReminderFault } from '@pinlife/contract/reminder/check';
import { isRepeating } from '@pinlife/contract/reminder/choices';
import { listFirstOccurrences, listOccurrencesBetween } from '@pinlife/contract/reminder/recurrence';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { eventKeys } from '../../../entities/event/keys.ts';
import { ensureNote } from '../../../entities/note/api.ts';
import { findShownNote } from '../../../entities/note/outbox/display/find-shown-note.ts';
import { type DraftReminder, draftOf } from '../../../entities/reminder/draft-reminder.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { formatWhen } from '../../../lib/i18n/format.ts';
import { sentenceFor, t } from '../../../lib/i18n/i18n.ts';
import { findKnownTime } from '../../../lib/time/known-time.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { confirm } from '../../../ui/overlay/confirm.ts';
import { changeReminder } from '../../reminder/api.ts';
import { moveReminder } from '../../reminder/form/move-reminder.ts';
import { followNote } from './followed-notes.ts';
import type { ShownEvent } from './local-events.ts';

/** The original and the current time of a moved reminder, because the next key press may come before the list shows it. */
type Moved = { from: ReadonlySet<string>; to: string };
/** `sent` resolves when the server, or the outbox, has the change. */
type Begun = { at: Date; sent: Promise<void> };

/**
 * Returns a function that moves an event by days and returns its new time, or null if it was not moved. For a repeating
 * reminder it asks, then moves all future occurrences. A move starts from the time that the move before it has shown.
 */
export const useMove = (): ((event: ShownEvent, days: number) => Promise<Date | null>) => {
  const client = useQueryClient();
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const moved = useRef(new Map<string, Moved>());
  const fail = (error: unknown): null => {
    showToast({ kind: 'error', text: sentenceFor(error, 'reminder.updateFailed') });
    client.invalidateQueries({ queryKey: eventKeys.windows });
    return null;
  };
  return async (event, days) => {
    const begun = turn.current.then(() => beginMove(client, moved.current, event, days));
    turn.current = begun.catch(() => undefined);
    try {
      const move = await begun;
      move?.sent.catch(fail);
      return move?.at ?? null;
    } catch (error) {
      return fail(error);
    }
  };
};

const beginMove = async (
  client: QueryClient,
  moved: Map<string, Moved>,
  event: ShownEvent,
  days: number,
): Promise<Begun | null> => {
  const { _id: id, scheduledTime } = event;
  const { _id: noteId } = event.note;
  const before = moved.get(id);
  const { title, reminder } = await findReminder(client, event, before);
  if (isRepeating(reminder.meta)) {
    if (!(await confirm(askAboutSeries(title)))) return null;
    // The cache may have dropped the note while the question was open.
    await ensureNote(client, noteId);
  }
  followNote(noteId);
  const rule = moveRule(reminder, days);
  const at = new Date(rule.nextAt);
  announce(t('calendar.moved', { title, when: formatWhen(at) }));
  const sent = changeReminder(client, noteId, reminder, rule);
  moved.set(id, { from: new Set([...(before ? [...before.from, before.to] : []), scheduledTime]), to: rule.nextAt });
  return { at, sent };
};

const moveRule = (reminder: DraftReminder, days: number) => {
  const now = new Date(findKnownTime());
  const meta = moveReminder(reminder.meta, days, now);
  const fault = meta ? findReminderFault(meta, now) : 'reminder_invalid';
  if (!meta || fault) throw new ApiError(400, fault, '');
  return { meta, nextAt: listFirstOccurrences(meta, 1)[0]?.at.toISOString() ?? meta.selectedDateTime };
};

/** The reminder of the event. Throws 412 if it was moved elsewhere meanwhile, so that it no longer occurs at this time. */
const findReminder = async (client: QueryClient, event: ShownEvent, moved: Moved | undefined) => {
  const { _id: id, scheduledTime, note } = event;
  await ensureNote(client, note._id);
  const shown = findShownNote(client, note._id);
  const found = shown?.reminders.find(({ _id }) => _id === id);
  if (!shown || !found) throw new ApiError(404, 'not_found', '');
  const reminder = draftOf(found);
  const isHere = isDueAt(reminder, scheduledTime) || (moved?.from.has(scheduledTime) && isDueAt(reminder, moved.to));
  if (!isHere) throw new ApiError(412, 'note_changed', '');
  return { title: shown.title, reminder };
};

const isDueAt = ({ meta }: DraftReminder, time: string): boolean => {
  const at = Date.parse(time);
  return listOccurrencesBetween(meta, new Date(at), new Date(at + 1), 1).length > 0;
};

const askAboutSeries = (title: string) => ({
  title: t('calendar.series'),
  text: t('calendar.seriesText', { title }),
  confirmLabel: t('calendar.moveSeries'),
  cancelLabel: t('calendar.leave'),
});
