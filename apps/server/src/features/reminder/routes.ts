import { authorOf, type Handlers } from '../../http/handler.ts';
import type { createEventList } from './events.ts';
import type { ReminderService } from './service.ts';

type Names = 'createReminder' | 'updateReminder' | 'deleteReminder' | 'listEvents';

export const reminderRoutes = (
  reminders: ReminderService,
  listEvents: ReturnType<typeof createEventList>,
): Handlers<Names> => ({
  createReminder: async ({ params, body, ...input }) => ({
    data: await reminders.create(authorOf(input), params.noteId, body),
  }),
  updateReminder: async ({ params, body, ...input }) => ({
    data: await reminders.update(authorOf(input), params.noteId, params.id, body),
  }),
  deleteReminder: async ({ params, ...input }) => {
    await reminders.delete(authorOf(input), params.noteId, params.id);
    return { data: { _id: params.id } };
  },
  listEvents: ({ person, query }) => listEvents(person.userId, query),
});
