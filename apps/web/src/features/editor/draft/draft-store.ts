import type { Media } from '@pinlife/contract/media/schema';
import type { NoteOptions } from '@pinlife/contract/note/schema';
import { changeSlots, readSlots } from '../../../entities/draft/stored-drafts.ts';
import type { DraftReminder } from '../../../entities/reminder/draft-reminder.ts';
import type { NoteFields } from './note-fields.ts';
import { readDraft } from './read-draft.ts';

export type Draft = {
  /** The note that is being edited, and the version it was taken from; both null for a new note. */
  noteId: string | null;
  version: number | null;
  /** The `top` of the outbox entry that was shown on top of that version. */
  onTopOf?: string;
  /** The fields of that version, to detect later who changed what. Missing in old drafts. */
  base?: NoteFields;
  /** The id under which a new note was sent without an answer. It is sent again under the same id, so it is created once. */
  sentId: string | null;
  title: string;
  content: string;
  options: NoteOptions;
  /** Missing in drafts that were stored before reminders existed. */
  reminders?: readonly DraftReminder[];
  /** The uploaded media. */
  media?: readonly Media[];
  changedAt: number;
  /** The session in which it was written: a logout removes only its own drafts. */
  epoch?: string;
};

/** Stores a draft; without `base` if there is no space for both. */
export const putDraft = (userId: string, slot: string, draft: Draft): boolean => {
  const put = (kept: Draft) => changeSlots(userId, (slots) => ({ ...slots, [slot]: kept }));
  if (put(draft)) return true;
  const { base, ...written } = draft;
  return base !== undefined && put(written);
};

export const removeDraft = (userId: string, slot: string): boolean =>
  changeSlots(userId, ({ [slot]: _removed, ...others }) => others);

export const findDraft = (userId: string, slot: string): Draft | null => readDraft(readSlots(userId)[slot]);

/** The slots with drafts of this note, or of a new one, newest first. */
export const listDraftSlots = (userId: string, noteId: string | null): string[] =>
  listDrafts(userId)
    .filter(({ draft }) => draft.noteId === noteId)
    .map(({ slot }) => slot);

/** All drafts of a person, the newest first. */
export const listDrafts = (userId: string): { slot: string; draft: Draft }[] =>
  Object.entries(readSlots(userId))
    .flatMap(([slot, stored]) => {
      const draft = readDraft(stored);
      return draft ? [{ slot, draft }] : [];
    })
    .sort((one, other) => other.draft.changedAt - one.draft.changedAt);

/** Moves a draft from the slot of an editor that is gone to that of a new one. */
export const moveDraft = (userId: string, from: string, to: string): Draft | null => {
  const draft = findDraft(userId, from);
  if (draft) changeSlots(userId, ({ [from]: moved, ...others }) => ({ ...others, [to]: moved }));
  return draft;
};
