import { authorOf, type Handlers } from '../../http/handler.ts';
import type { MediaService } from './service.ts';
import type { SpaceService } from './space.ts';
import type { PictureTexts } from './text/texts.ts';

type Names = 'signUpload' | 'createMedia' | 'getMedia' | 'getSpace' | 'getPictureText';
type Services = { media: MediaService; space: SpaceService; texts: PictureTexts };

export const mediaRoutes = ({ media, space, texts }: Services): Handlers<Names> => ({
  signUpload: async ({ person, body }) => ({ data: await media.signUpload(person.userId, body) }),
  createMedia: async ({ body, ...input }) => {
    const created = await media.create(authorOf(input), body);
    return { data: { ...created, id: created._id } };
  },
  getMedia: async ({ person, params }) => ({ data: await media.get(person.userId, params.id) }),
  getSpace: async ({ person }) => ({ data: await space.get(person.userId) }),
  getPictureText: async ({ person, params }) => ({ data: await texts.get(person.userId, params.id) }),
});
