import { z } from 'zod';
import { isoDateTimeSchema, says } from '../validation.ts';
import { TAGS_CHANGED_MAX } from './limits.ts';
import { isTagWord, tagKeyOf } from './tags.ts';

const wordSchema = z
  .string(says('tag_invalid'))
  .transform((text) => text.trim().replace(/^#/, '').normalize('NFC'))
  .refine(isTagWord, says('tag_invalid'));

/** A tag, with or without its `#`, whatever its case. */
export const tagSchema = wordSchema.transform(tagKeyOf);

/** A tag of a person, spelled as it was last used. `count` is how many notes carry it, those in the trash not counted. */
export const listedTagSchema = z.object({
  tag: z.string(),
  count: z.int(),
  lastUsedAt: isoDateTimeSchema,
});
export type ListedTag = z.infer<typeof listedTagSchema>;

/** One tag is renamed, several are merged. */
export const tagChangeCreateSchema = z.object({
  tags: z.array(tagSchema, says('tag_invalid')).min(1, says('tag_invalid')).max(TAGS_CHANGED_MAX, says('tag_invalid')),
  /** Their new name; null: the words stay in the texts and are no tags any more. */
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
  /** How many notes it has edited so far. */
  changed: z.int(),
  /** Notes that kept the old name, as the new one does not fit into them; after Undo those that were edited or deleted since. */
  left: z.int(),
});
export type TagChange = z.infer<typeof tagChangeSchema>;
