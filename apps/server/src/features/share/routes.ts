import { authorOf, type Handlers } from '../../http/handler.ts';
import type { ShareService } from './service.ts';

type Names = 'getShare' | 'updateShare' | 'deleteShare' | 'listPublicNotes' | 'previewProfile';

export const shareRoutes = (shares: ShareService): Handlers<Names> => ({
  getShare: async ({ person, params }) => ({ data: await shares.find(person.userId, params.id) }),
  updateShare: async ({ params, body, ...input }) => ({
    data: await shares.update(authorOf(input), params.id, body),
  }),
  deleteShare: async ({ params, ...input }) => {
    await shares.withdraw(authorOf(input), params.id);
    return { data: { _id: params.id } };
  },
  listPublicNotes: async ({ person, query }) => {
    const { next, ...data } = await shares.listPublic(person.userId, query.cursor);
    return { data, next };
  },
  previewProfile: async ({ person, body }) => ({ data: { url: await shares.previewProfile(person.userId, body) } }),
});
