import type { Media } from '@pinlife/contract/media/schema';
import type { NoteOptions } from '@pinlife/contract/note/schema';
import { storageKeys } from '@pinlife/contract/storage-keys';
import { readItem, removeItem } from '../../../lib/storage/storage.ts';
import type { DraftReminder } from '../../reminder/draft-reminder.ts';
import type { NoteFields } from './note-fields.ts';

export type Draft = {
  /** The note that is being edited, and the version it was taken from; both null for a new note. */
  noteId: string | null;
  version: number | null;
  /** What that version held, to tell later who has changed what. Missing in drafts from before it was kept. */
  base?: NoteFields;
  /** The id under which a new note was already sent without hearing back: sent again, it makes no second note. */
  sentId: string | null;
  title: string;
  content: string;
  options: NoteOptions;
  /** Missing in drafts from before there were any. */
  reminders?: readonly DraftReminder[];
  /** What was uploaded already. */
  media?: readonly Media[];
  changedAt: number;
};

/** All drafts of this browser: by person, then by the slot of the editor that writes it. */
type Stored = Record<string, Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.title === 'string' &&
  typeof value.content === 'string' &&
  typeof value.changedAt === 'number' &&
  isRecord(value.options) &&
  typeof value.options.location === 'string';

const readStored = (): Stored => {
  try {
    const stored: unknown = JSON.parse(readItem('localStorage', storageKeys.draft) ?? '{}');
    return isRecord(stored) ? (stored as Stored) : {};
  } catch {
    return {};
  }
};

const slotsOf = (stored: Stored, person: string): Record<string, unknown> => {
  const slots = stored[person];
  return isRecord(slots) ? slots : {};
};

/** Answers whether the browser took it: storage can be full or switched off. */
const writeStored = (stored: Stored): boolean => {
  const people = Object.entries(stored).filter(([, slots]) => Object.keys(slots).length > 0);
  if (people.length === 0) {
    removeItem('localStorage', storageKeys.draft);
    return true;
  }
  try {
    localStorage.setItem(storageKeys.draft, JSON.stringify(Object.fromEntries(people)));
    return true;
  } catch {
    return false;
  }
};

/** Other tabs write too, so what is stored is read anew for every change, and only one slot of it changes. */
const changeSlots = (person: string, change: (slots: Record<string, unknown>) => Record<string, unknown>): boolean => {
  const stored = readStored();
  return writeStored({ ...stored, [person]: change(slotsOf(stored, person)) });
};

/** Where there is no room for all of it, what was written counts more than what it was made from. */
export const putDraft = (person: string, slot: string, draft: Draft): boolean => {
  const put = (kept: Draft) => changeSlots(person, (slots) => ({ ...slots, [slot]: kept }));
  if (put(draft)) return true;
  const { base, ...written } = draft;
  return base !== undefined && put(written);
};

export const removeDraft = (person: string, slot: string): boolean =>
  changeSlots(person, ({ [slot]: _removed, ...others }) => others);

export const findDraft = (person: string, slot: string): Draft | null => {
  const draft = slotsOf(readStored(), person)[slot];
  return isDraft(draft) ? draft : null;
};

/** Whether anything that a person wrote waits to be saved, in whichever tab. */
export const hasDrafts = (person: string): boolean => Object.values(slotsOf(readStored(), person)).some(isDraft);

/** Forgets what a person wrote; all that anybody wrote, where it is not known who is leaving. */
export const removeDraftsOf = (person: string | null): void => {
  if (person === null) removeItem('localStorage', storageKeys.draft);
  else changeSlots(person, () => ({}));
};

/** The slots that hold a draft of this note, or of a new one, the newest first. */
export const listDraftSlots = (person: string, noteId: string | null): string[] =>
  Object.entries(slotsOf(readStored(), person))
    .filter((entry): entry is [string, Draft] => isDraft(entry[1]) && (entry[1].noteId ?? null) === noteId)
    .sort(([, one], [, other]) => other.changedAt - one.changedAt)
    .map(([slot]) => slot);

/** Hands a draft from an editor that is gone to a new one. */
export const moveDraft = (person: string, from: string, to: string): Draft | null => {
  const draft = findDraft(person, from);
  if (draft) changeSlots(person, ({ [from]: moved, ...others }) => ({ ...others, [to]: moved }));
  return draft;
};
