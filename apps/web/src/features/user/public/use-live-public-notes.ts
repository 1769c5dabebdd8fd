import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shareKeys } from '../../../entities/share/keys.ts';
import { readAgain } from '../../../lib/api/read-again.ts';
import { onLiveEvent } from '../../../lib/live/live.ts';
import { tabName } from '../../../lib/live/tab.ts';

const BURST_MS = 300;

/** Reads the public notes again after a live event. */
export const useLivePublicNotes = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      readAgain(client, shareKeys.publicNotes);
    };
    const stopListening = onLiveEvent((event) => {
      const isOther = event.name === 'note' && event.data.tab !== tabName && event.data.kind !== 'commented';
      if (isOther || event.name === 'hello') timer ??= setTimeout(refresh, BURST_MS);
    });
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [client]);
};
