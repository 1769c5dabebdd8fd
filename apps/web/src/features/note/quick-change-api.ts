import type { Note } from '@pinlife/contract/note/schema';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { putCachedNote } from '../../entities/note/cache.ts';
import { findShownNote } from '../../entities/note/outbox/display/find-shown-note.ts';
import { submitChange } from '../../entities/note/outbox/outbox.ts';
import type { Change, ShownChange } from '../../entities/note/outbox/queue/entry.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { sentenceFor } from '../../lib/i18n/i18n.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { setTaskChecked } from './card/note-html.ts';

/** A small change that is shown at once and undone if the server refuses it. */
const change = async (client: QueryClient, made: Change, shown: ShownChange): Promise<void> => {
  try {
    await submitChange(client, made, shown);
  } catch (error) {
    const current = findCurrentNote(error);
    if (current) putCachedNote(client, current);
    showToast({ kind: 'error', text: sentenceFor(error, 'note.addFailed') });
  }
};

/** The server's note, if a change was refused as outdated. */
const findCurrentNote = (error: unknown): Note | null =>
  error instanceof ApiError && error.code === 'note_changed' && error.data ? (error.data as Note) : null;

/** Returns a function that sets a note's `passion`. */
export const usePassion = (id: string): ((passion: boolean) => void) => {
  const client = useQueryClient();
  return (passion) => {
    const options = { passion };
    change(client, { kind: 'update', id, version: null, changes: { options } }, { options });
  };
};

/** Returns a function that ticks a task. It does not overwrite changes made elsewhere. */
export const useTaskTick = (id: string): ((index: number, isChecked: boolean) => void) => {
  const client = useQueryClient();
  return (index, isChecked) => {
    const note = findShownNote(client, id);
    if (!note) return;
    const content = setTaskChecked(note.content, index, isChecked);
    const { version, onTopOf } = note;
    change(client, { kind: 'update', id, version, onTopOf, changes: { content } }, { content });
  };
};
