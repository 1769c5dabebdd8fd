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
    summary: 'The passkeys of the person, the oldest first',
    data: z.array(passkeySchema),
    status: 200,
    failures: [],
  },
  startPasskey: {
    summary: 'What a browser needs to make a passkey, for five minutes and this session',
    body: passkeyPasswordSchema,
    data: passkeyCreationSchema,
    status: 200,
    failures: ['current_password_wrong', 'too_many_attempts', 'too_many_passkeys'],
  },
  createPasskey: {
    summary: 'Add the passkey that the browser has made',
    body: passkeyCreateSchema,
    data: passkeySchema,
    status: 201,
    failures: ['name_required', 'passkey_refused', 'passkey_exists', 'too_many_passkeys'],
  },
  renamePasskey: {
    summary: 'Call a passkey something else',
    params: idParamsSchema,
    body: passkeyRenameSchema,
    data: passkeySchema,
    status: 200,
    failures: ['name_required', 'not_found'],
  },
  deletePasskey: {
    summary: 'Remove a passkey: nobody can log in with it any more. Sessions go on',
    params: idParamsSchema,
    data: deletedSchema,
    status: 200,
    failures: ['not_found'],
  },
  startPasskeyLogin: {
    summary: 'What a browser needs to log in by any passkey it has, for five minutes and one try',
    data: passkeyRequestSchema,
    status: 200,
    failures: ['too_many_attempts', 'oidc_only'],
  },
  passkeyLogin: {
    summary: 'Log in by a passkey, without a name; no code is asked for after it',
    body: passkeyLoginSchema,
    data: loginResultSchema,
    status: 200,
    failures: ['passkey_failed', 'email_unverified', 'account_suspended', 'too_many_attempts', 'oidc_only'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
