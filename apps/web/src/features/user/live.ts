import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteKeys } from '../../entities/note/keys.ts';
import { userQuery } from '../../entities/user/api.ts';
import { readAgain } from '../../lib/api/read-again.ts';
import { onLiveEvent } from '../../lib/live/live.ts';
import { tabName } from '../../lib/live/tab.ts';

/** Reads the profile and the memories again after a live event. */
export const useLiveUser = (): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.name !== 'user' || event.data.tab === tabName) return;
        client.invalidateQueries({ queryKey: userQuery.queryKey });
        readAgain(client, noteKeys.memories);
      }),
    [client],
  );
};
