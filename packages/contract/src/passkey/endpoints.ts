import { z } from 'zod';
import { loginResultSchema } from '../auth/schema.ts';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema, idParamsSchema } from '../validation.ts';
import {
  passkeyCreateSchema,
  passkeyCreationSchema,
  passkeyLoginSchema,
  passkeyPasswordSchema,
  passkeyRenameSchema,
  passkeyRequestSchema,
  passkeySchema,
} from './schema.ts';

/** Passkeys (WebAuthn): create, list, rename, remove, and the login with one. */
export const passkeyEndpoints = {
  listPasskeys: {
    summary: 'The passkeys of the person, oldest first',
    data: z.array(passkeySchema),
  },
  startPasskey: {
    summary: 'Options for creating a passkey. Valid for five minutes in this session',
    body: passkeyPasswordSchema,
    data: passkeyCreationSchema,
    failures: ['current_password_wrong', 'too_many_attempts', 'too_many_passkeys'],
  },
  createPasskey: {
    summary: 'Add the passkey that the browser has created',
    body: passkeyCreateSchema,
    data: passkeySchema,
    status: 201,
    failures: ['name_required', 'passkey_refused', 'passkey_exists', 'too_many_passkeys'],
  },
  renamePasskey: {
    summary: 'Rename a passkey',
    params: idParamsSchema,
    body: passkeyRenameSchema,
    data: passkeySchema,
    failures: ['name_required', 'not_found'],
  },
  deletePasskey: {
    summary: 'Remove a passkey: it can no longer be used to log in. Sessions stay logged in',
    params: idParamsSchema,
    data: deletedSchema,
    failures: ['not_found'],
  },
  startPasskeyLogin: {
    summary: 'Options for logging in by passkey. Valid for five minutes and one attempt',
    data: passkeyRequestSchema,
    failures: ['too_many_attempts', 'oidc_only'],
  },
  passkeyLogin: {
    summary: 'Log in by passkey, without a username. No two-step code is asked for',
    body: passkeyLoginSchema,
    data: loginResultSchema,
    failures: ['passkey_failed', 'email_unverified', 'account_suspended', 'too_many_attempts', 'oidc_only'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
