import type { Handlers } from '../../http/handler.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { SessionService } from './service.ts';

type Names =
  | 'logout'
  | 'listSessions'
  | 'deleteSession'
  | 'listAccessTokens'
  | 'createAccessToken'
  | 'deleteAccessToken';

export const sessionRoutes = (sessions: SessionService, tokens: AccessTokens): Handlers<Names> => ({
  logout: async ({ person }) => {
    const endSessionUrl = await sessions.logout(person);
    return { data: { _id: person.sessionId, endSessionUrl } };
  },
  listSessions: async ({ person }) => ({ data: await sessions.list(person) }),
  deleteSession: async ({ person, params }) => {
    await sessions.end(person, params.id);
    return { data: { _id: params.id } };
  },
  listAccessTokens: async ({ person }) => ({ data: await tokens.list(person) }),
  createAccessToken: async ({ person, body }) => ({ data: await tokens.create(person, body) }),
  deleteAccessToken: async ({ person, params }) => {
    await tokens.end(person, params.id);
    return { data: { _id: params.id } };
  },
});
