import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { noteChildParamsSchema, noteParamsSchema } from '../note/schema.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema } from '../validation.ts';
import { commentInputSchema, commentSchema } from './schema.ts';

/** The comments of a note. */
export const commentEndpoints = {
  createComment: {
    summary: 'Comment on a note',
    params: noteParamsSchema,
    body: commentInputSchema,
    data: commentSchema.extend({ id: z.uuid() }),
    status: 201,
    failures: ['not_found', 'comments_too_large'],
  },
  updateComment: {
    summary: 'Edit a comment',
    params: noteChildParamsSchema,
    body: commentInputSchema,
    data: commentSchema,
    status: 200,
    failures: ['not_found', 'comments_too_large'],
  },
  deleteComment: {
    summary: 'Delete a comment',
    params: noteChildParamsSchema,
    data: deletedSchema,
    status: 200,
    failures: ['not_found'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
