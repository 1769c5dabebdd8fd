import type { ShownNote } from '../../../entities/note/outbox/queue/entry.ts';
import { createId } from '../../../lib/api/create-id.ts';
import type { Draft } from '../draft/draft-store.ts';
import { emptyFields, fieldsOf, type NoteFields } from '../draft/note-fields.ts';

/** The note that the fields of an editor started from; it determines what a save sends. */
export type Origin = BlankNote | NoteVersion;

type BlankNote = {
  id: string;
  version: null;
  fields: NoteFields;
  /** The note may be on the server already. It is sent again under the same id, so it is created once. */
  wasSent: boolean;
};

export type NoteVersion = {
  id: string;
  version: number;
  /** The `top` of the outbox entry it was shown with: the base version is the one that this entry makes. */
  onTopOf?: string | undefined;
  /** Null if unknown: old drafts lack it. */
  fields: NoteFields | null;
};

export const createBlankNote = (): BlankNote => ({
  id: createId(),
  version: null,
  fields: emptyFields,
  wasSent: false,
});

export const versionOf = (note: ShownNote): NoteVersion & { fields: NoteFields } => ({
  id: note._id,
  version: note.version,
  ...(note.onTopOf !== undefined && { onTopOf: note.onTopOf }),
  fields: fieldsOf(note),
});

/** The part of an origin that a draft stores. */
export const originToDraft = (origin: Origin): Pick<Draft, 'noteId' | 'version' | 'onTopOf' | 'base' | 'sentId'> =>
  origin.version === null
    ? { noteId: null, version: null, sentId: origin.wasSent ? origin.id : null }
    : {
        noteId: origin.id,
        version: origin.version,
        sentId: null,
        ...(origin.onTopOf !== undefined && { onTopOf: origin.onTopOf }),
        ...(origin.fields && { base: origin.fields }),
      };

/**
 * The origin of a draft that an editor with `current` has found. The draft's version is kept, so that a newer one is
 * detected as a conflict.
 */
export const originOfDraft = ({ version, onTopOf, base, sentId }: Draft, current: Origin): Origin => {
  if (current.version === null) return sentId === null ? current : { ...current, id: sentId, wasSent: true };
  const from = version ?? current.version;
  const isCurrent = from === current.version && onTopOf === current.onTopOf;
  const fields = base ?? (isCurrent ? current.fields : null);
  return { id: current.id, version: from, ...(onTopOf !== undefined && { onTopOf }), fields };
};
