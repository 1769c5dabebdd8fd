import type { SliceDependencies } from '../../slice-dependencies.ts';
import type { LiveBus } from '../live/bus.ts';
import type { NoteService } from '../note/service.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { PushPlanner } from '../push/delivery/planner.ts';
import type { PushService } from '../push/service.ts';
import type { NoteReminders } from '../reminder/note-reminders.ts';
import { createNotificationActions } from './actions.ts';
import { createNotificationPublisher, type RingListener } from './publish.ts';
import { createNotificationRepo } from './repo.ts';
import { notificationRoutes } from './routes.ts';
import { createNotificationService } from './service.ts';

type NotificationParts = ReturnType<typeof composeNotificationParts>;
type Others = NotificationParts & {
  notes: Pick<NoteService, 'setDone'> & Pick<NoteWriter, 'lock'>;
  reminders: NoteReminders;
  push: { planner: PushPlanner; findBearer: PushService['findBearer'] };
  webhooks: RingListener;
};

/** Needed by slices that are composed before the notification slice. */
export const composeNotificationParts = ({ database, clock }: SliceDependencies, { live }: { live: LiveBus }) => {
  const parts = { database, notifications: createNotificationRepo(database), live, clock };
  return { parts, service: createNotificationService(parts) };
};

export const composeNotification = ({ parts, service, notes, reminders, push, webhooks }: Others) => ({
  handlers: notificationRoutes(service, createNotificationActions({ ...parts, notes, reminders }), push.findBearer),
  publish: createNotificationPublisher({ ...parts, planner: push.planner, webhooks }),
});
