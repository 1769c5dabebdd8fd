import type { Platform } from '../../platform.ts';
import type { NoteWriter } from '../note/writer.ts';
import type { NotificationPost } from '../notification/post.ts';
import type { NotificationService } from '../notification/service.ts';
import type { UserService } from '../user/service.ts';
import { createReminderBook, type ReminderBook } from './book.ts';
import { createDueRepo } from './due-repo.ts';
import { createEventList } from './events.ts';
import { createReminderRepo } from './repo.ts';
import { reminderRoutes } from './routes.ts';
import { createReminderService } from './service.ts';
import { createReminderSource } from './source.ts';
import { createZoneSource, type ZoneSettings } from './zone-source.ts';

type Others = { notes: NoteWriter; users: UserService; notifications: NotificationService; wake: Wake };
type Wake = Parameters<typeof createReminderBook>[0]['wake'];
type LaterOthers = { post: NotificationPost; settings: ZoneSettings };

export const composeReminder = (platform: Platform, { notes, users, notifications, wake }: Others) => {
  const { database, ringing, clock, onRung } = platform;
  const secondsSince = (instant: Date) => (clock.now().getTime() - instant.getTime()) / 1000;
  const reminders = createReminderRepo(database);
  const due = createDueRepo(ringing);
  const book: ReminderBook = createReminderBook({ reminders, users, notifications, notes, wake });
  return {
    book,
    /** How long the first reminder that is due has waited. */
    findLatenessSeconds: async () => Math.max(0, secondsSince((await due.nextDueAt()) ?? clock.now())),
    complete: ({ post, settings }: LaterOthers) => ({
      handlers: reminderRoutes(
        createReminderService({ database, book, notes, clock }),
        createEventList({ reminders, clock }),
      ),
      sources: [
        createReminderSource({
          database: ringing,
          due,
          reminders,
          post,
          onRung: onRung && ((dueAt) => onRung(secondsSince(dueAt))),
        }),
        createZoneSource({
          database,
          reminders,
          settings,
          clock,
          zoneData: process.versions['tz'] ?? process.version,
        }),
      ],
    }),
  };
};
