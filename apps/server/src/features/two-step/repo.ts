import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, read } from '../../db/query.ts';
import type { TwoStepsTable } from '../../db/schema.ts';

export type TwoStepRow = Selectable<TwoStepsTable>;
export type TwoStepRepo = ReturnType<typeof createTwoStepRepo>;

type State = { enabledAt: Date | null; codesLeft: number; lastCodeUsedAt: Date | null };

export const createTwoStepRepo = (reader: Reader) => ({
  async isOn(userId: string): Promise<boolean> {
    const row = await reader.first(build.selectFrom('two_steps').select('confirmed_at').where('user_id', '=', userId));
    return Boolean(row?.confirmed_at);
  },

  async findState(userId: string): Promise<State> {
    const row = await reader.first(
      read<State>(
        `select (select confirmed_at from two_steps where user_id = $1) as "enabledAt",
           count(*) filter (where used_at is null)::int as "codesLeft", max(used_at) as "lastCodeUsedAt"
         from recovery_codes where user_id = $1`,
        [userId],
      ),
    );
    return row ?? { enabledAt: null, codesLeft: 0, lastCodeUsedAt: null };
  },

  /** The caller has locked the person, so nobody else writes these rows meanwhile. */
  find: (tx: Tx, userId: string): Promise<TwoStepRow | undefined> =>
    tx.first(build.selectFrom('two_steps').selectAll().where('user_id', '=', userId)),

  async put(tx: Tx, userId: string, sealedKey: Buffer): Promise<void> {
    const fresh = { sealed_key: sealedKey, confirmed_at: null, last_step: 0 };
    await tx.run(
      build
        .insertInto('two_steps')
        .values({ user_id: userId, ...fresh })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh)),
    );
  },

  async confirm(tx: Tx, userId: string, now: Date): Promise<void> {
    await tx.run(build.updateTable('two_steps').set({ confirmed_at: now }).where('user_id', '=', userId));
  },

  /** Marks the step as used. Returns false if this step or a later one was used before. */
  async useStep(tx: Tx, userId: string, step: number): Promise<boolean> {
    const used = await tx.run(
      build
        .updateTable('two_steps')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('last_step', '<', String(step)),
    );
    return used === 1;
  },

  async replaceCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
    await tx.run(build.deleteFrom('recovery_codes').where('user_id', '=', userId));
    const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null }));
    await tx.run(build.insertInto('recovery_codes').values(rows));
  },

  /** Marks a recovery code as used. Returns false if it does not exist or was used before. */
  async useCode(tx: Tx, userId: string, hash: Buffer, now: Date): Promise<boolean> {
    const used = await tx.run(
      build
        .updateTable('recovery_codes')
        .set({ used_at: now })
        .where('user_id', '=', userId)
        .where('code_hash', '=', hash)
        .where('used_at', 'is', null),
    );
    return used === 1;
  },

  async countCodes(tx: Tx, userId: string): Promise<number> {
    const row = await tx.first(
      read<{ count: number }>('select count(*)::int from recovery_codes where user_id = $1 and used_at is null', [
        userId,
      ]),
    );
    return row?.count ?? 0;
  },

  /** Returns whether it was on. */
  async delete(tx: Tx, userId: string): Promise<boolean> {
    await tx.run(build.deleteFrom('recovery_codes').where('user_id', '=', userId));
    const row = await tx.first(build.deleteFrom('two_steps').where('user_id', '=', userId).returning('confirmed_at'));
    return Boolean(row?.confirmed_at);
  },
});
