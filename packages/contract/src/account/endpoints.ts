import { z } from 'zod';
import { currentPasswordSchema } from '../auth/schema.ts';
import type { Endpoint } from '../endpoints.ts';
import { deletedSchema } from '../validation.ts';

/** Where archives are handed out, to whoever holds the signed address of one. */
export const EXPORT_PATH = '/api/user/export';

const accountDeletionSchema = z.object({ password: currentPasswordSchema });
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

const exportSchema = z.object({
  url: z.string().meta({ description: 'Good for ten minutes, while the session lives' }),
});

/** What becomes of an account as a whole. */
export const accountEndpoints = {
  deleteUser: {
    summary: 'Delete the account and everything in it, for good',
    body: accountDeletionSchema,
    data: deletedSchema,
    status: 200,
    failures: ['current_password_wrong', 'too_many_attempts'],
  },
  createExport: {
    summary: 'An address from which everything of the person can be downloaded as one archive',
    data: exportSchema,
    status: 201,
    failures: ['too_many_attempts'],
  },
} as const satisfies Record<string, Endpoint>;
