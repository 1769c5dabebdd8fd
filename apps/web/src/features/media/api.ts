import type { Media } from '@pinlife/contract/media/schema';
import { useQuery } from '@tanstack/react-query';
import { isLocalMedia } from '../../entities/upload/local-media.ts';
import { call } from '../../lib/api/api-client.ts';
import { retryOnReturn } from '../../lib/kept/refetch-on-return.ts';

/** The polling interval while the server is looking for words. */
const WAITING_MS = 3000;

/** The words that the server found in a picture; empty if there are none, or none yet. */
export const usePictureText = (media: Media | undefined): string => {
  const id = media?._id ?? '';
  const queryKey = ['picture-text', id] as const;
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('getPictureText', { params: { id }, signal }),
    // A picture that waits in this browser has not been seen by the server.
    enabled: id !== '' && !isLocalMedia(id),
    retry: retryOnReturn(queryKey),
    refetchInterval: (query) => query.state.data?.state === 'waiting' && WAITING_MS,
  });
  return data?.text ?? '';
};
