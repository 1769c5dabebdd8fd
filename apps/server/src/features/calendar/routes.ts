import type { Handlers } from '../../http/handler.ts';
import type { CalendarService } from './service.ts';

type Names = 'getCalendarFeed' | 'updateCalendarFeed' | 'deleteCalendarFeed' | 'exportReminder';

export const calendarRoutes = (calendar: CalendarService): Handlers<Names> => ({
  getCalendarFeed: async ({ person }) => ({ data: await calendar.find(person.userId) }),
  updateCalendarFeed: async ({ person, body }) => ({ data: await calendar.update(person, body) }),
  deleteCalendarFeed: async ({ person }) => {
    await calendar.delete(person);
    return { data: null };
  },
  exportReminder: async ({ person, params }) => ({
    data: { ics: await calendar.exportReminder(person.userId, params.noteId, params.id) },
  }),
});
