import { authorOf, type Handlers } from '../../http/handler.ts';
import type { MediaService } from './service.ts';

type Names = 'signUpload' | 'createMedia' | 'getMedia';

export const mediaRoutes = (media: MediaService): Handlers<Names> => ({
  signUpload: async ({ person, body }) => ({ data: await media.signUpload(person.userId, body) }),
  createMedia: async ({ body, ...input }) => {
    const created = await media.create(authorOf(input), body);
    return { data: { ...created, id: created._id } };
  },
  getMedia: async ({ person, params }) => ({ data: await media.get(person.userId, params.id) }),
});
