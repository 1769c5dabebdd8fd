import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { findShownNote } from '../../../entities/note/outbox/outbox.ts';
import { waitingStore } from '../../../entities/note/outbox/view/waiting-store.ts';
import { fieldsOf, holdsFields, type NoteFields } from '../draft/note-fields.ts';

type ArrivedDraft = {
  /** The id under which the fields were sent as a new note; null where they were not. */
  sentId: string | null;
  isSaving: boolean;
  read: () => NoteFields;
  onArrived: () => void;
};

/**
 * A tab may die between sending a new note and removing its draft; the next one then finds both. The draft goes as soon
 * as the note is known with all that the draft holds, however late that is: saved again it would only be in the way.
 */
export const useArrivedDraft = ({ sentId, isSaving, read, onArrived }: ArrivedDraft): void => {
  const client = useQueryClient();
  const check = useEffectEvent(() => {
    const note = sentId === null || isSaving ? null : findShownNote(client, sentId);
    if (note && holdsFields(fieldsOf(note), read())) onArrived();
  });
  useEffect(() => {
    if (sentId === null || isSaving) return;
    check();
    // Not in the middle of what a store is telling.
    const checkSoon = () => queueMicrotask(check);
    const stops = [waitingStore.subscribe(checkSoon), client.getQueryCache().subscribe(checkSoon)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, sentId, isSaving]);
};
