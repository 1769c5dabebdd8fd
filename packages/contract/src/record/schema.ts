import { z } from 'zod';
import { failsWith, fieldOr, isoDateTimeSchema, momentQuerySchema, optionalField, text } from '../validation.ts';
import { type RecordAct, recordActs, recordKinds } from './limits.ts';

const acts = Object.keys(recordActs) as [RecordAct, ...RecordAct[]];
const SEARCH_MAX_LENGTH = 100;

export const recordQuerySchema = z.object({
  page: fieldOr(
    z.coerce.number(failsWith('page_invalid')).int(failsWith('page_invalid')).min(0, failsWith('page_invalid')),
    0,
  ),
  kind: optionalField(z.enum(recordKinds, failsWith('invalid'))),
  search: fieldOr(text(SEARCH_MAX_LENGTH), '').meta({ description: 'In the names of both people' }),
  from: momentQuerySchema.meta({ description: 'The first moment' }),
  to: momentQuerySchema.meta({ description: 'The first moment after it' }),
});
export type RecordQuery = z.output<typeof recordQuerySchema>;

const recordEntrySchema = z.object({
  _id: z.uuid(),
  at: isoDateTimeSchema,
  kind: z.enum(recordKinds),
  act: z.enum(acts),
  by: z.string().nullable().meta({ description: 'Who did it; null: the command line, or nobody who is known' }),
  about: z.string().nullable().meta({ description: 'Whom it concerns' }),
  detail: z
    .record(z.string(), z.string())
    .meta({ description: 'What else there is to say, such as the old and the new' }),
});
export type RecordEntry = z.infer<typeof recordEntrySchema>;

export const recordSchema = z.object({
  entries: z.array(recordEntrySchema),
  total: z.int().meta({ description: 'Of what is found' }),
  counts: z.record(z.enum(recordKinds), z.int()).meta({ description: 'Of each kind, with the other filters' }),
});
export type RecordPage = z.infer<typeof recordSchema>;

export const recordFileSchema = z.object({ csv: z.string() });
