import { FEED_REMINDERS_MAX, feedPace } from '@pinlife/contract/calendar/limits';
import { MINUTE_MS } from '@pinlife/contract/durations';
import type { Reader, Transactor } from '../../db/pool.ts';
import type { CalendarFeeds } from '../../http/calendar-feed.ts';
import { addressSubject } from '../../platform/caller/address-subject.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import { createFairQueue } from '../../platform/load/fair-queue.ts';
import { createGroupedReads } from '../../platform/load/grouped-reads.ts';
import { createPacers } from '../../platform/load/pacer.ts';
import type { Logger } from '../../platform/logger.ts';
import { renderQueue, unknownPace } from '../../platform/page/limits.ts';
import { createPageCache } from '../../platform/page/page-cache.ts';
import { hashLinkToken } from '../../platform/secret/link-token.ts';
import { type OpenFeed, readFeedReminders, readFeeds } from '../../views/calendar-feed.ts';
import { toEntry } from './dto.ts';
import { writeFeed } from './ical/calendar.ts';
import type { CalendarRepo } from './repo.ts';

/** The least time between two writes of the time of a request. */
const STORED_EVERY_MS = MINUTE_MS;

type Dependencies = {
  database: Reader & Transactor;
  feeds: Pick<CalendarRepo, 'setAskedAt'>;
  clock: Clock;
  paceFactor?: number | undefined;
  publicUrl: string;
  log: Pick<Logger, 'warn'>;
};

/** Serves the feeds to calendar programs, which have no session: the address is the permission. */
export const createCalendarFeeds = (dependencies: Dependencies) => {
  const { database, feeds, clock, paceFactor, publicUrl, log } = dependencies;
  const pace = createPacers(clock, paceFactor);
  const countUnknown = pace(unknownPace);
  const countRead = pace(feedPace);
  const countAsked = pace(feedPace);
  const pages = createPageCache(createFairQueue(renderQueue));
  const find = createGroupedReads((hashes) => readFeeds(database, hashes));

  const storeRequestTime = ({ last_asked_at }: OpenFeed, hash: string, now: Date): void => {
    if (last_asked_at && now.getTime() - last_asked_at.getTime() < STORED_EVERY_MS) return;
    database
      .single((tx) => feeds.setAskedAt(tx, Buffer.from(hash, 'hex'), now))
      .catch((error: unknown) =>
        log.warn({ err: error }, 'The time of the last read of a calendar feed could not be saved.'),
      );
  };

  const open: CalendarFeeds['open'] = async (token, address) => {
    const hash = hashLinkToken(token);
    // Counted before any read, because a flood of requests would keep the database busy with refusals.
    if (hash !== null) countRead(hash);
    const feed = hash === null ? undefined : await find(hash, addressSubject(address));
    if (hash === null || !feed) {
      countUnknown(addressSubject(address));
      throw new AppError('not_found');
    }
    const now = clock.now();
    const version = `${feed.state} ${feed.revision} ${feed.language} ${now.getUTCFullYear()}`;
    const page = await pages.get({ name: hash, version, subject: hash }, async () => {
      const reminders = await readFeedReminders(database, feed.user_id, FEED_REMINDERS_MAX);
      return writeFeed(
        reminders.map((reminder) => toEntry(reminder, feed, { publicUrl, now })),
        now,
      );
    });
    if (!page) throw new AppError('not_found');
    storeRequestTime(feed, hash, now);
    return page;
  };

  return {
    open,
    /** Whether the token belongs to a person of this shard. Counted as a read, because `open` comes only after it. */
    async has(token: string, address: string): Promise<boolean> {
      const hash = hashLinkToken(token);
      if (hash === null) return false;
      countAsked(hash);
      return (await find(hash, addressSubject(address))) !== undefined;
    },
  };
};
