import type { PushDevice } from '@pinlife/contract/push/schema';
import type { PushDeviceRow } from './repo.ts';

/** Leaves out the address and the keys: with them, anybody can push to the device. */
export const toPushDevice = (row: PushDeviceRow, sessionId: string): PushDevice => ({
  _id: row.id,
  userAgent: row.user_agent,
  current: row.session_id === sessionId,
  createdAt: row.created_at.toISOString(),
});
