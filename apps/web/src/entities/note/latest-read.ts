import type { Note } from '@pinlife/contract/note/schema';

/** Numbers the reads and changes of notes in their order. */
let lastNumber = 0;
/** The number of the latest change of a note, or of the latest read of it that was answered. */
const latest = new Map<string, number>();

/** Call when a change of a note is answered. */
export const markChanged = (id: string): void => {
  lastNumber += 1;
  latest.set(id, lastNumber);
};

const isLatest = (id: string, number: number): boolean => (latest.get(id) ?? 0) <= number;

/**
 * Call before reading notes. The returned function says whether an answer is current: no change and no later read of the
 * note was answered meanwhile. Versions do not tell, because comments and ticks do not raise them.
 */
export const startRead = (): ((id: string) => boolean) => {
  lastNumber += 1;
  const number = lastNumber;
  return (id) => isLatest(id, number);
};

/** Reads a note, and again if the answer may be older than what is known. */
export const readLatest = async (id: string, read: () => Promise<Note>): Promise<Note> => {
  lastNumber += 1;
  const number = lastNumber;
  const answer = read();
  const isAnswered = await answer.then(
    () => true,
    () => false,
  );
  if (!isLatest(id, number)) return readLatest(id, read);
  if (isAnswered) latest.set(id, number);
  return answer;
};
