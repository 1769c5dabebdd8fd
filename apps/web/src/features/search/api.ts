import type { Note } from '@pinlife/contract/note/schema';
import { SEARCH_POPOVER_RESULTS } from '@pinlife/contract/search/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { noteKeys } from '../../entities/note/keys.ts';
import { ApiError, callPage } from '../../lib/api/api-client.ts';

/** So long somebody waits who is not told why. */
const UNMENTIONED_SECONDS = 2;
const waitOf = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 429 ? (error.retryAfterSeconds ?? null) : null;

/** The first few notes that a search finds. What was found for the last words stays until the new ones are answered. */
export const useFirstResults = (search: string) =>
  useQuery({
    queryKey: noteKeys.found(search),
    queryFn: async ({ signal }): Promise<{ notes: Note[]; search: string }> => {
      const { data } = await callPage('listNotes', { query: { search, limit: SEARCH_POPOVER_RESULTS }, signal });
      return { notes: data, search };
    },
    enabled: search !== '',
    staleTime: 0,
    retry: (failures, error) => failures === 0 && (waitOf(error) ?? Infinity) <= UNMENTIONED_SECONDS,
    retryDelay: (_failures, error) => (waitOf(error) ?? 0) * 1000,
    placeholderData: keepPreviousData,
  });
