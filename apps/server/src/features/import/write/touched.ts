import type { Tx } from '../../../db/pool.ts';
import type { CommentService } from '../../comment/service.ts';
import type { NoteBulk } from '../../note/bulk/bulk.ts';
import type { ImportedNote } from './repo.ts';

type KnownNote = Awaited<ReturnType<NoteBulk['lock']>>[number];

/**
 * Which of these notes the person made their own since they were brought in: edited in words, media or reminders, commented,
 * or shared. Neither an undo nor a later import takes those away. Done and passion are marks, and come back with the note.
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
