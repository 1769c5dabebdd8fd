import type { Handlers } from '../../http/handler.ts';
import type { ProfileEditor } from './edit.ts';
import type { UserService } from './service.ts';

export const userRoutes = (users: UserService, editProfile: ProfileEditor): Handlers<'getUser' | 'updateUser'> => ({
  getUser: async ({ person }) => ({ data: await users.getProfile(person.userId) }),
  updateUser: async ({ person, caller, body }) => ({ data: await editProfile({ ...person, tab: caller.tab }, body) }),
});
