import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readAgain } from '../api/read-again.ts';
import { onLiveEvent } from './live.ts';
import type { LiveEvent } from './live-stream.ts';

/** Reads a list again when an event says that it has changed, or that some events were missed. */
export const useLiveList = (name: LiveEvent['name'], queryKey: QueryKey): void => {
  const client = useQueryClient();
  // The key is a new array at each render.
  const key = JSON.stringify(queryKey);
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.name === name || event.name === 'hello') readAgain(client, JSON.parse(key));
      }),
    [client, name, key],
  );
};
