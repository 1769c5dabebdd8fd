import { authorOf, type Handlers } from '../../http/handler.ts';
import type { CommentService } from './service.ts';

export const commentRoutes = (
  comments: CommentService,
): Handlers<'createComment' | 'updateComment' | 'deleteComment'> => ({
  createComment: async ({ params, body, ...input }) => {
    const comment = await comments.create(authorOf(input), params.noteId, body);
    return { data: { ...comment, id: comment._id } };
  },
  updateComment: async ({ params, body, ...input }) => ({
    data: await comments.update(authorOf(input), params, body),
  }),
  deleteComment: async ({ params, ...input }) => {
    await comments.delete(authorOf(input), params);
    return { data: { _id: params.id } };
  },
});
