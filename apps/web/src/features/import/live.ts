import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveEvent } from '../../lib/live/live.ts';
import { refreshImports } from './api.ts';

/** Limits the reads: an import sends a live event for every few notes. */
const PACE_MS = 1000;

/** Reads the imports again after live events. */
export const useLiveImports = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    const refresh = () => {
      refreshImports(client);
      isDue = false;
      timer = setTimeout(() => {
        timer = undefined;
        if (isDue) refresh();
      }, PACE_MS);
    };
    const stopListening = onLiveEvent(({ name }) => {
      if (name !== 'import' && name !== 'hello') return;
      if (timer) isDue = true;
      else refresh();
    });
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [client]);
};
