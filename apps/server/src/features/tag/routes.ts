import type { Handlers } from '../../http/handler.ts';
import type { TagService } from './service.ts';

type Names = 'listTags' | 'changeTags' | 'getTagChange' | 'undoTagChange';

export const tagRoutes = (tags: TagService): Handlers<Names> => ({
  listTags: async ({ person }) => ({ data: await tags.list(person.userId) }),
  changeTags: async ({ person, body }) => ({ data: await tags.change(person.userId, body) }),
  getTagChange: async ({ person, params }) => ({ data: await tags.getChange(person.userId, params.id) }),
  undoTagChange: async ({ person, params }) => ({ data: await tags.undo(person.userId, params.id) }),
});
