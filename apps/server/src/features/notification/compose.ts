import type { Platform } from '../../platform.ts';
import type { LiveBus } from '../live/bus.ts';
import type { NoteService } from '../note/service.ts';
import type { NoteWriter } from '../note/writer.ts';
import type { PushDispatch } from '../push/dispatch.ts';
import type { PushService } from '../push/service.ts';
import type { ReminderBook } from '../reminder/book.ts';
import { createNotificationActions } from './actions.ts';
import { createNotificationPost } from './post.ts';
import { createNotificationRepo } from './repo.ts';
import { notificationRoutes } from './routes.ts';
import { createNotificationService } from './service.ts';

type Others = {
  notes: Pick<NoteService, 'setDone'> & Pick<NoteWriter, 'lock'>;
  reminders: ReminderBook;
  push: { dispatch: PushDispatch; findBearer: PushService['findBearer'] };
};

export const composeNotification = ({ database, clock }: Platform, { live }: { live: LiveBus }) => {
  const parts = { database, notifications: createNotificationRepo(database), live, clock };
  const service = createNotificationService(parts);
  return {
    service,
    complete: ({ notes, reminders, push }: Others) => ({
      handlers: notificationRoutes(service, createNotificationActions({ ...parts, notes, reminders }), push.findBearer),
      post: createNotificationPost({ ...parts, dispatch: push.dispatch }),
    }),
  };
};
