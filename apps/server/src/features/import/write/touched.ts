import type { Tx } from '../../../db/pool.ts';
import type { CommentService } from '../../comment/service.ts';
import type { NoteBulk } from '../../note/bulk/bulk.ts';
import type { ImportedNote } from './repo.ts';

type KnownNote = Awaited<ReturnType<NoteBulk['lock']>>[number];

/**
 * The notes that the person has changed since the import: words, media or reminders edited, commented, or shared. Undo and
 * later imports keep these notes. Done and passion do not count as an edit.
 */
export const findTouched = async (
  tx: Tx,
  userId: string,
  found: readonly KnownNote[],
  imported: readonly ImportedNote[],
  comments: Pick<CommentService, 'listNotesSince'>,
): Promise<Set<string>> => {
  const before = new Map(imported.map((note) => [note.id, note]));
  const touched = new Set<string>();
  for (const { id, version, isShared } of found) {
    if (version !== before.get(id)?.version || isShared) touched.add(id);
  }
  for (const [since, notes] of Map.groupBy(imported, (note) => note.since.getTime())) {
    const ids = notes.map(({ id }) => id);
    for (const id of await comments.listNotesSince(tx, userId, ids, new Date(since))) touched.add(id);
  }
  return touched;
};
