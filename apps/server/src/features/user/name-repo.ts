import type { Reader, Tx } from '../../db/pool.ts';
import { read, write } from '../../db/query.ts';
import type { TakenField } from './repo.ts';

export type NameRepo = ReturnType<typeof createNameRepo>;

/** Tells whose a name is where people are divided into shards: no shard knows it alone. */
export const createNameRepo = (shared: Reader) => ({
  /** By a username or an e-mail address. */
  async findOwner(name: string): Promise<string | null> {
    // Addresses may hold it, the database does not know it.
    if (name.includes('\0')) return null;
    const row = await shared.first(
      read<{ user_id: string }>('select user_id from user_names where name = $1', [name.toLowerCase()], 'name-owner'),
    );
    return row?.user_id ?? null;
  },

  /** Answers the field that is somebody else's, or null once both are this person's. */
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
