import type { Handlers } from '../../http/handler.ts';
import type { UserService } from './service.ts';

export const userRoutes = (users: UserService): Handlers<'getUser'> => ({
  getUser: async ({ person }) => ({ data: await users.getProfile(person.userId) }),
});
