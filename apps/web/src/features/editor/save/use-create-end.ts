import { emptyFields } from '../draft/note-fields.ts';
import { createBlankNote } from './origin.ts';
import { sayNotSaved } from './save-failure.ts';
import { useSave } from './use-save.ts';

type CreateEndOptions = { person: string; onRestore: () => void; onSaved: () => void };

/** Saves as a new note. The id is made here, so sending it again makes no second note. */
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
  /** Empties the editor and removes its draft. */
  const discard = () => {
    replace(emptyFields, createBlankNote());
    keeper.clear();
  };
  return { fields, isSaving, isKept, save, discard, restore: keeper.restore };
};
