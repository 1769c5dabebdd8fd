import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shareKeys } from '../../../entities/share/keys.ts';
import { readAgain } from '../../../lib/api/read-again.ts';
import { onLiveEvent } from '../../../lib/live/live.ts';
import { tabName } from '../../../lib/live/tab.ts';

/** Reads the share again after a live event. */
export const useLiveShare = (noteId: string): void => {
  const client = useQueryClient();
  useEffect(
    () =>
      onLiveEvent((event) => {
        const isOfNote = event.name === 'note' && event.data.noteId === noteId && event.data.tab !== tabName;
        if (isOfNote || event.name === 'hello') readAgain(client, shareKeys.ofNote(noteId));
      }),
    [client, noteId],
  );
};
