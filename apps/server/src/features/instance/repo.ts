import type { Reader, Tx } from '../../db/pool.ts';
import { build } from '../../db/query.ts';

export type InstanceRepo = ReturnType<typeof createInstanceRepo>;

export const createInstanceRepo = (reader: Reader) => ({
  async findSetting(key: string): Promise<string | null> {
    const row = await reader.first(build.selectFrom('instance_settings').select('value').where('key', '=', key));
    return row?.value ?? null;
  },

  /** Keeps an existing value. */
  async putSetting(tx: Tx, key: string, value: string): Promise<void> {
    await tx.run(
      build
        .insertInto('instance_settings')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doNothing()),
    );
  },

  async replaceSetting(tx: Tx, key: string, value: string): Promise<void> {
    await tx.run(
      build
        .insertInto('instance_settings')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value })),
    );
  },

  async ping(): Promise<void> {
    await reader.first(build.selectNoFrom((select) => select.lit(1).as('one')));
  },

  async findDatabaseTime(): Promise<Date> {
    const row = await reader.first(build.selectNoFrom((select) => select.fn<Date>('clock_timestamp', []).as('now')));
    return row?.now ?? new Date(Number.NaN);
  },
});
