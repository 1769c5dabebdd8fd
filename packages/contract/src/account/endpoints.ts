import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema } from '../validation.ts';
import { accountDeletionSchema, exportSchema } from './schema.ts';

/** Exports and deletes an account. */
export const accountEndpoints = {
  deleteUser: {
    summary: 'Delete the account and all its data permanently',
    body: accountDeletionSchema,
    data: deletedSchema,
    failures: ['current_password_wrong', 'too_many_attempts'],
  },
  createExport: {
    summary: 'The address of an archive of all data of the person',
    data: exportSchema,
    status: 201,
    failures: ['too_many_attempts'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
