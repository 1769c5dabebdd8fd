import type { Note } from '@pinlife/contract/note/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createNote, type NewNote } from '../../../entities/note/api.ts';
import { offerPushLater } from '../../push/loader.ts';

/** Pins a new note. One with a reminder is the moment to offer that reminders are pushed. */
export const useCreateNote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (note: NewNote): Promise<Note> => {
      const created = await createNote(client, note);
      if (created.reminder) offerPushLater(client);
      return created;
    },
  });
};
