import type { Reader, Tx } from '../../db/pool.ts';
import { build, read } from '../../db/query.ts';

export type OperatorRepo = ReturnType<typeof createOperatorRepo>;

/** Settings of the whole instance; one table for all shards. */
export const createOperatorRepo = (reader: Reader) => ({
  /** `from`: the transaction of the caller that acts on it. */
  async findSetting(key: string, from: Reader = reader): Promise<string | null> {
    const row = await from.first(build.selectFrom('operator_settings').select('value').where('key', '=', key));
    return row?.value ?? null;
  },

  async replaceSetting(tx: Tx, key: string, value: string): Promise<void> {
    await tx.run(
      build
        .insertInto('operator_settings')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value })),
    );
  },

  /** Adds a setting once. Returns false if it exists; a concurrent call waits for the result. */
  async addSetting(tx: Tx, key: string, value: string): Promise<boolean> {
    const added = await tx.run(
      build
        .insertInto('operator_settings')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doNothing()),
    );
    return added > 0;
  },

  /** Locks the setting until the transaction ends. */
  async lockSetting(tx: Tx, key: string): Promise<void> {
    await this.addSetting(tx, key, '');
    await tx.first(read('select 1 from operator_settings where key = $1 for update', [key]));
  },
});
