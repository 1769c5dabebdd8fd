import { emptyFields } from '../draft/note-fields.ts';
import { createBlankNote } from './origin.ts';
import { toastNotSaved } from './save-failure.ts';
import { useArrivedDraft } from './use-arrived-draft.ts';
import { useSave } from './use-save.ts';

type CreateNoteOptions = { person: string; onRestore: () => void; onSaved: () => void };

/** Saves as a new note. The id is made here, so that a retry makes no second note. */
export const useCreateNote = ({ person, onRestore, onSaved }: CreateNoteOptions) => {
  const { fields, isSaving, isKept, save, replace, keeper, origin } = useSave({
    person,
    start: createBlankNote,
    isWorthKeeping: ({ hasContent }) => hasContent,
    onRestore,
    onFailure: ({ error }) => {
      toastNotSaved(error);
      return null;
    },
    onSaved: () => {
      discard();
      onSaved();
    },
  });
  /** Empties the editor and removes its draft. */
  const discard = () => {
    replace(emptyFields, createBlankNote());
    keeper.clear();
  };
  const sentId = origin.version === null && origin.wasSent ? origin.id : null;
  const isBusy = isSaving || fields.attachments.isPending;
  useArrivedDraft({ sentId, isBusy, read: fields.read, onArrived: discard });
  return { fields, isSaving, isKept, save, discard, restore: keeper.restore };
};
