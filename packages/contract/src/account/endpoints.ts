import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema } from '../validation.ts';
import { accountDeletionSchema, exportSchema } from './schema.ts';

/** Exports and deletes an account. */
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
} as const satisfies Partial<Record<RouteName, Endpoint>>;
