import { KNOWN_DEVICES_MAX } from '@pinlife/contract/auth/limits';
import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../../../db/pool.ts';
import { build, write } from '../../../db/query.ts';
import type { KnownDevicesTable } from '../../../db/schema.ts';

export type KnownDevice = { userId: string; id: string };
type FoundDevice = KnownDevice & { trustedUntil: Date | null };
export type DeviceRow = Selectable<KnownDevicesTable>;
type NewDevice = Insertable<KnownDevicesTable>;
export type KnownDeviceRepo = ReturnType<typeof createKnownDeviceRepo>;

export const createKnownDeviceRepo = (reader: Reader) => ({
  async find(userId: string, secretHash: Buffer): Promise<FoundDevice | undefined> {
    const row = await reader.first(
      build
        .selectFrom('known_devices')
        .select(['id', 'trusted_until'])
        .where('user_id', '=', userId)
        .where('secret_hash', '=', secretHash),
    );
    return row && { userId, id: row.id, trustedUntil: row.trusted_until };
  },

  /** Inserts a device. If there are too many, the ones with the oldest logins are deleted. */
  async insert(tx: Tx, device: NewDevice): Promise<void> {
    await tx.run(build.insertInto('known_devices').values(device));
    await tx.run(
      write(
        `delete from known_devices where user_id = $1 and id in (
           select id from known_devices where user_id = $1 order by last_seen_at desc, id desc offset $2
         )`,
        [device.user_id, KNOWN_DEVICES_MAX],
      ),
    );
  },

  /** Returns whether the device is still known. */
  async touch(tx: Tx, { userId, id }: KnownDevice, userAgent: string, now: Date): Promise<boolean> {
    const touched = await tx.run(
      build
        .updateTable('known_devices')
        .set({ last_seen_at: now, user_agent: userAgent })
        .where('user_id', '=', userId)
        .where('id', '=', id),
    );
    return touched === 1;
  },

  async trust(tx: Tx, { userId, id }: KnownDevice, until: Date): Promise<void> {
    await tx.run(
      build
        .updateTable('known_devices')
        .set({ trusted_until: until })
        .where('user_id', '=', userId)
        .where('id', '=', id),
    );
  },

  async distrustAll(tx: Tx, userId: string): Promise<void> {
    await tx.run(build.updateTable('known_devices').set({ trusted_until: null }).where('user_id', '=', userId));
  },

  list: (userId: string): Promise<DeviceRow[]> =>
    reader.all(
      build
        .selectFrom('known_devices')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc'),
    ),

  /** Counts a PIN before it is checked. Returns false if the device has no tries left. */
  async countPin(tx: Tx, { userId, id }: KnownDevice, limit: number): Promise<boolean> {
    const counted = await tx.run(
      write('update known_devices set wrong_pins = wrong_pins + 1 where user_id = $1 and id = $2 and wrong_pins < $3', [
        userId,
        id,
        limit,
      ]),
    );
    return counted === 1;
  },

  async giveBackPin(tx: Tx, { userId, id }: KnownDevice): Promise<void> {
    await tx.run(
      write('update known_devices set wrong_pins = wrong_pins - 1 where user_id = $1 and id = $2 and wrong_pins > 0', [
        userId,
        id,
      ]),
    );
  },

  async clearPins(tx: Tx, { userId, id }: KnownDevice): Promise<void> {
    await tx.run(
      build.updateTable('known_devices').set({ wrong_pins: 0 }).where('user_id', '=', userId).where('id', '=', id),
    );
  },

  /** Returns whether the device was known. */
  async forget(tx: Tx, { userId, id }: KnownDevice): Promise<boolean> {
    const forgotten = await tx.run(
      build.deleteFrom('known_devices').where('user_id', '=', userId).where('id', '=', id),
    );
    return forgotten === 1;
  },

  async forgetAll(tx: Tx, userId: string, { except = null }: { except?: string | null } = {}): Promise<void> {
    await tx.run(
      build.deleteFrom('known_devices').where('user_id', '=', userId).where('id', 'is distinct from', except),
    );
  },
});
