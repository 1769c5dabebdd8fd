import type { Tx } from '../../db/pool.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import { createDueRepo } from './due/repo.ts';
import { createRescheduling } from './due/reschedule-all.ts';
import { createZoneSource, type ZoneSettings } from './due/zone-source.ts';
import { createNoteReminders, type NoteReminderDependencies, type NoteReminders } from './note-reminders.ts';
import { createReminderRepo } from './repo.ts';
import { reminderRoutes } from './routes.ts';
import { createReminderService, type EditedNotes } from './service.ts';
import { createSnoozeRepo, type Snooze } from './snooze-repo.ts';
import { createReminderSource, type PublishRings } from './source.ts';

/** A clock that was a year ahead rings a year of everybody's reminders. */
const EARLY_BATCH = 500;

type Others = {
  notes: EditedNotes;
  reminders: NoteReminders;
  notifications: { deleteEarly(tx: Tx, now: Date, limit: number): Promise<{ count: number; snoozes: Snooze[] }> };
  publish: PublishRings;
  settings: ZoneSettings;
};

/** Needed by slices that are composed before the reminder slice. */
export const composeNoteReminders = (others: Omit<NoteReminderDependencies, 'reminders' | 'snoozes'>): NoteReminders =>
  createNoteReminders({ ...others, reminders: createReminderRepo(), snoozes: createSnoozeRepo() });

export const composeReminder = (
  platform: SliceDependencies,
  { notes, reminders, notifications, publish, settings }: Others,
) => {
  const { database, reminderDatabase, clock, log, onRung } = platform;
  const secondsSince = (instant: Date) => (clock.now().getTime() - instant.getTime()) / 1000;
  const repo = createReminderRepo();
  const snoozes = createSnoozeRepo();
  const due = createDueRepo(reminderDatabase);
  const reschedule = createRescheduling({ database, reminders: repo, clock });
  return {
    /** The delay of the oldest due reminder. */
    findLatenessSeconds: async () => Math.max(0, secondsSince((await due.nextDueAt()) ?? clock.now())),
    handlers: reminderRoutes(createReminderService({ database, reminders, notes, clock })),
    /** Called after the clock was ahead: reminders that rang too early ring at their time, and repeating ones are computed again. */
    async undoEarlyRings(): Promise<void> {
      const now = clock.now();
      await database.transaction((tx) => snoozes.endOfFuture(tx, now));
      for (let done = EARLY_BATCH; done === EARLY_BATCH; ) {
        done = await database.transaction(async (tx) => {
          const early = await notifications.deleteEarly(tx, now, EARLY_BATCH);
          await snoozes.restore(tx, early.snoozes);
          return early.count;
        });
      }
      await reschedule('all');
    },
    sources: [
      createReminderSource({
        database: reminderDatabase,
        due,
        reminders: repo,
        publish,
        log,
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
