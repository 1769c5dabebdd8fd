import { z } from 'zod';
import { languageSchema } from '../validation.ts';

export const countryQuerySchema = z.object({ language: languageSchema.optional() });

/** A country: its two letters, its name in the requested language and its dial code with the plus. */
export const countrySchema = z.object({ code: z.string(), name: z.string(), dial: z.string() });
export type Country = z.infer<typeof countrySchema>;
