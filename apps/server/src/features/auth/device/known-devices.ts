import type { KnownDevice } from '@pinlife/contract/auth/schema';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Person } from '../../../platform/person.ts';
import type { SessionService } from '../../session/service.ts';
import type { DeviceRow, KnownDeviceRepo } from './repo.ts';

type Dependencies = {
  devices: KnownDeviceRepo;
  sessions: Pick<SessionService, 'changeAccount' | 'findDevice'>;
};

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** The devices that a password login has made known, for their owner. */
export const createKnownDevices = ({ devices, sessions }: Dependencies) => ({
  async list(person: Person): Promise<KnownDevice[]> {
    const [rows, currentId] = await Promise.all([devices.list(person.userId), sessions.findDevice(person)]);
    return rows.map((row) => toKnownDevice(row, currentId));
  },

  async forget(person: Person, id: string): Promise<void> {
    const { userId } = person;
    await sessions.changeAccount(person, async (tx) => {
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
