import { emptyFields } from '../draft/note-fields.ts';
import { createBlankNote } from './origin.ts';
import { sayNotSaved } from './save-failure.ts';
import { useSave } from './use-save.ts';

type CreateEndOptions = { person: string; onRestore: () => void; onSaved: () => void };

/** Saves as a new note, under an id of its own: however often it is sent, one note comes of it. */
export const useCreateEnd = ({ person, onRestore, onSaved }: CreateEndOptions) => {
  const { fields, isSaving, isKept, save, replace, keeper } = useSave({
    person,
    start: createBlankNote,
    isWorthKeeping: ({ hasContent }) => hasContent,
    onRestore,
    onFailure: ({ error }) => {
      sayNotSaved(error);
      return null;
    },
    onSaved: () => {
      discard();
      onSaved();
    },
  });
  /** Leaves an empty sheet. */
  const discard = () => {
    replace(emptyFields, createBlankNote());
    keeper.clear();
  };
  return { fields, isSaving, isKept, save, discard };
};
