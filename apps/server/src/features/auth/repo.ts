import { KNOWN_DEVICES_MAX } from '@pinlife/contract/auth/limits';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../db/pool.ts';
import { build, write } from '../../db/query.ts';
import type { KnownDevicesTable } from '../../db/schema.ts';

export type TokenPurpose = 'verify' | 'reset';
export type KnownDevice = { userId: string; id: string };
export type DeviceRow = Selectable<KnownDevicesTable>;
export type AuthRepo = ReturnType<typeof createAuthRepo>;

export const createAuthRepo = (reader: Reader) => ({
  /** A newer token takes the place of the older. */
  async putMailedToken(
    tx: Tx,
    userId: string,
    purpose: TokenPurpose,
    tokenHash: Buffer,
    expiresAt: Date,
  ): Promise<void> {
    await tx.run(
      build
        .insertInto('mailed_tokens')
        .values({ user_id: userId, purpose, token_hash: tokenHash, expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'purpose']).doUpdateSet({ token_hash: tokenHash, expires_at: expiresAt }),
        ),
    );
  },

  async isMailedTokenValid(userId: string, purpose: TokenPurpose, tokenHash: Buffer, now: Date): Promise<boolean> {
    const row = await reader.first(
      build
        .selectFrom('mailed_tokens')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now),
    );
    return row !== undefined;
  },

  /** Whether the token was valid; it is used up by asking. */
  async consumeMailedToken(
    tx: Tx,
    userId: string,
    purpose: TokenPurpose,
    tokenHash: Buffer,
    now: Date,
  ): Promise<boolean> {
    const used = await tx.run(
      build
        .deleteFrom('mailed_tokens')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now),
    );
    return used === 1;
  },

  async forgetMailedToken(tx: Tx, userId: string, purpose: TokenPurpose): Promise<void> {
    await tx.run(build.deleteFrom('mailed_tokens').where('user_id', '=', userId).where('purpose', '=', purpose));
  },

  async findDevice(userId: string, secretHash: Buffer): Promise<KnownDevice | undefined> {
    const row = await reader.first(
      build
        .selectFrom('known_devices')
        .select('id')
        .where('user_id', '=', userId)
        .where('secret_hash', '=', secretHash),
    );
    return row && { userId, id: row.id };
  },

  /** Those that logged in longest ago give way. */
  async insertDevice(tx: Tx, device: DeviceRow): Promise<void> {
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

  /** Whether it is still known. */
  async touchDevice(tx: Tx, { userId, id }: KnownDevice, userAgent: string, now: Date): Promise<boolean> {
    const touched = await tx.run(
      build
        .updateTable('known_devices')
        .set({ last_seen_at: now, user_agent: userAgent })
        .where('user_id', '=', userId)
        .where('id', '=', id),
    );
    return touched === 1;
  },

  listDevices: (userId: string): Promise<DeviceRow[]> =>
    reader.all(
      build
        .selectFrom('known_devices')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc'),
    ),

  /** Counts a pin before it is checked; false when the device has no more to try. */
  async countDevicePin(tx: Tx, { userId, id }: KnownDevice, limit: number): Promise<boolean> {
    const counted = await tx.run(
      write('update known_devices set wrong_pins = wrong_pins + 1 where user_id = $1 and id = $2 and wrong_pins < $3', [
        userId,
        id,
        limit,
      ]),
    );
    return counted === 1;
  },

  async giveBackDevicePin(tx: Tx, { userId, id }: KnownDevice): Promise<void> {
    await tx.run(
      write('update known_devices set wrong_pins = wrong_pins - 1 where user_id = $1 and id = $2 and wrong_pins > 0', [
        userId,
        id,
      ]),
    );
  },

  async clearDevicePins(tx: Tx, { userId, id }: KnownDevice): Promise<void> {
    await tx.run(
      build.updateTable('known_devices').set({ wrong_pins: 0 }).where('user_id', '=', userId).where('id', '=', id),
    );
  },

  /** Whether it was known. */
  async forgetDevice(tx: Tx, { userId, id }: KnownDevice): Promise<boolean> {
    const forgotten = await tx.run(
      build.deleteFrom('known_devices').where('user_id', '=', userId).where('id', '=', id),
    );
    return forgotten === 1;
  },

  async forgetAllDevices(tx: Tx, userId: string, { except = null }: { except?: string | null } = {}): Promise<void> {
    await tx.run(
      build.deleteFrom('known_devices').where('user_id', '=', userId).where('id', 'is distinct from', except),
    );
  },
});
