import type { Session } from '@pinlife/contract/session/schema';
import type { SessionRow } from './repo.ts';

export const toSession = (row: SessionRow, currentId: string): Session => ({
  _id: row.id,
  current: row.id === currentId,
  kept: row.is_kept,
  userAgent: row.user_agent,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at.toISOString(),
});
