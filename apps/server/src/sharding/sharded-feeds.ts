import type { CalendarFeeds } from '../http/calendar-feed.ts';
import { findAmong, type ShardRouter } from './shard-router.ts';

/** Calendar feeds. Their address does not contain a person, so all shards are asked; any refuses an unknown one. */
export const createShardedFeeds = (shards: ShardRouter): CalendarFeeds => ({
  async open(token, address) {
    const owner = await findAmong(shards, async (services) =>
      (await services.acrossShards.hasCalendarFeed(token, address)) ? services : null,
    );
    return (owner ?? shards.any()).calendarFeeds.open(token, address);
  },
});
