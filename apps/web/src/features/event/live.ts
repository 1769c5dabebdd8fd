import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { eventKeys } from '../../entities/event/keys.ts';
import { isImportEnd } from '../../entities/import/import-end.ts';
import { onLiveEvent } from '../../lib/live/live.ts';
import type { LiveEvent } from '../../lib/live/live-stream.ts';

const BURST_MS = 300;

/** Reads the events again after a note has changed or a reminder has rung. */
export const useLiveEvents = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      client.invalidateQueries({ queryKey: eventKeys.all });
    };
    const stopListening = onLiveEvent((event) => {
      if (concernsEvents(event)) timer ??= setTimeout(refresh, BURST_MS);
    });
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [client]);
};

const concernsEvents = (event: LiveEvent): boolean => {
  if (event.name === 'note') return event.data.kind !== 'commented';
  return event.name === 'hello' || event.name === 'notification' || isImportEnd(event);
};
