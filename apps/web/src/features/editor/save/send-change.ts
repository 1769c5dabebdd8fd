import type { Note } from '@pinlife/contract/note/schema';
import { useUpdateNote } from '../../../entities/note/api.ts';
import type { Change } from './change.ts';
import { useCreateNote } from './use-create-note.ts';

/** The one place that sends what the editor saves; it answers the saved note. */
export const useSendChange = (): ((change: Change) => Promise<Note>) => {
  const create = useCreateNote();
  const update = useUpdateNote();
  return (change) => (change.kind === 'create' ? create.mutateAsync(change.note) : update.mutateAsync(change));
};
