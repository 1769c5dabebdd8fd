import type { Platform } from '../../platform.ts';
import type { LiveBus } from '../live/bus.ts';
import type { NoteService } from '../note/service.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { PushPlanner } from '../push/delivery/planner.ts';
import type { PushService } from '../push/service.ts';
import type { NoteReminders } from '../reminder/note-reminders.ts';
import { createNotificationActions } from './actions.ts';
import { createNotificationPublisher } from './publish.ts';
import { createNotificationRepo } from './repo.ts';
import { notificationRoutes } from './routes.ts';
import { createNotificationService } from './service.ts';

type Others = {
  notes: Pick<NoteService, 'setDone'> & Pick<NoteWriter, 'lock'>;
  reminders: NoteReminders;
  push: { planner: PushPlanner; findBearer: PushService['findBearer'] };
};

export const composeNotification = ({ database, clock }: Platform, { live }: { live: LiveBus }) => {
  const parts = { database, notifications: createNotificationRepo(database), live, clock };
  const service = createNotificationService(parts);
  return {
    service,
    complete: ({ notes, reminders, push }: Others) => ({
      handlers: notificationRoutes(service, createNotificationActions({ ...parts, notes, reminders }), push.findBearer),
      publish: createNotificationPublisher({ ...parts, planner: push.planner }),
    }),
  };
};
