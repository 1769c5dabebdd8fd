import type { Reader } from '../../db/pool.ts';
import { read } from '../../db/query.ts';
import { LIVE_CHANNEL } from './stream/message.ts';

export const createLiveRepo = (reader: Reader) => ({
  /** Sends all payloads in one transaction. */
  async notify(payloads: readonly string[]): Promise<void> {
    await reader.all(read(notifyStatement, [LIVE_CHANNEL, payloads], 'live-notify'));
  },
});

const notifyStatement = 'select pg_notify($1, payload) from unnest($2::text[]) as payload';
