import type { Platform } from '../../platform.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { NotificationPublisher } from '../notification/publish.ts';
import type { NotificationService } from '../notification/service.ts';
import type { UserService } from '../user/service.ts';
import { createDueRepo } from './due/repo.ts';
import { createNoteReminders, type NoteReminders } from './note-reminders.ts';
import { createReminderRepo } from './repo.ts';
import { reminderRoutes } from './routes.ts';
import { createReminderService } from './service.ts';
import { createReminderSource } from './source.ts';
import { createZoneSource, type ZoneSettings } from './zone-source.ts';

type Others = { notes: NoteWriter; users: UserService; notifications: NotificationService; wake: Wake };
type Wake = Parameters<typeof createNoteReminders>[0]['wake'];
type LaterOthers = { publish: NotificationPublisher; settings: ZoneSettings };

export const composeReminder = (platform: Platform, { notes, users, notifications, wake }: Others) => {
  const { database, ringing, clock, onRung } = platform;
  const secondsSince = (instant: Date) => (clock.now().getTime() - instant.getTime()) / 1000;
  const reminders = createReminderRepo();
  const due = createDueRepo(ringing);
  const noteReminders: NoteReminders = createNoteReminders({ reminders, users, notifications, notes, wake });
  return {
    noteReminders,
    /** How long the first reminder that is due has waited. */
    findLatenessSeconds: async () => Math.max(0, secondsSince((await due.nextDueAt()) ?? clock.now())),
    complete: ({ publish, settings }: LaterOthers) => ({
      handlers: reminderRoutes(createReminderService({ database, reminders: noteReminders, notes, clock })),
      sources: [
        createReminderSource({
          database: ringing,
          due,
          reminders,
          publish,
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
