import { useRef, useState } from 'react';
import { fieldsOfDraft, renewDraftMedia } from '../draft/draft-media.ts';
import { holdsFields, type NoteFields } from '../draft/note-fields.ts';
import { useDraft } from '../draft/use-draft.ts';
import { type NoteFieldsState, useNoteFields } from '../draft/use-note-fields.ts';
import { fitsBody, sayTooLarge } from '../text/note-size.ts';
import { bodyOf, toChange } from './change.ts';
import { type NoteVersion, type Origin, originOfDraft, originToDraft, versionOf } from './origin.ts';
import { useSendChange } from './send-change.ts';
import { useSaving } from './use-saving.ts';

/** Changes that the server did not take. */
export type SaveFailure = { error: unknown; written: NoteFields; from: Origin };

type SaveOptions = {
  person: string;
  start: () => Origin & { fields: NoteFields };
  /** Whether the fields hold something that would be lost with the editor. */
  isWorthKeeping: (fields: NoteFieldsState) => boolean;
  onRestore?: () => void;
  /** Shows why; answers the version that has it after all, or null. */
  onFailure: (failure: SaveFailure) => NoteVersion | null;
  /** All of it is on the server. */
  onSaved: () => void;
};

/**
 * The save machine of the editor: the fields, their draft, uploads, sending. Its two ends, `useCreateEnd` and
 * `useUpdateEnd`, differ in the origin of the fields and in what they do about a failure.
 */
export const useSave = ({ person, start, isWorthKeeping, onRestore, onFailure, onSaved }: SaveOptions) => {
  const sendChange = useSendChange();
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
      return { ...originToDraft(latestOrigin.current), ...fields.read(), changedAt: changedAt.current };
    },
    onRestore: (found) => {
      fields.replace(fieldsOfDraft(found));
      renewDraftMedia(found, fields.attachments.refresh);
      changedAt.current = found.changedAt;
      moveTo(originOfDraft(found, latestOrigin.current));
      onRestore?.();
    },
  });

  /** Sends once. Answers the version that has what was written; null after a failure, which was shown. */
  const send = async (written: NoteFields, from: Origin): Promise<NoteVersion | null> => {
    const change = toChange(written, from);
    if (!fitsBody(bodyOf(change))) {
      sayTooLarge();
      return null;
    }
    if (from.version === null) {
      moveTo({ ...from, wasSent: true });
      draft.keeper.writeNow();
    }
    try {
      const { note, isWaiting } = await sendChange(change, written);
      const saved = note ? versionOf(note) : { id: from.id, version: from.version ?? 0, fields: written };
      if (first.version !== null) moveTo(saved);
      // A create that is repeated answers the note of the first attempt.
      const mayBeOlder = from.version === null && from.wasSent && !isWaiting;
      return mayBeOlder ? saved : { ...saved, fields: written };
    } catch (error) {
      return onFailure({ error, written, from });
    }
  };
  /** Sends until nothing is left, as people go on writing meanwhile. Uploads that failed have shown it themselves. */
  const saveAll = async (): Promise<void> => {
    let from: Origin | null = latestOrigin.current;
    while (from && (await fields.attachments.settle())) {
      const written = latest.current.read();
      if (from.fields && holdsFields(from.fields, written)) return finish();
      from = await send(written, from);
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
    /** Runs another way to save, unless one is under way. */
    run,
    send,
    finish,
    getOrigin: () => latestOrigin.current,
    getChangedAt: () => changedAt.current,
    /** Goes on with other fields from another origin. */
    replace: (next: NoteFields, nextOrigin: Origin) => {
      fields.replace(next);
      moveTo(nextOrigin);
    },
    keeper: draft.keeper,
  };
};
