import { z } from 'zod';
import { failsWith, isoDateTimeSchema, optionalField, text } from '../validation.ts';
import { COMMENT_MAX_LENGTH } from './limits.ts';

export const commentSchema = z.object({
  _id: z.uuid(),
  content: z.string(),
  createdAt: isoDateTimeSchema,
  updatedAt: isoDateTimeSchema,
});
export type Comment = z.infer<typeof commentSchema>;

/** The text of a comment. */
export const commentContentSchema = z.object({
  content: text(COMMENT_MAX_LENGTH, 'comment_required', 'comment_too_long').min(1, failsWith('comment_required')),
});

export const commentUpdateSchema = commentContentSchema.extend({
  /** The text when the edit began: if the comment has another text now, the edit is refused. */
  was: optionalField(z.string(failsWith('invalid')).max(COMMENT_MAX_LENGTH, failsWith('invalid'))),
});

export const commentCreateSchema = commentContentSchema.extend({
  /** Created by the client, so that a repeated request adds no second comment. */
  _id: optionalField(z.uuid(failsWith('invalid'))),
});
