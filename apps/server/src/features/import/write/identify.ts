import type { ImportSource } from '@pinlife/contract/import/limits';
import type { Tx } from '../../../db/pool.ts';
import { deriveId } from '../../../platform/secret/id.ts';
import type { NoteBulk } from '../../note/bulk/bulk.ts';
import type { ImportedRepo } from '../imported-repo.ts';
import type { FoundNote } from '../read/port.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The same note has the same id in every import of the same person. Ours have one already. */
export const noteIdOf = (userId: string, source: ImportSource, { key }: Pick<FoundNote, 'key'>): string =>
  source === 'pinlife' && UUID.test(key) ? key : deriveId(new Date(0), `${userId}/${source}/${key}`);

/** What became of a note that came before. */
export type Fate = 'here' | 'deleted' | 'undone';

type Dependencies = { notes: Pick<NoteBulk, 'find'>; imported: ImportedRepo };

/** Of these ids those that are not new. */
export const findFates = async (
  tx: Tx,
  userId: string,
  ids: readonly string[],
  { notes, imported }: Dependencies,
): Promise<Map<string, Fate>> => {
  const fates = new Map<string, Fate>();
  const before = new Map((await imported.find(tx, userId, ids)).map(({ id, undone }) => [id, undone]));
  for (const [id, undone] of before) fates.set(id, undone ? 'undone' : 'deleted');
  for (const { id, isTrashed } of await notes.find(tx, userId, ids)) {
    if (!isTrashed) fates.set(id, 'here');
    else if (before.get(id) !== true) fates.set(id, 'deleted');
  }
  return fates;
};
