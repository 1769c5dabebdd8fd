import { TAGS_LISTED_MAX } from '@pinlife/contract/tag/limits';
import type { ListedTag } from '@pinlife/contract/tag/schema';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, read, write } from '../../db/query.ts';
import type { Schema } from '../../db/schema.ts';
import { LOWEST_ID } from '../../platform/secret/id.ts';

type TagRow = { tag: string; count: number; used_at: Date };

export type TagChangeRow = Selectable<Schema['tag_changes']>;
export type ChangedNote = Pick<Selectable<Schema['tag_changed_notes']>, 'note_id' | 'version_before' | 'version_after'>;

/** Notes are reached in order of their ids, and each once, even by several workers. */
const REACHES_NEXT = `where user_id = $1 and id = $2 and state = 'changing' and (after_id is null or after_id < $3)`;

export type TagRepo = ReturnType<typeof createTagRepo>;

export const createTagRepo = (reader: Reader) => ({
  /** Lists tags by their last use, each in its last spelling. */
  async list(userId: string): Promise<ListedTag[]> {
    const rows = await reader.all(read<TagRow>(listStatement, [userId], 'tag-list'));
    return rows.map(({ tag, count, used_at }) => ({ tag, count, lastUsedAt: used_at.toISOString() }));
  },

  async insertChange(tx: Tx, change: Omit<TagChangeRow, 'changed' | 'left_out'>): Promise<void> {
    await tx.run(build.insertInto('tag_changes').values(change));
  },

  findChange: (userId: string, id: string): Promise<TagChangeRow | undefined> =>
    reader.first(build.selectFrom('tag_changes').selectAll().where('user_id', '=', userId).where('id', '=', id)),

  /** Returns false if the change is in none of these states. */
  async setState(
    tx: Tx,
    { user_id, id }: Pick<TagChangeRow, 'user_id' | 'id'>,
    from: readonly TagChangeRow['state'][],
    state: TagChangeRow['state'],
  ): Promise<boolean> {
    const changed = await tx.run(
      build
        .updateTable('tag_changes')
        .set({ state, after_id: null, ...(state === 'undoing' && { left_out: 0 }) })
        .where('user_id', '=', user_id)
        .where('id', '=', id)
        .where('state', 'in', from),
    );
    return changed > 0;
  },

  /** Lists notes that have one of these tags. */
  listCarrying: (
    userId: string,
    tags: readonly string[],
    after: string | null,
    limit: number,
  ): Promise<{ id: string }[]> =>
    reader.all(
      read<{ id: string }>(
        `select distinct note_id as id from note_tags
         where user_id = $1 and tag = any ($2::text[]) and note_id > $3 order by id limit $4`,
        [userId, tags, after ?? LOWEST_ID, limit],
        'tag-carrying',
      ),
    ),

  /** Records the edit of a note by a change. Returns false if the change was undone, or another worker reached the note. */
  async addChanged(
    tx: Tx,
    { user_id, id }: TagChangeRow,
    { note_id, version_before, version_after }: ChangedNote,
  ): Promise<boolean> {
    const isOn = await tx.run(
      write(
        `update tag_changes set changed = changed + 1, after_id = $3 ${REACHES_NEXT}`,
        [user_id, id, note_id],
        'tag-change-count',
      ),
    );
    if (isOn === 0) return false;
    const row = { user_id, change_id: id, note_id, version_before, version_after };
    await tx.run(build.insertInto('tag_changed_notes').values(row));
    return true;
  },

  /** Advances without a change of this note. */
  async skipNote(tx: Tx, { user_id, id }: TagChangeRow, noteId: string, isCounted: boolean): Promise<void> {
    await tx.run(
      write(
        `update tag_changes set after_id = $3, left_out = left_out + $4::int ${REACHES_NEXT}`,
        [user_id, id, noteId, isCounted ? 1 : 0],
        'tag-change-pass',
      ),
    );
  },

  listChanged: (userId: string, id: string, limit: number): Promise<ChangedNote[]> =>
    reader.all(
      build
        .selectFrom('tag_changed_notes')
        .select(['note_id', 'version_before', 'version_after'])
        .where('user_id', '=', userId)
        .where('change_id', '=', id)
        .orderBy('note_id')
        .limit(limit),
    ),

  /** `isSkipped`: the note stays as it is, and is counted once, even if several workers reach it. */
  async forgetChanged(
    tx: Tx,
    { user_id, id }: Pick<TagChangeRow, 'user_id' | 'id'>,
    noteId: string,
    isSkipped: boolean,
  ): Promise<void> {
    const count = await tx.run(
      build
        .deleteFrom('tag_changed_notes')
        .where('user_id', '=', user_id)
        .where('change_id', '=', id)
        .where('note_id', '=', noteId),
    );
    if (count === 0 || !isSkipped) return;
    await tx.run(write('update tag_changes set left_out = left_out + 1 where user_id = $1 and id = $2', [user_id, id]));
  },

  /** Returns how many were deleted. Across all people of the shard. */
  deleteOld: (tx: Tx, before: Date): Promise<number> =>
    tx.run(build.deleteFrom('tag_changes').where('created_at', '<', before)),
});

const listStatement = `
  select spelling as tag, count, used_at from (
    select distinct on (tag) tag, spelling, used_at, sum(count) over (partition by tag)::int as count
    from (
      select tag, spelling, count(*) as count, max(used_at) as used_at
      from note_tags where user_id = $1 group by tag, spelling) spelled
    order by tag, used_at desc, spelling) tags
  order by used_at desc, tag limit ${TAGS_LISTED_MAX}`;
