import { storageKeys } from '@pinlife/contract/storage-keys';
import { readItem, removeItem } from '../../lib/storage/storage.ts';

/** All drafts of this browser: by person, then by the slot of the editor that writes it. */
type Stored = Record<string, Record<string, unknown>>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the value contains text that a person wrote, even if the rest is damaged. */
export const looksLikeDraft = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && (typeof value['title'] === 'string' || typeof value['content'] === 'string');

const readStored = (): Stored => {
  try {
    const stored: unknown = JSON.parse(readItem('localStorage', storageKeys.draft) ?? '{}');
    return isRecord(stored) ? (stored as Stored) : {};
  } catch {
    return {};
  }
};

const slotsOf = (stored: Stored, userId: string): Record<string, unknown> => {
  const slots = stored[userId];
  return isRecord(slots) ? slots : {};
};

/** Returns false if the storage is full or blocked. */
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

/** The drafts of a person by slot. */
export const readSlots = (userId: string): Record<string, unknown> => slotsOf(readStored(), userId);

/** Reads before each write, because other tabs write too; changes only one slot. */
export const changeSlots = (
  userId: string,
  change: (slots: Record<string, unknown>) => Record<string, unknown>,
): boolean => {
  const stored = readStored();
  return writeStored({ ...stored, [userId]: change(slotsOf(stored, userId)) });
};

/** Whether anything that a person wrote waits to be saved, in whichever tab. */
export const hasDrafts = (userId: string): boolean => Object.values(readSlots(userId)).some(looksLikeDraft);

/** Removes the drafts of a person; with `epoch` only those of that session. */
export const removeDraftsOf = (userId: string, epoch?: string): void => {
  const isTheirs = ([, draft]: [string, unknown]) =>
    epoch === undefined || (isRecord(draft) && draft['epoch'] === epoch);
  changeSlots(userId, (slots) => Object.fromEntries(Object.entries(slots).filter((entry) => !isTheirs(entry))));
};
