import type { EventMap } from '@pinlife/contract/event/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eventKeys } from '../../../entities/event/keys.ts';
import { findCachedNote } from '../../../entities/note/cache.ts';
import { useOutboxEntries } from '../../../entities/note/outbox/outbox.ts';
import { callPage, type Page } from '../../../lib/api/api-client.ts';
import { askOrKept } from '../../../lib/kept/ask-or-kept.ts';
import { listNotes } from '../../../lib/kept/kept-store.ts';
import { refetchOnReturn } from '../../../lib/kept/refetch-on-return.ts';
import { getToken } from '../../../lib/session/session.ts';
import { type DateRange, toMoments } from '../../../lib/time/date-range.ts';
import { useFollowedNotes } from './followed-notes.ts';
import {
  applyEntries,
  listEventsOf,
  replaceEventsOf,
  type ShownEvent,
  sortEvents,
  type Window,
} from './local-events.ts';

/** The most requests for one window; one answer has up to 2,000 events. */
const MOST_ANSWERS = 5;

/** `isCut`: there are more, later ones. */
type WindowEvents = { events: readonly ShownEvent[]; isCut: boolean };

const readWindow = async (from: string, to: string, signal: AbortSignal): Promise<WindowEvents> => {
  const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
  const events: ShownEvent[] = [];
  let next: string | null = from;
  for (let answers = 0; next !== null && answers < MOST_ANSWERS; answers += 1) {
    const page: Page<EventMap> = await callPage('listEvents', {
      query: { timezone, from: next, to, done: 'true' },
      signal,
    });
    for (const ofDay of Object.values(page.data)) events.push(...ofDay);
    next = page.next;
  }
  return { events, isCut: next !== null };
};

/** Events computed from the kept notes; null if no notes are kept. */
const findKeptEvents = async (window: Window): Promise<WindowEvents | null> => {
  const token = getToken();
  const notes = token === null ? null : await listNotes(token);
  return notes && { events: notes.flatMap((note) => listEventsOf(note, window)), isCut: false };
};

const windowOf = (from: string, to: string): Window => ({ from: new Date(from), to: new Date(to) });

/** All occurrences of some days, done ones too, by the clock of this device. Needs `Temporal`. */
export const useCalendarEvents = (range: DateRange) => {
  const { from, to } = toMoments(range);
  const entries = useOutboxEntries();
  const queryKey = eventKeys.window(from, to);
  const answer = useQuery({
    queryKey,
    queryFn: ({ client, signal }): Promise<WindowEvents> =>
      askOrKept({
        ask: () => readWindow(from, to, signal),
        findKept: () => findKeptEvents(windowOf(from, to)),
        onLate: (events) => client.setQueryData(queryKey, events),
        onUnanswered: () => refetchOnReturn(queryKey),
      }),
    retry: false,
  });
  const client = useQueryClient();
  const followed = useFollowedNotes();
  const events = useMemo(() => {
    const known = followed.flatMap((id) => findCachedNote(client, id) ?? []);
    // While other events are being read, a moved event keeps its element, and with that the focus.
    if (!answer.data && known.length === 0) return;
    const window = windowOf(from, to);
    const read = known.reduce((events, note) => replaceEventsOf(events, note, window), answer.data?.events ?? []);
    return sortEvents(applyEntries(read, entries, window));
  }, [answer.data, client, followed, entries, from, to]);
  return { ...answer, events };
};
