import type { Note } from '@pinlife/contract/note/schema';
import { SEARCH_POPOVER_RESULTS } from '@pinlife/contract/search/limits';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { readKeptPage } from '../../entities/note/api.ts';
import { noteKeys } from '../../entities/note/keys.ts';
import { entryStore } from '../../entities/note/outbox/display/entry-store.ts';
import { showNote } from '../../entities/note/outbox/display/show.ts';
import { callPage } from '../../lib/api/api-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { askOrKept } from '../../lib/kept/ask-or-kept.ts';

/** The longest wait without a notice. */
const SHORT_WAIT_SECONDS = 2;
const waitOf = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 429 ? (error.retryAfterSeconds ?? null) : null;

type FirstResults = { notes: Note[]; search: string };

const findFirst = (client: QueryClient, search: string, signal: AbortSignal): Promise<FirstResults> =>
  askOrKept({
    ask: async () => {
      const { data } = await callPage('listNotes', { query: { search, limit: SEARCH_POPOVER_RESULTS }, signal });
      return { notes: data, search };
    },
    findKept: async () => {
      const page = await readKeptPage(client, { search }, null);
      const notes = page?.data.slice(0, SEARCH_POPOVER_RESULTS);
      return notes ? { notes: notes.map((note) => showNote(note._id, note, entryStore.get()) ?? note), search } : null;
    },
    onLate: (found) => client.setQueryData<FirstResults>(noteKeys.found(search), found),
  });

/** The first few results of a search. Earlier results stay until the new ones arrive. */
export const useFirstResults = (search: string) =>
  useQuery({
    queryKey: noteKeys.found(search),
    queryFn: ({ client, signal }) => findFirst(client, search, signal),
    enabled: search !== '',
    staleTime: 0,
    retry: (failures, error) => failures === 0 && (waitOf(error) ?? Infinity) <= SHORT_WAIT_SECONDS,
    retryDelay: (_failures, error) => (waitOf(error) ?? 0) * 1000,
    placeholderData: keepPreviousData,
  });
