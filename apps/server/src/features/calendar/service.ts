import { CALENDAR_FEED_PATH } from '@pinlife/contract/calendar/limits';
import type { CalendarFeed, CalendarFeedUpdate } from '@pinlife/contract/calendar/schema';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Person } from '../../platform/person.ts';
import type { LinkTokens } from '../../platform/secret/link-token.ts';
import type { FeedReminder } from '../../views/calendar-feed.ts';
import type { SessionService } from '../session/service.ts';
import type { UserService } from '../user/service.ts';
import { toEntry } from './dto.ts';
import { writeFile } from './ical/calendar.ts';
import type { CalendarRepo, FeedRow } from './repo.ts';

type Dependencies = {
  feeds: CalendarRepo;
  tokens: LinkTokens;
  users: Pick<UserService, 'getProfile'>;
  sessions: Pick<SessionService, 'changeAccount'>;
  findReminder(userId: string, noteId: string, id: string): Promise<FeedReminder | undefined>;
  clock: Clock;
  publicUrl: string;
};

export type CalendarService = ReturnType<typeof createCalendarService>;

/** The calls of an owner: turn the feed on, change it, turn it off, and export a reminder as a file. */
export const createCalendarService = (dependencies: Dependencies) => {
  const { feeds, tokens, users, sessions, findReminder, clock, publicUrl } = dependencies;

  const createToken = (userId: string): Pick<FeedRow, 'token_hash' | 'sealed_token'> => {
    const { hash, sealed } = tokens.create(contextOf(userId));
    return { token_hash: hash, sealed_token: sealed };
  };

  const describe = (row: FeedRow): CalendarFeed => ({
    url: `${publicUrl}${CALENDAR_FEED_PATH}/${tokens.reveal(row.sealed_token, contextOf(row.user_id))}.ics`,
    titles: row.titles,
    lastAskedAt: row.last_asked_at?.toISOString() ?? null,
  });

  return {
    async find(userId: string): Promise<CalendarFeed | null> {
      const row = await feeds.find(userId);
      return row ? describe(row) : null;
    },

    update: (person: Person, { titles, renew }: CalendarFeedUpdate): Promise<CalendarFeed> =>
      sessions.changeAccount(person, async (tx) => {
        const { userId } = person;
        const now = clock.now();
        const current = await feeds.findIn(tx, userId);
        const fresh = { user_id: userId, titles: true, revision: 0, changed_at: now, last_asked_at: null };
        const row: FeedRow = current ?? { ...fresh, ...createToken(userId) };
        const isChanged = titles !== undefined && titles !== row.titles;
        const next: FeedRow = {
          ...row,
          ...(isChanged && { titles, revision: row.revision + 1, changed_at: now }),
          ...(current && renew && { ...createToken(userId), last_asked_at: null }),
        };
        await feeds.put(tx, next);
        return describe(next);
      }),

    async delete(person: Person): Promise<void> {
      await sessions.changeAccount(person, (tx) => feeds.delete(tx, person.userId));
    },

    async exportReminder(userId: string, noteId: string, id: string): Promise<string> {
      const reminder = await findReminder(userId, noteId, id);
      if (!reminder) throw new AppError('not_found');
      const { language } = await users.getProfile(userId);
      const now = clock.now();
      const shown = { titles: true, language, revision: 0, changed_at: reminder.updated_at };
      return writeFile(toEntry(reminder, shown, { publicUrl, now }), now);
    },
  };
};

const contextOf = (userId: string) => `calendar-feed/${userId}`;
