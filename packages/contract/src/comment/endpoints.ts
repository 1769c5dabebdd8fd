import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { noteChildParamsSchema, noteParamsSchema } from '../note/schema.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema } from '../validation.ts';
import { commentCreateSchema, commentSchema, commentUpdateSchema } from './schema.ts';

/** The comments of a note. */
export const commentEndpoints = {
  createComment: {
    summary: 'Comment on a note. Sent again with the same `_id`, it returns the existing comment',
    params: noteParamsSchema,
    body: commentCreateSchema,
    data: commentSchema.extend({ id: z.uuid() }),
    status: 201,
    failures: ['not_found', 'comments_too_large'],
  },
  updateComment: {
    summary: 'Edit a comment. With `was`, only if its text has not changed since',
    params: noteChildParamsSchema,
    body: commentUpdateSchema,
    data: commentSchema,
    failures: ['not_found', 'comments_too_large', 'comment_changed'],
  },
  deleteComment: {
    summary: 'Delete a comment',
    params: noteChildParamsSchema,
    data: deletedSchema,
    failures: ['not_found'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
