import type { Reader, Tx } from '../../db/pool.ts';
import { read, write } from '../../db/query.ts';
import type { TakenField } from './repo.ts';

export type NameRepo = ReturnType<typeof createNameRepo>;

/** Finds the person of a name if people are divided into shards: no shard knows all names. */
export const createNameRepo = (shared: Reader) => ({
  /** Finds by a username or an e-mail address. */
  async findOwner(name: string): Promise<string | null> {
    // PostgreSQL refuses text with a null byte.
    if (name.includes('\0')) return null;
    const row = await shared.first(
      read<{ user_id: string }>('select user_id from user_names where name = $1', [name.toLowerCase()], 'name-owner'),
    );
    return row?.user_id ?? null;
  },

  /** Returns the field that belongs to somebody else, or null once both belong to this person. */
  async insert(tx: Tx, { id, ...names }: { id: string } & Record<TakenField, string>): Promise<TakenField | null> {
    for (const field of ['username', 'email'] as const) {
      const added = await tx.run(
        write('insert into user_names (name, user_id) values ($1, $2) on conflict (name) do nothing', [
          names[field].toLowerCase(),
          id,
        ]),
      );
      if (added === 0) return field;
    }
    return null;
  },

  async deleteAll(tx: Tx, userId: string): Promise<void> {
    await tx.run(write('delete from user_names where user_id = $1', [userId]));
  },
});
