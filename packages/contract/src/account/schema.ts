import { z } from 'zod';
import { currentPasswordSchema } from '../auth/schema.ts';

export const accountDeletionSchema = z.object({ password: currentPasswordSchema });
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

export const exportSchema = z.object({
  url: z.string().meta({ description: 'Good for ten minutes, while the session lives' }),
});
