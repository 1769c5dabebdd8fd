import { storageKeys } from '@pinlife/contract/storage-keys';
import { readItem, removeItem } from '../../lib/storage/storage.ts';

/** All drafts of this browser: by person, then by the slot of the editor that writes it. */
type Stored = Record<string, Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the editor can go on with it, as far as its shape tells. */
export const looksLikeDraft = (value: unknown): boolean =>
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

/** Forgets what a person wrote; all that anybody wrote, where it is not known who is leaving. */
export const removeDraftsOf = (person: string | null): void => {
  if (person === null) removeItem('localStorage', storageKeys.draft);
  else changeSlots(person, () => ({}));
};
