import { z } from 'zod';
import { oidcProviderSchema } from '../oidc/schema.ts';

/** Public information about this installation. */
export const instanceSchema = z.object({
  version: z.string().meta({ description: 'Of PinLife, such as 1.2.0' }),
  commit: z.string().nullable().meta({ description: 'What it was built of; null where that is not known' }),
  supportEmail: z.string().nullable().meta({ description: 'Null where the operator has named none' }),
  oidc: oidcProviderSchema.nullable().meta({ description: 'Another service by which people log in; null: none' }),
});
export type Instance = z.infer<typeof instanceSchema>;
