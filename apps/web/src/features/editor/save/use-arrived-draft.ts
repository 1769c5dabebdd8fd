import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { entryStore } from '../../../entities/note/outbox/display/entry-store.ts';
import { findShownNote } from '../../../entities/note/outbox/display/find-shown-note.ts';
import { fieldsOf, hasFields, type NoteFields } from '../draft/note-fields.ts';

type ArrivedDraft = {
  /** The id of the new note that was sent; null if nothing was sent. */
  sentId: string | null;
  /** A save or an upload is under way. */
  isBusy: boolean;
  read: () => NoteFields;
  onArrived: () => void;
};

/**
 * Removes a draft once its note contains everything in it. A tab may close after it has sent a new note and before it
 * has removed the draft; the next tab would save it again.
 */
export const useArrivedDraft = ({ sentId, isBusy, read, onArrived }: ArrivedDraft): void => {
  const client = useQueryClient();
  const check = useEffectEvent(() => {
    const note = sentId === null || isBusy ? null : findShownNote(client, sentId);
    if (note && hasFields(fieldsOf(note), read())) onArrived();
  });
  useEffect(() => {
    if (sentId === null || isBusy) return;
    check();
    // Deferred, because the store is notifying its listeners.
    const checkSoon = () => queueMicrotask(check);
    const stops = [entryStore.subscribe(checkSoon), client.getQueryCache().subscribe(checkSoon)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, sentId, isBusy]);
};
