import type { KnownDevice } from '@pinlife/contract/auth/schema';
import type { Transactor } from '../../../db/pool.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Person } from '../../../platform/person.ts';
import type { SessionService } from '../../session/service.ts';
import type { UserService } from '../../user/service.ts';
import type { DeviceRow, KnownDeviceRepo } from './repo.ts';

type Dependencies = {
  database: Transactor;
  devices: KnownDeviceRepo;
  users: Pick<UserService, 'lock'>;
  sessions: Pick<SessionService, 'lock' | 'findDevice'>;
};

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** The devices that a password login has made known, as their owner sees them. */
export const createKnownDevices = ({ database, devices, users, sessions }: Dependencies) => ({
  async list(person: Person): Promise<KnownDevice[]> {
    const [rows, currentId] = await Promise.all([devices.list(person.userId), sessions.findDevice(person)]);
    return rows.map((row) => toKnownDevice(row, currentId));
  },

  async forget(person: Person, id: string): Promise<void> {
    const { userId } = person;
    await database.transaction(async (tx) => {
      await users.lock(tx, userId);
      await sessions.lock(tx, person);
      if (!(await devices.forget(tx, { userId, id }))) throw new AppError('not_found');
    });
  },
});

const toKnownDevice = (row: DeviceRow, currentId: string | null): KnownDevice => ({
  _id: row.id,
  current: row.id === currentId,
  userAgent: row.user_agent,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
});
