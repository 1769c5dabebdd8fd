import { listEntries, removeEntries } from '../src/entities/note/outbox/queue/entries.ts';

/** Leaves nothing of a person in the outbox, nor of their files. */
export const wipeOutbox = async (person: string): Promise<void> =>
  removeEntries([{ person, epoch: 'none' }, ...(await listEntries(person))], '');
