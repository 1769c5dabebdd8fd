import { createLinkTokens } from '../../platform/secret/link-token.ts';
import { createSeal } from '../../platform/secret/seal.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import { readFeedReminder } from '../../views/calendar-feed.ts';
import type { SessionService } from '../session/service.ts';
import type { UserService } from '../user/service.ts';
import { createCalendarFeeds } from './feed.ts';
import { createCalendarRepo } from './repo.ts';
import { calendarRoutes } from './routes.ts';
import { createCalendarService } from './service.ts';

export const composeCalendar = (
  platform: SliceDependencies,
  others: { users: UserService; sessions: SessionService },
) => {
  const { database, secrets } = platform;
  const feeds = createCalendarRepo(database);
  const tokens = createLinkTokens(createSeal(secrets.key('calendar-feed')));
  const findReminder = (userId: string, noteId: string, id: string) => readFeedReminder(database, userId, noteId, id);
  const service = createCalendarService({ ...platform, ...others, feeds, tokens, findReminder });
  return {
    handlers: calendarRoutes(service),
    find: service.find,
    feeds: createCalendarFeeds({ ...platform, feeds }),
  };
};
