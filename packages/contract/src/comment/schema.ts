import { z } from 'zod';
import { isoDateTimeSchema, says, text } from '../validation.ts';
import { COMMENT_MAX_LENGTH } from './limits.ts';

export const commentSchema = z.object({
  _id: z.uuid(),
  content: z.string(),
  createdAt: isoDateTimeSchema,
  updatedAt: isoDateTimeSchema,
});
export type Comment = z.infer<typeof commentSchema>;

/** The body of both create and update. */
export const commentInputSchema = z.object({
  content: text(COMMENT_MAX_LENGTH, 'comment_required', 'comment_too_long').min(1, says('comment_required')),
});
