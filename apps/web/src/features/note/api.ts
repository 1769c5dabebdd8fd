import type { RequestBody } from '@pinlife/contract/endpoints';
import type { NoteUpdate } from '@pinlife/contract/note';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { putCachedNote } from './note-cache.ts';

/** `_id` is made once per note (`createId`), so that sending it again after a failure makes no second one. */
export type NewNote = RequestBody<'createNote'> & { _id: string };

/** Answers the created note, which then stands on top of the feed. */
export const useCreateNote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: NewNote) => call('createNote', { body: note }),
    onSuccess: (note) => putCachedNote(client, note),
  });
};

/** With `version`, a note that changed since answers with status 412 and stands in the error's `data`. */
export type NoteEdit = { id: string; version?: number; changes: NoteUpdate };

/** Answers the updated note and brings every copy in the page up to date. */
export const useUpdateNote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, changes }: NoteEdit) =>
      call('updateNote', { params: { id }, body: changes, ...(version !== undefined && { ifMatch: version }) }),
    onSuccess: (note) => putCachedNote(client, note),
  });
};
