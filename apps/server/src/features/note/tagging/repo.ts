import type { Reader, Tx } from '../../../db/pool.ts';
import { read, write } from '../../../db/query.ts';
import type { WrittenTags } from './tags.ts';

type NoteKey = { user_id: string; id: string };
type UntaggedNote = NoteKey & { title: string; content: string };

export type TaggingRepo = ReturnType<typeof createTaggingRepo>;

/** Notes that were written by a version of PinLife without tags. */
export const createTaggingRepo = (reader: Reader) => ({
  async isAnyUntagged(): Promise<boolean> {
    return (await reader.first(read('select from untagged_notes limit 1', [], 'untagged-any'))) !== undefined;
  },

  /** Locks some of these notes. Skips notes that are being saved, as the save writes their tags. */
  take: (tx: Tx, limit: number): Promise<UntaggedNote[]> =>
    tx.all(
      read<UntaggedNote>(
        `select n.user_id, n.id, n.title, n.content
         from untagged_notes u join notes n on n.user_id = u.user_id and n.id = u.note_id
         limit $1 for update skip locked`,
        [limit],
        'untagged-take',
      ),
    ),

  async setTags(tx: Tx, { user_id, id }: NoteKey, { tags, tag_keys }: WrittenTags): Promise<void> {
    await tx.run(
      write(
        'update notes set tags = $3, tag_keys = $4 where user_id = $1 and id = $2 and tags is null',
        [user_id, id, tags, tag_keys],
        'untagged-set',
      ),
    );
    await tx.run(
      write('delete from untagged_notes where user_id = $1 and note_id = $2', [user_id, id], 'untagged-done'),
    );
  },
});
