import { useRef } from 'react';
import { useUpdateNote } from '../../../entities/note/api.ts';
import { createId } from '../../../lib/api/create-id.ts';
import { fieldsOfDraft, renewDraftMedia } from '../draft/draft-media.ts';
import { emptyFields, fieldsOf, holdsFields, type NoteFields, toChanges, toNewNote } from '../draft/note-fields.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useNoteFields } from '../draft/use-note-fields.ts';
import { fitsBody } from '../text/note-size.ts';
import { sayNotSaved, sayTooLarge } from './save-failure.ts';
import { useCreateNote } from './use-create-note.ts';
import { useSaving } from './use-saving.ts';

type ComposerOptions = { person: string; onRestore: () => void; onSaved: () => void };

/** A new note from its first keystroke to the server's answer. */
export const useComposer = ({ person, onRestore, onSaved }: ComposerOptions) => {
  const create = useCreateNote();
  const update = useUpdateNote();
  const saving = useSaving();
  /** Set once the note was sent: sent again under the same id, it becomes no second one. */
  const sentId = useRef<string | null>(null);
  const fields = useNoteFields(person, emptyFields, () => draft.keeper.noteChange());
  const latest = useRef(fields);
  latest.current = fields;
  const draft = useDraft({
    person,
    noteId: null,
    read: () => {
      if (!fields.hasContent) return null;
      return { noteId: null, version: null, sentId: sentId.current, ...fields.read(), changedAt: Date.now() };
    },
    onRestore: (found) => {
      fields.replace(fieldsOfDraft(found));
      renewDraftMedia(found, fields.attachments.refresh);
      sentId.current = found.sentId;
      onRestore();
    },
  });

  const discard = () => {
    sentId.current = null;
    fields.replace(emptyFields);
    draft.keeper.clear();
  };
  /** Answers whether all of it has arrived. */
  const send = async (sent: NoteFields): Promise<boolean> => {
    const isRetry = sentId.current !== null;
    const id = sentId.current ?? createId();
    sentId.current = id;
    draft.keeper.writeNow();
    const note = await create.mutateAsync({ _id: id, ...toNewNote(sent) });
    // A note that had arrived before may hold an older text, and people go on writing while they wait.
    const arrived = isRetry ? fieldsOf(note) : sent;
    if (!(await fields.attachments.settle())) return false;
    const written = latest.current.read();
    if (!holdsFields(arrived, written)) {
      await update.mutateAsync({ id, version: note.version, changes: toChanges(written) });
    }
    return true;
  };
  const save = () => {
    fields.textField.current?.finish();
    if (fields.read().title === '') return fields.demandTitle();
    saving.run(async () => {
      // Whatever did not arrive has said so itself.
      if (!(await fields.attachments.settle())) return;
      const written = latest.current.read();
      if (!fitsBody(toNewNote(written))) return sayTooLarge();
      try {
        if (!(await send(written))) return;
      } catch (error) {
        return sayNotSaved(error);
      }
      discard();
      onSaved();
    });
  };
  return { fields, isSaving: saving.isSaving, isKept: draft.isKept, save, discard };
};
