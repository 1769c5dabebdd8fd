import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { eventKeys } from '../../entities/event/keys.ts';
import { onLiveEvent } from '../../lib/live/live.ts';

const BURST_MS = 300;

/** Reads the events again when a note changed or a reminder rang, here or elsewhere. */
export const useLiveEvents = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      client.invalidateQueries({ queryKey: eventKeys.all });
    };
    const stopListening = onLiveEvent((event) => {
      const isOther = event.name === 'read' || event.name === 'user';
      const concernsEvents = event.name === 'note' ? event.data.kind !== 'commented' : !isOther;
      if (concernsEvents && event.name !== 'session') timer ??= setTimeout(refresh, BURST_MS);
    });
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [client]);
};
