import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { entryStore } from '../../entities/note/outbox/display/entry-store.ts';
import { findShownNote } from '../../entities/note/outbox/display/find-shown-note.ts';
import { showNote } from '../../entities/note/outbox/display/show.ts';
import { discardEntries } from '../../entities/note/outbox/outbox.ts';
import {
  type Change,
  isLocalReminder,
  listOnTop,
  type OutboxEntry,
  type ShownNote,
} from '../../entities/note/outbox/queue/entry.ts';
import { createId } from '../../lib/api/create-id.ts';
import { HOME_PATH } from '../../lib/session/return-path.ts';
import { putDraft } from '../editor/draft/draft-store.ts';
import { fieldsOf } from '../editor/draft/note-fields.ts';
import { openComposer } from '../editor/paper/composer-opener.ts';
import { editNote } from '../note/note-editing.ts';
import { endReopening, useReopenedEntry } from '../note/refused/reopening.ts';

/**
 * Opens a refused change in the editor, as a draft of the version it was made from, with all later changes of it. The
 * editor then shows why it was refused; a conflict shows both versions. Removed from the outbox once the draft is stored.
 */
export const useReopening = (): void => {
  const wanted = useReopenedEntry();
  const client = useQueryClient();
  const navigate = useNavigate();
  const reopen = useEffectEvent(async (refused: OutboxEntry) => {
    const { person, noteId, change, base, madeAt, refusal } = refused;
    const written = listOnTop(entryStore.get(), refused);
    const note = showNote(noteId, base, written) ?? findShownNote(client, noteId);
    if (!note) return;
    const { reminders, ...fields } = fieldsOf(note);
    const known = reminders.map(({ _id, ...reminder }) => ({
      ...reminder,
      ...(_id !== undefined && !isLocalReminder(_id) && { _id }),
    }));
    const isNew = change.kind === 'create';
    const isKept = putDraft(person, createId(), {
      noteId: isNew ? null : noteId,
      sentId: isNew ? noteId : null,
      version: change.kind === 'update' ? (change.version ?? note.version) : null,
      ...(change.kind === 'update' && change.onTopOf !== undefined && { onTopOf: change.onTopOf }),
      ...(base && isOrigin(base, change) && { base: fieldsOf(base) }),
      ...fields,
      reminders: known,
      changedAt: madeAt,
    });
    if (!isKept) return;
    await discardEntries(written);
    if (isNew) {
      navigate(HOME_PATH);
      openComposer();
    } else editNote(refusal?.data ?? base ?? note, refusal);
  });
  useEffect(() => {
    if (!wanted) return;
    endReopening();
    reopen(wanted);
  }, [wanted]);
};

/**
 * Whether the edit was made from this text. The note may have been changed between the opening of the editor and its save:
 * then their common base is unknown.
 */
const isOrigin = ({ version, onTopOf }: ShownNote, change: Change): boolean =>
  change.kind !== 'update' || change.version === null || (change.version === version && change.onTopOf === onTopOf);
