import type { ListedTag } from '@pinlife/contract/tag/schema';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api/api-client.ts';
import { askOrKept } from '../../lib/kept/ask-or-kept.ts';
import { refetchOnReturn } from '../../lib/kept/refetch-on-return.ts';
import { onLiveEvent } from '../../lib/live/live.ts';
import { definePart } from '../../lib/loading/part.ts';

export const tagKeys = { all: ['tag'] as const };

/** Events come in bursts. */
const BURST_MS = 500;

const keptTags = definePart(() => import('./kept-tags.ts'));

const readTags = (client: QueryClient, signal: AbortSignal): Promise<ListedTag[]> =>
  askOrKept({
    ask: () => call('listTags', { signal }),
    findKept: async () => (await keptTags.tryLoad())?.listKeptTags() ?? null,
    onLate: (tags) => client.setQueryData<ListedTag[]>(tagKeys.all, tags),
    onUnanswered: () => refetchOnReturn(tagKeys.all),
  });

/** The person's tags, most recently used first. Without a network, the tags of the stored notes. */
export const useTagList = () => {
  const client = useQueryClient();
  const answer = useQuery({
    queryKey: tagKeys.all,
    queryFn: ({ signal }) => readTags(client, signal),
    refetchOnMount: 'always',
    retry: false,
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopListening = onLiveEvent(({ name }) => {
      if (!['hello', 'note', 'import', 'tags'].includes(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => client.invalidateQueries({ queryKey: tagKeys.all }), BURST_MS);
    });
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [client]);
  return answer;
};

export const useTags = (): readonly ListedTag[] | undefined => useTagList().data;
