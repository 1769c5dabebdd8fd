import type { Note } from '@pinlife/contract/note';
import { SEARCH_POPOVER_RESULTS } from '@pinlife/contract/note-limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callPage } from '../../lib/api-client.ts';

/** The first few notes that a search finds. What was found for the last words stays until the new ones are answered. */
export const useFirstResults = (search: string) =>
  useQuery({
    queryKey: ['note', 'found', search],
    queryFn: async ({ signal }): Promise<{ notes: Note[]; search: string }> => {
      const { data } = await callPage('listNotes', { query: { search, limit: SEARCH_POPOVER_RESULTS }, signal });
      return { notes: data, search };
    },
    enabled: search !== '',
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
