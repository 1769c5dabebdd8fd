import type { Tx } from '../../../db/pool.ts';
import { read, write } from '../../../db/query.ts';
import type { WrittenTags } from '../tagging/tags.ts';

/** All columns of a note, with the counts of its reminders, comments and files. */
export type WholeNote = WrittenTags & {
  id: string;
  version: number;
  title: string;
  content: string;
  plainText: string;
  color: string;
  passion: boolean;
  location: string;
  selfNote: boolean;
  reminder: boolean;
  done: boolean;
  edited: boolean;
  commentCount: number;
  commentBytes: number;
  mediaCount: number;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
};

export type KnownNote = {
  id: string;
  version: number;
  title: string;
  isTrashed: boolean;
  isReminding: boolean;
  isShared: boolean;
};

export type BulkRepo = ReturnType<typeof createBulkRepo>;

/** Writes many notes of one person at once. */
export const createBulkRepo = () => ({
  /** Returns the ids that were inserted. */
  async insertAll(tx: Tx, userId: string, notes: readonly WholeNote[]): Promise<Set<string>> {
    await tx.first(skipNotifications);
    const values = columns.map(([, , name]) => notes.map((note) => note[name]));
    const rows = await tx.all(write<{ id: string }>(insertStatement, [userId, ...values], 'note-insert-all'));
    return new Set(rows.map(({ id }) => id));
  },

  /** Finds those that exist, in the trash or not. */
  find: (tx: Tx, userId: string, ids: readonly string[]): Promise<KnownNote[]> =>
    tx.all(
      read<KnownNote>(
        `select ${knownColumns} from notes where user_id = $1 and id = any($2::uuid[])`,
        [userId, ids],
        'note-find-all',
      ),
    ),

  /** Finds the notes and locks them until the transaction ends. */
  lock: (tx: Tx, userId: string, ids: readonly string[]): Promise<KnownNote[]> =>
    tx.all(
      write<KnownNote>(
        `select ${knownColumns} from notes where user_id = $1 and id = any($2::uuid[]) order by id for update`,
        [userId, ids],
        'note-lock-all',
      ),
    ),

  /** Skips notes that are in the trash already. */
  async trashAll(tx: Tx, userId: string, ids: readonly string[], now: Date): Promise<void> {
    await tx.first(skipNotifications);
    await tx.run(
      write(
        'update notes set deleted_at = $3 where user_id = $1 and id = any($2::uuid[]) and deleted_at is null',
        [userId, ids, now],
        'note-trash-all',
      ),
    );
  },

  /** Deletes notes for good, with all rows that refer to them. */
  async removeAll(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
    await tx.run(write('delete from notes where user_id = $1 and id = any($2::uuid[])', [userId, ids]));
  },
});

/** Bulk changes call no webhook and notify no open tab. */
const skipNotifications = write(`select set_config('pinlife.untold', 'on', true)`);

const knownColumns =
  'id, version, title, deleted_at is not null as "isTrashed", reminder as "isReminding", shared as "isShared"';

/** Each column with its type and with the field that fills it. */
const columns = [
  ['id', 'uuid', 'id'],
  ['version', 'int', 'version'],
  ['title', 'text', 'title'],
  ['content', 'text', 'content'],
  ['plain_text', 'text', 'plainText'],
  ['tags', 'text', 'tags'],
  ['tag_keys', 'text', 'tag_keys'],
  ['color', 'text', 'color'],
  ['passion', 'boolean', 'passion'],
  ['location', 'text', 'location'],
  ['self_note', 'boolean', 'selfNote'],
  ['reminder', 'boolean', 'reminder'],
  ['done', 'boolean', 'done'],
  ['edited', 'boolean', 'edited'],
  ['comment_count', 'int', 'commentCount'],
  ['comment_bytes', 'int', 'commentBytes'],
  ['media_count', 'int', 'mediaCount'],
  ['created_at', 'timestamptz', 'createdAt'],
  ['updated_at', 'timestamptz', 'updatedAt'],
  ['deleted_at', 'timestamptz', 'deletedAt'],
] as const satisfies readonly (readonly [column: string, type: string, field: keyof WholeNote])[];

const names = columns.map(([name]) => name).join(', ');
const insertStatement = `
  insert into notes (user_id, ${names})
  select $1, ${names} from unnest(${columns.map(([, type], index) => `$${index + 2}::${type}[]`).join(', ')}) as given (${names})
  on conflict (user_id, id) do nothing returning id`;
