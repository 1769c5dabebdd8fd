import { z } from 'zod';
import { noteSchema } from '../note/schema.ts';
import { optionalField, timezoneSchema } from '../validation.ts';

/** The default is the time zone of the person. */
export const memoriesQuerySchema = z.object({ timezone: optionalField(timezoneSchema) });
export type MemoriesQuery = z.output<typeof memoriesQuerySchema>;

export const memorySchema = z.object({ year: z.int(), notes: z.array(noteSchema) });
export type Memory = z.infer<typeof memorySchema>;
