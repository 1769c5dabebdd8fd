import type { Note } from '@pinlife/contract/note/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { rememberMedia } from '../../../entities/media/cache.ts';
import { putCachedNote } from '../../../entities/note/cache.ts';
import { submitChange } from '../../../entities/note/outbox/outbox.ts';
import type { Refusal } from '../../../entities/note/outbox/queue/entry.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { t } from '../../../lib/i18n/i18n.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { fieldsOf, hasFields, type NoteFields } from '../draft/note-fields.ts';
import { toChange } from './change.ts';
import { takeOver } from './gone-note.ts';
import { mergeVersions, type Side, type Versions } from './merge-versions.ts';
import { createBlankNote, type NoteVersion, type Origin, versionOf } from './origin.ts';
import { findConflict, findGone, type GoneState, toastNotSaved } from './save-failure.ts';
import { type SaveFailure, useSave } from './use-save.ts';
import { useSubmitEdit } from './use-submit-edit.ts';

/** Two versions of one note: the person's own, not saved, and one that was saved elsewhere meanwhile. */
export type Conflict = { kind: 'conflict'; versions: Versions; mineAt: number; other: Note };
/** Edits of a note that was deleted meanwhile. */
export type Gone = { kind: 'gone'; where: GoneState; written: NoteFields };

type UpdateNoteOptions = {
  person: string;
  note: Note;
  /** Why the server refused the change that is opened again. */
  refusal: Refusal | null;
  onDone: () => void;
};

/** Saves as an update of a note, conditional on the version that it was made from. */
export const useUpdateNote = ({ person, note, refusal, onDone }: UpdateNoteOptions) => {
  // Pictures in the text are shown from the media cache.
  useState(() => rememberMedia(...note.media));
  const client = useQueryClient();
  const submitEdit = useSubmitEdit();
  /** A conflict or a deletion that the person must decide about before the note can be saved. */
  const [obstacle, setObstacle] = useState<Conflict | Gone | null>(null);
  /** A fixed id, so that a retry creates no second note. */
  const [another] = useState(createBlankNote);
  const [isRestored, setIsRestored] = useState(false);

  const handleConflict = (other: Note, { written, now, from }: SaveFailure): NoteVersion | null => {
    rememberMedia(...other.media);
    const theirs = fieldsOf(other);
    // An earlier attempt has arrived; only its answer was lost.
    if (hasFields(theirs, written)) {
      putCachedNote(client, other);
      return { ...versionOf(other), fields: written };
    }
    const versions = { base: isMadeFrom(other, from) ? from.fields : null, mine: now, theirs };
    setObstacle({ kind: 'conflict', versions, mineAt: save.getChangedAt(), other });
    return null;
  };
  const showError = (error: unknown, written: NoteFields): null => {
    const where = findGone(error);
    if (where) setObstacle({ kind: 'gone', where, written });
    else toastNotSaved(error);
    return null;
  };
  const handleFailure = (failure: SaveFailure): NoteVersion | null => {
    const other = findConflict(failure.error);
    return other ? handleConflict(other, failure) : showError(failure.error, failure.now);
  };
  const save = useSave({
    person,
    start: () => versionOf(note),
    isWorthKeeping: ({ isChanged }) => isChanged,
    onRestore: () => setIsRestored(true),
    onFailure: (failure) => handleFailure(failure),
    onSaved: onDone,
  });
  const { fields, isSaving, isKept, run, send, finish } = save;
  /** Shows the stored refusal instead of sending again: on a slow line the answer would come after the editor is closed. */
  const showStoredRefusal = useEffectEvent(() => {
    const written = fields.read();
    if (refusal && handleFailure({ error: errorOf(refusal), written, now: written, from: save.getOrigin() })) finish();
  });
  useEffect(() => {
    if (isRestored) showStoredRefusal();
  }, [isRestored]);

  /** Saves the text as another note. */
  const saveAsNew = async (written: NoteFields): Promise<void> => {
    try {
      const kept = await takeOver(written);
      await submitEdit(toChange(kept, another), kept);
      if (kept.media.length < written.media.length) showToast({ kind: 'error', text: t('error.media_missing') });
      finish();
    } catch (error) {
      toastNotSaved(error);
    }
  };

  return {
    fields,
    isSaving,
    isKept,
    obstacle,
    save: () => (fields.isChanged ? save.save() : onDone()),
    discard: finish,
    /** Saves the merged versions; if both changed the same part, that of this side is kept. */
    merge: ({ versions, other }: Conflict, side: Side) =>
      run(async () => {
        const { merged } = mergeVersions(versions, side);
        const isTheirs = hasFields(versions.theirs, merged);
        if (isTheirs) putCachedNote(client, other);
        if (isTheirs || (await send(merged, versionOf(other)))) finish();
      }),
    /** Merges the changes of the other side and lets the person write on. */
    editFurther: ({ versions, other }: Conflict) => {
      // Text that is written while the decision is saved would be lost, because the editor closes then.
      if (isSaving) return;
      putCachedNote(client, other);
      save.replace(mergeVersions(versions, 'mine').merged, versionOf(other));
      setObstacle(null);
      save.keeper.changed();
    },
    restore: ({ written }: Gone) =>
      run(async () => {
        try {
          await submitChange(client, { kind: 'restore', id: note._id }, { deletedAt: null });
        } catch (error) {
          showError(error, written);
          return;
        }
        setObstacle(null);
        await save.saveAll();
      }),
    keepAsNew: ({ written }: Gone) => run(() => saveAsNew(written)),
    /** Keeps the note as it was saved elsewhere, and saves this text as another note. */
    keepBoth: ({ versions, other }: Conflict) =>
      run(async () => {
        putCachedNote(client, other);
        await saveAsNew(versions.mine);
      }),
    keepWriting: () => {
      if (!isSaving) setObstacle(null);
    },
  };
};

/**
 * A note whose version went back comes from a backup: it lacks what the edit started from, which nobody has taken out. The
 * version of an edit on top of an unsent one is that below both.
 */
const isMadeFrom = ({ version }: Note, from: Origin): boolean =>
  from.version !== null && (from.onTopOf === undefined ? version >= from.version : version > from.version);

const errorOf = ({ status, code, message, data }: Refusal): ApiError =>
  new ApiError(status, code, message, { data, isOurs: true });
