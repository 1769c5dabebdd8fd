import { z } from 'zod';

/** What anybody may know about this installation. */
export const instanceSchema = z.object({
  supportEmail: z.string().nullable().meta({ description: 'Null where the operator has named none' }),
});
export type Instance = z.infer<typeof instanceSchema>;
