import { z } from 'zod';
import { isoDateTimeSchema, optionalField, says, text } from '../validation.ts';
import { COMMENT_MAX_LENGTH } from './limits.ts';

export const commentSchema = z.object({
  _id: z.uuid(),
  content: z.string(),
  createdAt: isoDateTimeSchema,
  updatedAt: isoDateTimeSchema,
});
export type Comment = z.infer<typeof commentSchema>;

export const commentUpdateSchema = z.object({
  content: text(COMMENT_MAX_LENGTH, 'comment_required', 'comment_too_long').min(1, says('comment_required')),
});

export const commentCreateSchema = commentUpdateSchema.extend({
  /** Made by the client, so that a comment that is sent again makes no second one. */
  _id: optionalField(z.uuid(says('invalid'))),
});
