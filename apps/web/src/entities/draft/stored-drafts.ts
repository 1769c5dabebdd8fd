import { storageKeys } from '@pinlife/contract/storage-keys';
import { readItem, removeItem } from '../../lib/storage/storage.ts';

/** All drafts of this browser: by person, then by the slot of the editor that writes it. */
type Stored = Record<string, Record<string, unknown>>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it holds something that a person wrote, whatever became of the rest. */
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

/** What a person has written, by slot. */
export const readSlots = (person: string): Record<string, unknown> => slotsOf(readStored(), person);

/** Other tabs write too, so what is stored is read anew for every change, and only one slot of it changes. */
export const changeSlots = (
  person: string,
  change: (slots: Record<string, unknown>) => Record<string, unknown>,
): boolean => {
  const stored = readStored();
  return writeStored({ ...stored, [person]: change(slotsOf(stored, person)) });
};

/** Whether anything that a person wrote waits to be saved, in whichever tab. */
export const hasDrafts = (person: string): boolean => Object.values(readSlots(person)).some(looksLikeDraft);

/** Forgets what a person wrote; only what belongs to one of their sessions, where its epoch is given. */
export const removeDraftsOf = (person: string, epoch?: string): void => {
  const isTheirs = ([, draft]: [string, unknown]) =>
    epoch === undefined || (isRecord(draft) && draft['epoch'] === epoch);
  changeSlots(person, (slots) => Object.fromEntries(Object.entries(slots).filter((entry) => !isTheirs(entry))));
};
