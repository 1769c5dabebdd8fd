import { z } from 'zod';
import { failsWith, idSchema, isoDateTimeSchema } from '../validation.ts';
import { noteOptionsWireSchema, noteSchema } from './schema.ts';

/** A note as it was before an edit replaced it. `v` is the `version` that the note had. */
export const noteVersionSchema = noteSchema.pick({ title: true, content: true, media: true, reminders: true }).extend({
  v: z.int(),
  options: noteOptionsWireSchema,
  replacedAt: isoDateTimeSchema,
  /** The number of its media that are no longer stored; `media` lacks them. */
  lostMedia: z.int(),
});
export type NoteVersion = z.infer<typeof noteVersionSchema>;

export const versionListQuerySchema = z.object({
  /** Opaque. */
  cursor: z
    .string(failsWith('cursor_invalid'))
    .regex(/^-?\d{1,10}$/, failsWith('cursor_invalid'))
    .transform(Number)
    .refine(isInt4, failsWith('cursor_invalid'))
    .optional(),
});

export const versionParamsSchema = z.object({
  id: idSchema,
  v: z
    .string(failsWith('not_found'))
    .regex(/^-?\d{1,10}$/, failsWith('not_found'))
    .transform(Number)
    .refine(isInt4, failsWith('not_found')),
});

/** Whether the number fits into the column, which is an int4. */
function isInt4(value: number): boolean {
  return Math.abs(value) < 2 ** 31;
}
