import type { PushSubscriptionKeys } from '@pinlife/contract/push/schema';
import type { Selectable } from 'kysely';
import { violatedConstraint } from '../../db/failures.ts';
import type { Reader, Tx } from '../../db/pool.ts';
import { build } from '../../db/query.ts';
import type { PushDevicesTable } from '../../db/schema.ts';

export type PushDeviceRow = Selectable<PushDevicesTable>;

/** A concurrent call added a device with the same address. */
export const isAddressTaken = (error: unknown): boolean =>
  violatedConstraint(error) === 'push_devices_user_id_endpoint_key';

export type PushRepo = ReturnType<typeof createPushRepo>;

export const createPushRepo = (reader: Reader) => ({
  async put(tx: Tx, device: PushDeviceRow): Promise<PushDeviceRow> {
    const { session_id, p256dh, auth, user_agent } = device;
    const row = await tx.first(
      build
        .insertInto('push_devices')
        .values(device)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'endpoint']).doUpdateSet({ session_id, p256dh, auth, user_agent }),
        )
        .returningAll(),
    );
    return row ?? device;
  },

  /** Moves a browser to the person who uses it now. Only the browser knows its secret. Across all people of the shard. */
  async takeFromOthers(
    tx: Tx,
    { user_id, endpoint, auth }: Pick<PushDeviceRow, 'user_id' | 'endpoint' | 'auth'>,
  ): Promise<void> {
    await tx.run(
      build
        .deleteFrom('push_devices')
        .where('endpoint', '=', endpoint)
        .where('auth', '=', auth)
        .where('user_id', '!=', user_id),
    );
  },

  /**
   * Changes the address of a device, for callers that know the secret of the old one. If a page has added the new address as
   * another device meanwhile, that device is removed, as are others of this person with it. Across all people of the shard.
   */
  async move(tx: Tx, old: PushSubscriptionKeys, next: PushSubscriptionKeys): Promise<string | undefined> {
    const existingDevice = await tx.first(
      build
        .selectFrom('push_devices')
        .select(['user_id', 'id'])
        .where('endpoint', '=', old.endpoint)
        .where('auth', '=', old.keys.auth)
        .forUpdate(),
    );
    if (!existingDevice) return undefined;
    const { user_id: userId, id } = existingDevice;
    await tx.run(
      build
        .deleteFrom('push_devices')
        .where('endpoint', '=', next.endpoint)
        .where((is) => is.or([is('auth', '=', next.keys.auth), is('user_id', '=', userId)]))
        .where('id', '!=', id),
    );
    await tx.run(
      build
        .updateTable('push_devices')
        .set({ endpoint: next.endpoint, ...next.keys })
        .where('user_id', '=', userId)
        .where('id', '=', id),
    );
    return id;
  },

  list: (userId: string): Promise<PushDeviceRow[]> =>
    reader.all(
      build
        .selectFrom('push_devices')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc'),
    ),

  /** Keeps only the newest devices. */
  async trim(tx: Tx, userId: string, keep: number): Promise<void> {
    await tx.run(
      build
        .deleteFrom('push_devices')
        .where('user_id', '=', userId)
        .where('id', 'in', (query) =>
          query
            .selectFrom('push_devices')
            .select('id')
            .where('user_id', '=', userId)
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .offset(keep),
        ),
    );
  },

  delete: (tx: Tx, userId: string, id: string): Promise<number> =>
    tx.run(build.deleteFrom('push_devices').where('user_id', '=', userId).where('id', '=', id)),

  async deleteByEndpoint(tx: Tx, userId: string, endpoint: string): Promise<string | undefined> {
    const row = await tx.first(
      build.deleteFrom('push_devices').where('user_id', '=', userId).where('endpoint', '=', endpoint).returning('id'),
    );
    return row?.id;
  },

  async deleteOfSession(tx: Tx, userId: string, sessionId: string): Promise<void> {
    await tx.run(build.deleteFrom('push_devices').where('user_id', '=', userId).where('session_id', '=', sessionId));
  },

  async deleteAll(tx: Tx, userId: string, { except }: { except?: string } = {}): Promise<void> {
    const all = build.deleteFrom('push_devices').where('user_id', '=', userId);
    await tx.run(except === undefined ? all : all.where('session_id', '!=', except));
  },
});
