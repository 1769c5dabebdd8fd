import { useRef, useState } from 'react';
import { FIRST_VERSION } from '../../../entities/note/outbox/queue/entry.ts';
import { fieldsOfDraft, renewDraftMedia } from '../draft/draft-media.ts';
import { hasFields, type NoteFields } from '../draft/note-fields.ts';
import { useDraft } from '../draft/use-draft.ts';
import { type NoteFieldsState, useNoteFields } from '../draft/use-note-fields.ts';
import { fitsBody, toastTooLarge } from '../text/note-size.ts';
import { bodyOf, toChange } from './change.ts';
import { createBlankNote, type NoteVersion, type Origin, originOfDraft, originToDraft, versionOf } from './origin.ts';
import { asksPerson } from './save-failure.ts';
import { useSaving } from './use-saving.ts';
import { useSubmitEdit } from './use-submit-edit.ts';

/** Changes that the server did not take. `written`: what was sent; `now`: the fields with what was written since. */
export type SaveFailure = { error: unknown; written: NoteFields; now: NoteFields; from: Origin };

type SaveOptions = {
  person: string;
  start: () => Origin & { fields: NoteFields };
  /** Whether closing the editor would lose anything. */
  isWorthKeeping: (fields: NoteFieldsState) => boolean;
  onRestore?: () => void;
  /** Shows why. Returns the version that has the changes after all, or null. */
  onFailure: (failure: SaveFailure) => NoteVersion | null;
  /** Everything was saved. */
  onSaved: () => void;
};

/**
 * The common part of `useCreateNote` and `useUpdateNote`: fields, draft, uploads, sending. They differ in the origin of
 * the fields and in the handling of failures.
 */
export const useSave = ({ person, start, isWorthKeeping, onRestore, onFailure, onSaved }: SaveOptions) => {
  const submitEdit = useSubmitEdit();
  const { isSaving, run } = useSaving();
  const [first] = useState(start);
  const [origin, setOrigin] = useState<Origin>(first);
  const latestOrigin = useRef(origin);
  const moveTo = (next: Origin) => {
    latestOrigin.current = next;
    setOrigin(next);
  };
  const changedAt = useRef(Date.now());
  const fields = useNoteFields(person, origin.fields ?? first.fields, () => {
    changedAt.current = Date.now();
    draft.keeper.changed();
  });
  const latest = useRef(fields);
  latest.current = fields;
  const draft = useDraft({
    person,
    noteId: first.version === null ? null : first.id,
    read: () => {
      if (!isWorthKeeping(fields)) return null;
      return {
        ...originToDraft(latestOrigin.current),
        ...fields.read(),
        media: fields.attachments.readKept(),
        changedAt: changedAt.current,
      };
    },
    onRestore: (found) => {
      fields.replace(fieldsOfDraft(found));
      renewDraftMedia(found, fields.attachments.refresh);
      changedAt.current = found.changedAt;
      moveTo(originOfDraft(found, latestOrigin.current));
      onRestore?.();
    },
  });

  /**
   * Sends once and returns the saved version, which the next send is based on. Returns null after a failure that was shown.
   */
  const send = async (written: NoteFields, from: Origin, readNow = () => written): Promise<Origin | null> => {
    const change = toChange(written, from);
    if (!fitsBody(bodyOf(change))) {
      toastTooLarge();
      return null;
    }
    if (from.version === null) {
      moveTo({ ...from, wasSent: true });
      draft.keeper.writeNow();
    }
    try {
      const { note, isWaiting } = await submitEdit(change, written);
      const saved = note ? versionOf(note) : { id: from.id, version: from.version ?? 0, fields: written };
      if (first.version !== null) moveTo(saved);
      // A repeated create returns the note of the first attempt, which may be older than `written`.
      const mayBeOlder = from.version === null && from.wasSent && !isWaiting;
      if (!mayBeOlder || hasFields(saved.fields, written)) return { ...saved, fields: written };
      // The note was edited since, and this text was written without that edit: it is saved as another note.
      return saved.version === FIRST_VERSION ? saved : createBlankNote();
    } catch (error) {
      // The decision replaces the fields or closes the editor: no file may be under way then.
      if (asksPerson(error) && !(await fields.attachments.finishUploads())) return null;
      return onFailure({ error, written, now: readNow(), from });
    }
  };
  /** Sends until nothing is left, as people write on meanwhile. Stops if an upload failed, which was already shown. */
  const saveAll = async (): Promise<void> => {
    let from: Origin | null = latestOrigin.current;
    while (from && (await fields.attachments.finishUploads())) {
      const written = latest.current.read();
      if (from.fields && hasFields(from.fields, written)) return finish();
      from = await send(written, from, () => latest.current.read());
    }
  };
  const finish = () => {
    draft.keeper.clear();
    onSaved();
  };

  return {
    fields,
    isSaving,
    isKept: draft.isKept,
    save: () => {
      fields.textField.current?.finish();
      if (fields.read().title === '') return fields.demandTitle();
      run(saveAll);
    },
    /** Runs another way to save, unless a save is running. */
    run,
    send,
    saveAll,
    finish,
    origin,
    getOrigin: () => latestOrigin.current,
    getChangedAt: () => changedAt.current,
    /** Replaces the fields and their origin. */
    replace: (next: NoteFields, nextOrigin: Origin) => {
      fields.replace(next);
      moveTo(nextOrigin);
    },
    keeper: draft.keeper,
  };
};
