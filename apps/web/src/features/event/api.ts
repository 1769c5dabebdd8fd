import type { EventMap } from '@pinlife/contract/event/schema';
import { useQuery } from '@tanstack/react-query';
import { eventKeys } from '../../entities/event/keys.ts';
import { showEvents } from '../../entities/note/outbox/display/show.ts';
import { useOutboxEntries } from '../../entities/note/outbox/outbox.ts';
import { call } from '../../lib/api/api-client.ts';
import { askOrKept } from '../../lib/kept/ask-or-kept.ts';
import { findKeptAnswer, keepAnswer } from '../../lib/kept/kept.ts';
import { refetchOnReturn } from '../../lib/kept/refetch-on-return.ts';
import type { PlainDate } from '../../lib/time/plain-date.ts';

/** Events from a day on, in the device's zone. */
export const useEvents = (today: PlainDate) => {
  const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
  const entries = useOutboxEntries();
  const answer = useQuery({
    queryKey: eventKeys.list(timezone, today),
    queryFn: ({ client, signal }): Promise<EventMap> =>
      askOrKept({
        ask: async () => {
          const events = await call('listEvents', { query: { timezone }, signal });
          keepAnswer('events', events);
          return events;
        },
        // May be from an earlier day or another zone: then the days are outdated, the times are right.
        findKept: () => findKeptAnswer<EventMap>('events'),
        onLate: (events) => client.setQueryData(eventKeys.list(timezone, today), events),
        onUnanswered: () => refetchOnReturn(eventKeys.list(timezone, today)),
      }),
    retry: false,
  });
  return { ...answer, data: answer.data && showEvents(answer.data, entries) };
};
