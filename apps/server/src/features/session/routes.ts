import type { Handlers } from '../../http/handler.ts';
import type { SessionService } from './service.ts';

export const sessionRoutes = (sessions: SessionService): Handlers<'logout' | 'listSessions' | 'deleteSession'> => ({
  logout: async ({ person }) => {
    await sessions.logout(person);
    return { data: { _id: person.sessionId } };
  },
  listSessions: async ({ person }) => ({ data: await sessions.list(person) }),
  deleteSession: async ({ person, params }) => {
    await sessions.end(person, params.id);
    return { data: { _id: params.id } };
  },
});
