import { z } from 'zod';
import { isoDateTimeSchema } from '../validation.ts';

/** A device on which the person is logged in. */
export const sessionSchema = z.object({
  _id: z.uuid(),
  current: z.boolean(),
  kept: z.boolean(),
  userAgent: z.string(),
  createdAt: isoDateTimeSchema,
  lastSeenAt: isoDateTimeSchema,
});
export type Session = z.infer<typeof sessionSchema>;
