import type { Note } from '@pinlife/contract/note/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { rememberMedia } from '../../../entities/media/cache.ts';
import { useUpdateNote } from '../../../entities/note/api.ts';
import { putCachedNote } from '../../../entities/note/cache.ts';
import { fieldsOfDraft, renewDraftMedia } from '../draft/draft-media.ts';
import { changesBetween, fieldsOf, holdsFields, type NoteFields, toChanges } from '../draft/note-fields.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useNoteFields } from '../draft/use-note-fields.ts';
import { fitsBody } from '../text/note-size.ts';
import { mergeVersions, type Side, type Versions } from './merge-versions.ts';
import { findConflict, findGone, sayNotSaved, sayTooLarge } from './save-failure.ts';
import { type Gone, useGoneNote } from './use-gone-note.ts';
import { useSaving } from './use-saving.ts';

/** Two versions of one note: the person's own, not saved, and the one that somebody saved meanwhile. */
export type Conflict = { versions: Versions; mineAt: number; other: Note };

/** What the changes started with; its fields are unknown to drafts from before they were kept. */
type Base = { version: number; fields: NoteFields | null };

type EditOptions = { person: string; note: Note; onDone: () => void };

const baseOf = (note: Note): Base => ({ version: note.version, fields: fieldsOf(note) });

/** Changes to a note, from the version they started with to the one that holds them. */
export const useEdit = ({ person, note, onDone }: EditOptions) => {
  // The pictures among its text are shown by what is remembered of them.
  useState(() => rememberMedia(...note.media));
  const client = useQueryClient();
  const update = useUpdateNote();
  const saving = useSaving();
  const gone = useGoneNote(note._id);
  /** What counts as saved. */
  const [base, setBase] = useState(() => baseOf(note));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const changedAt = useRef(Date.now());
  const fields = useNoteFields(person, base.fields ?? fieldsOf(note), () => {
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
      const from = { version: base.version, ...(base.fields && { base: base.fields }) };
      return { noteId: note._id, ...from, sentId: null, ...fields.read(), changedAt: changedAt.current };
    },
    onRestore: (found) => {
      fields.replace(fieldsOfDraft(found));
      renewDraftMedia(found, fields.attachments.refresh);
      changedAt.current = found.changedAt;
      // Of the version it was made from: whoever saved another one since is not overwritten unasked.
      setBase((current) => {
        const version = found.version ?? current.version;
        return { version, fields: found.base ?? (version === current.version ? current.fields : null) };
      });
    },
  });

  const finish = () => {
    draft.keeper.clear();
    onDone();
  };
  /** Saves over what is known, and tells of what was not. */
  const put = async (written: NoteFields, from: Base): Promise<Note | null> => {
    const changes = from.fields ? changesBetween(from.fields, written) : toChanges(written);
    try {
      return await update.mutateAsync({ id: note._id, version: from.version, changes });
    } catch (error) {
      const other = findConflict(error);
      const where = findGone(error);
      if (other) meet(other, written, from);
      else if (where) gone.meet({ where, written });
      else sayNotSaved(error);
      return null;
    }
  };
  const meet = (other: Note, mine: NoteFields, from: Base) => {
    rememberMedia(...other.media);
    const theirs = fieldsOf(other);
    // It had arrived before, and only the answer was lost.
    if (holdsFields(theirs, mine)) {
      putCachedNote(client, other);
      finish();
      return;
    }
    setConflict({ versions: { base: from.fields, mine, theirs }, mineAt: changedAt.current, other });
  };
  const saveChanges = async () => {
    // Whatever did not arrive has said so itself.
    if (!(await fields.attachments.settle())) return;
    const written = latest.current.read();
    if (!fitsBody(toChanges(written))) return sayTooLarge();
    const saved = await put(written, base);
    if (!saved) return;
    setBase(baseOf(saved));
    if (!(await fields.attachments.settle())) return;
    // People go on writing while they wait.
    const now = latest.current.read();
    if (holdsFields(written, now) || (await put(now, { version: saved.version, fields: written }))) finish();
  };
  const save = () => {
    if (!fields.isChanged) return onDone();
    fields.textField.current?.finish();
    if (fields.read().title === '') return fields.demandTitle();
    saving.run(saveChanges);
  };

  return {
    fields,
    isSaving: saving.isSaving,
    isKept: draft.isKept,
    conflict,
    gone: gone.gone,
    save,
    discard: finish,
    /** Saves both versions as one, what both have changed as this side has it. */
    settle: ({ versions, other }: Conflict, side: Side) =>
      saving.run(async () => {
        const { merged } = mergeVersions(versions, side);
        const isTheirs = holdsFields(versions.theirs, merged);
        if (isTheirs) putCachedNote(client, other);
        if (isTheirs || (await put(merged, baseOf(other)))) finish();
      }),
    restore: (found: Gone) =>
      saving.run(async () => {
        if ((await gone.restore(found)) && (await put(found.written, base))) finish();
      }),
    keepAsNew: (found: Gone) =>
      saving.run(async () => {
        if (await gone.keepAsNew(found)) finish();
      }),
    keepWriting: gone.forget,
    /** Goes on writing, with what only the other side has changed taken in. */
    editFurther: ({ versions, other }: Conflict) => {
      putCachedNote(client, other);
      fields.replace(mergeVersions(versions, 'mine').merged);
      setBase(baseOf(other));
      setConflict(null);
      draft.keeper.noteChange();
    },
  };
};
