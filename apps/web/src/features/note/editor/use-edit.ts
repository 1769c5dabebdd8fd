import type { Note, NoteUpdate } from '@pinlife/contract/note';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isSameMedia } from '../../media/attachment.ts';
import { rememberMedia } from '../../media/known-media.ts';
import { isSameReminders } from '../../reminder/draft-reminder.ts';
import { useUpdateNote } from '../api.ts';
import { putCachedNote } from '../note-cache.ts';
import { fieldsOfDraft, renewDraftMedia } from './draft-media.ts';
import { fieldsOf, holdsFields, isSameOptions, type NoteFields, toChanges } from './note-fields.ts';
import { fitsBody } from './note-size.ts';
import { findConflict, sayNotSaved, sayTooLarge } from './save-failure.ts';
import { useDraft } from './use-draft.ts';
import { useNoteFields } from './use-note-fields.ts';
import { useSaving } from './use-saving.ts';

/** Two versions of one note: the person's own, not saved, and the one that somebody saved meanwhile. */
export type Conflict = { mine: NoteFields; mineAt: number; other: Note };

type EditOptions = { person: string; note: Note; onDone: () => void };

/** Changes to a note, from the version they started with to the one that holds them. */
export const useEdit = ({ person, note, onDone }: EditOptions) => {
  // The pictures among its text are shown by what is remembered of them.
  useState(() => rememberMedia(...note.media));
  const client = useQueryClient();
  const update = useUpdateNote();
  const saving = useSaving();
  /** The version that counts as saved. */
  const [base, setBase] = useState(note);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const changedAt = useRef(Date.now());
  const fields = useNoteFields(person, fieldsOf(base), () => {
    changedAt.current = Date.now();
    draft.keeper.noteChange();
  });
  const latest = useRef(fields);
  latest.current = fields;
  const draft = useDraft({
    person,
    noteId: note._id,
    read: () => {
      if (!fields.isChanged) return null;
      const { version } = base;
      return { noteId: note._id, version, sentId: null, ...fields.read(), changedAt: changedAt.current };
    },
    onRestore: (found) => {
      fields.replace(fieldsOfDraft(found));
      renewDraftMedia(found, fields.attachments.refresh);
      changedAt.current = found.changedAt;
      // Of the version it was made from: whoever saved another one since is not overwritten unasked.
      setBase((current) => ({ ...current, version: found.version ?? current.version }));
    },
  });

  const finish = () => {
    draft.keeper.clear();
    onDone();
  };
  /** Answers whether all of it has arrived. */
  const send = async (written: NoteFields, from: Note): Promise<boolean> => {
    const saved = await update.mutateAsync({
      id: from._id,
      version: from.version,
      changes: changesBetween(fieldsOf(from), written),
    });
    // People go on writing while they wait.
    setBase(saved);
    if (!(await fields.attachments.settle())) return false;
    const now = latest.current.read();
    if (!holdsFields(written, now)) {
      await update.mutateAsync({ id: from._id, version: saved.version, changes: toChanges(now) });
    }
    return true;
  };
  const saveOver = (from: Note) => {
    fields.textField.current?.finish();
    if (fields.read().title === '') return fields.demandTitle();
    saving.run(async () => {
      // Whatever did not arrive has said so itself.
      if (!(await fields.attachments.settle())) return;
      const written = latest.current.read();
      if (!fitsBody(toChanges(written))) return sayTooLarge();
      try {
        if (!(await send(written, from))) return;
        finish();
      } catch (error) {
        const other = findConflict(error);
        if (other) setConflict({ mine: written, mineAt: changedAt.current, other });
        else sayNotSaved(error);
      }
    });
  };
  const settle = (other: Note) => {
    putCachedNote(client, other);
    setBase(other);
    setConflict(null);
  };

  return {
    fields,
    isSaving: saving.isSaving,
    isKept: draft.isKept,
    conflict,
    save: () => (fields.isChanged ? saveOver(base) : onDone()),
    discard: finish,
    keepMine: (other: Note) => {
      settle(other);
      saveOver(other);
    },
    takeOther: (other: Note) => {
      settle(other);
      finish();
    },
    editFurther: settle,
  };
};

/** Only what changed is sent; the rest of the note stays untouched. */
const changesBetween = (saved: NoteFields, written: NoteFields): NoteUpdate => ({
  ...(saved.title !== written.title && { title: written.title }),
  ...(saved.content !== written.content && { content: written.content }),
  ...(!isSameOptions(saved.options, written.options) && { options: written.options }),
  ...(!isSameReminders(saved.reminders, written.reminders) && { reminders: toChanges(written).reminders }),
  ...(!isSameMedia(saved.media, written.media) && { media: toChanges(written).media }),
});
