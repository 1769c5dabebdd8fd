import type { Tx } from '../../db/pool.ts';
import type { Platform } from '../../platform.ts';
import { createDueRepo } from './due/repo.ts';
import { createRescheduling } from './due/reschedule-all.ts';
import { createZoneSource, type ZoneSettings } from './due/zone-source.ts';
import { createNoteReminders, type NoteReminderDependencies, type NoteReminders } from './note-reminders.ts';
import { createReminderRepo, type Snooze } from './repo.ts';
import { reminderRoutes } from './routes.ts';
import { createReminderService, type EditedNotes } from './service.ts';
import { createReminderSource, type PublishRings } from './source.ts';

type Others = {
  notes: EditedNotes;
  reminders: NoteReminders;
  notifications: { takeBackEarly(tx: Tx, now: Date): Promise<Snooze[]> };
  publish: PublishRings;
  settings: ZoneSettings;
};

/** Needed by slices that are composed before the reminder slice. */
export const composeNoteReminders = (others: Omit<NoteReminderDependencies, 'reminders'>): NoteReminders =>
  createNoteReminders({ ...others, reminders: createReminderRepo() });

export const composeReminder = (platform: Platform, { notes, reminders, notifications, publish, settings }: Others) => {
  const { database, reminderDatabase, clock, onRung } = platform;
  const secondsSince = (instant: Date) => (clock.now().getTime() - instant.getTime()) / 1000;
  const repo = createReminderRepo();
  const due = createDueRepo(reminderDatabase);
  const reschedule = createRescheduling({ database, reminders: repo, clock });
  return {
    /** The delay of the oldest due reminder. */
    findLatenessSeconds: async () => Math.max(0, secondsSince((await due.nextDueAt()) ?? clock.now())),
    handlers: reminderRoutes(createReminderService({ database, reminders, notes, clock })),
    /** Called after the clock was ahead: what rang too early will ring at its time, and no rule waits for that clock's time. */
    async callBack(): Promise<void> {
      await database.transaction(async (tx) => {
        const now = clock.now();
        await repo.endSnoozesOfFuture(tx, now);
        await repo.putSnoozesBack(tx, await notifications.takeBackEarly(tx, now));
      });
      await reschedule('all');
    },
    sources: [
      createReminderSource({
        database: reminderDatabase,
        due,
        reminders: repo,
        publish,
        onRung: onRung && ((dueAt) => onRung(secondsSince(dueAt))),
      }),
      createZoneSource({
        database,
        settings,
        reschedule,
        zoneData: process.versions['tz'] ?? process.version,
      }),
    ],
  };
};
