import type { EventMap } from '@pinlife/contract/event/schema';
import { useQuery } from '@tanstack/react-query';
import { eventKeys } from '../../entities/event/keys.ts';
import { call } from '../../lib/api/api-client.ts';
import type { PlainDate } from '../../lib/time/plain-date.ts';

/** What lies ahead of a day, in the zone of this device. */
export const useEvents = (today: PlainDate) => {
  const { timeZone: timezone } = new Intl.DateTimeFormat().resolvedOptions();
  return useQuery({
    queryKey: eventKeys.list(timezone, today),
    queryFn: ({ signal }): Promise<EventMap> => call('listEvents', { query: { timezone }, signal }),
    retry: false,
  });
};
