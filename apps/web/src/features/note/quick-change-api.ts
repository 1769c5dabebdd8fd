import type { Note, NoteUpdate } from '@pinlife/contract/note/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateNote } from '../../entities/note/api.ts';
import { changeCachedNote, findCachedNote, putCachedNote } from '../../entities/note/cache.ts';
import { noteKeys } from '../../entities/note/keys.ts';
import { ApiError } from '../../lib/api/api-client.ts';
import { sentenceFor } from '../../lib/i18n/i18n.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { setTaskChecked } from './card/note-html.ts';

/** A small change that shows at once, and is taken back when the server refuses it. */
type QuickChange = {
  show: (note: Note) => Note;
  takeBack: (note: Note) => Note;
  /** What to send, of the note as it is shown by then. */
  changes: (note: Note) => NoteUpdate;
  /** Refuses to overwrite what was changed elsewhere. */
  isGuarded?: boolean;
};

/** The changes of one note are sent one after the other; the last answer is the one that counts. */
const useQuickChange = (id: string) => {
  const client = useQueryClient();
  const mutationKey = noteKeys.change(id);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: async ({ changes, isGuarded = false }: QuickChange): Promise<Note | null> => {
      const note = findCachedNote(client, id);
      return note && updateNote({ id, changes: changes(note), ...(isGuarded && { version: note.version }) });
    },
    onMutate: ({ show }) => changeCachedNote(client, id, show),
    onSuccess: (note) => {
      if (!note) return;
      const isLast = client.isMutating({ mutationKey }) === 1;
      if (isLast) putCachedNote(client, note);
      else changeCachedNote(client, id, (shown) => ({ ...shown, version: note.version }));
    },
    onError: (error, { takeBack }) => {
      const current = findCurrentNote(error);
      if (current) putCachedNote(client, current);
      else changeCachedNote(client, id, takeBack);
      showToast({ kind: 'error', text: sentenceFor(error, 'note.addFailed') });
    },
  });
};

/** The note that stood in the way of an outdated change. */
const findCurrentNote = (error: unknown): Note | null =>
  error instanceof ApiError && error.code === 'note_changed' && error.data ? (error.data as Note) : null;

const withPassion =
  (passion: boolean) =>
  (note: Note): Note => ({ ...note, options: { ...note.options, passion } });

/** Answers what turns the heart of a note on and off. */
export const usePassion = (id: string): ((passion: boolean) => void) => {
  const { mutate } = useQuickChange(id);
  return (passion) =>
    mutate({
      show: withPassion(passion),
      takeBack: withPassion(!passion),
      changes: () => ({ options: { passion } }),
    });
};

const withTask =
  (index: number, isChecked: boolean) =>
  (note: Note): Note => ({
    ...note,
    content: setTaskChecked(note.content, index, isChecked),
  });

/** Answers what ticks the tasks of a note. */
export const useTaskTick = (id: string): ((index: number, isChecked: boolean) => void) => {
  const { mutate } = useQuickChange(id);
  return (index, isChecked) =>
    mutate({
      show: withTask(index, isChecked),
      takeBack: withTask(index, !isChecked),
      changes: ({ content }) => ({ content }),
      isGuarded: true,
    });
};
