import type { Share } from '@pinlife/contract/share/schema';
import type { ShareRow } from './repo.ts';

export const toShare = (row: ShareRow, token: string, url: string): Share => ({
  token,
  url,
  expiresAt: row.expires_at?.toISOString() ?? null,
  hasPassphrase: row.passphrase_hash !== null,
  showComments: row.show_comments,
  onProfile: row.on_profile_at !== null,
  opened: row.opened,
  lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});
