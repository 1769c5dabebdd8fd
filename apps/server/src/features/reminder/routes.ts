import { authorOf, type Handlers } from '../../http/handler.ts';
import type { ReminderService } from './service.ts';

type Names = 'createReminder' | 'updateReminder' | 'deleteReminder';

export const reminderRoutes = (reminders: ReminderService): Handlers<Names> => ({
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
});
