import { z } from 'zod';
import { normalizeText } from '../normal-form.ts';
import { failsWith, isoDateTimeSchema } from '../validation.ts';
import { TAGS_CHANGED_MAX } from './limits.ts';
import { isTagWord, tagKeyOf } from './tags.ts';

const wordSchema = z
  .string(failsWith('tag_invalid'))
  .transform((text) => normalizeText(text.trim().replace(/^#/, '')))
  .refine(isTagWord, failsWith('tag_invalid'));

/** A tag, with or without its `#`, whatever its case. */
export const tagSchema = wordSchema.transform(tagKeyOf);

/** A tag of a person in its last spelling. `count`: the number of notes with it, without the trash. */
export const listedTagSchema = z.object({
  tag: z.string(),
  count: z.int(),
  lastUsedAt: isoDateTimeSchema,
});
export type ListedTag = z.infer<typeof listedTagSchema>;

/** Renames one tag, or merges several. */
export const tagChangeCreateSchema = z.object({
  tags: z
    .array(tagSchema, failsWith('tag_invalid'))
    .min(1, failsWith('tag_invalid'))
    .max(TAGS_CHANGED_MAX, failsWith('tag_invalid')),
  /** The new name; null: the words stay in the texts without `#`. */
  to: wordSchema.nullable(),
});
export type TagChangeCreate = z.infer<typeof tagChangeCreateSchema>;

const tagChangeStates = ['changing', 'done', 'undoing', 'undone'] as const;
export type TagChangeState = (typeof tagChangeStates)[number];

export const tagChangeSchema = z.object({
  _id: z.uuid(),
  tags: z.array(z.string()),
  to: z.string().nullable(),
  state: z.enum(tagChangeStates),
  /** The number of notes that it has edited so far. */
  changed: z.int(),
  /**
   * The number of notes that kept the old name, because the new one does not fit; after Undo those that were edited or
   * deleted since.
   */
  left: z.int(),
});
export type TagChange = z.infer<typeof tagChangeSchema>;
