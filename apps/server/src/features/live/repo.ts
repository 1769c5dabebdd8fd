import type { Reader } from '../../db/pool.ts';
import { read } from '../../db/query.ts';
import { type QuietWrites, transactionSql } from '../../db/snapshot.ts';
import { LIVE_CHANNEL } from './stream/message.ts';

export const createLiveRepo = (reader: Reader, quietWrites: Pick<QuietWrites, 'add'>) => ({
  /** One commit, however many payloads. */
  async notify(payloads: readonly string[]): Promise<void> {
    const row = await reader.first(
      read<{ transaction: string }>(notifyStatement, [LIVE_CHANNEL, payloads], 'live-notify'),
    );
    if (row) quietWrites.add(row.transaction);
  },
});

const notifyStatement = `
  select ${transactionSql} as transaction, pg_notify($1, payload) from unnest($2::text[]) as payload`;
