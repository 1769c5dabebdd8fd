import type { CalendarFeed, CalendarFeedUpdate } from '@pinlife/contract/calendar/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { retryOnReturn } from '../../../lib/kept/refetch-on-return.ts';

const feedKey = ['calendar-feed'] as const;

export const useCalendarFeed = () =>
  useQuery({
    queryKey: feedKey,
    queryFn: ({ signal }) => call('getCalendarFeed', { signal }),
    retry: retryOnReturn(feedKey),
  });

/** null turns it off. */
export const useChangeFeed = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: CalendarFeedUpdate | null): Promise<CalendarFeed | null> =>
      change ? call('updateCalendarFeed', { body: change }) : call('deleteCalendarFeed'),
    onSuccess: (feed) => client.setQueryData(feedKey, feed),
    onError: () => client.invalidateQueries({ queryKey: feedKey }),
  });
};
