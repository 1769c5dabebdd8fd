import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import {
  recoveryCodesSchema,
  secondStepResultSchema,
  secondStepSchema,
  twoStepConfirmSchema,
  twoStepKeySchema,
  twoStepPasswordSchema,
  twoStepSchema,
} from './schema.ts';

const passwordFailures = ['current_password_wrong', 'too_many_attempts'] as const;

/** Codes of an authenticator app after the password or PIN. */
export const twoStepEndpoints = {
  getTwoStep: { summary: 'Whether a code is asked for at login', data: twoStepSchema },
  startTwoStep: {
    summary: 'Create a key for an authenticator app. It becomes valid when a code has confirmed it',
    body: twoStepPasswordSchema,
    data: twoStepKeySchema,
    failures: [...passwordFailures, 'two_step_on'],
  },
  confirmTwoStep: {
    summary: 'Turn two-step login on by a code of the new key. The recovery codes are returned only in this answer',
    body: twoStepConfirmSchema,
    data: recoveryCodesSchema,
    failures: ['code_wrong', 'two_step_on', 'two_step_off', 'too_many_attempts'],
  },
  endTwoStep: {
    summary: 'Turn two-step login off, and end its recovery codes and trusted devices',
    body: twoStepPasswordSchema,
    data: twoStepSchema,
    failures: [...passwordFailures, 'two_step_off'],
  },
  createRecoveryCodes: {
    summary: 'Replace the recovery codes. The old ones end',
    body: twoStepPasswordSchema,
    data: recoveryCodesSchema,
    failures: [...passwordFailures, 'two_step_off'],
  },
  secondStep: {
    summary: 'Finish a login by a two-step code, with the ticket from the data of the refused login',
    body: secondStepSchema,
    data: secondStepResultSchema,
    failures: [
      'code_wrong',
      'recovery_code_wrong',
      'second_step_expired',
      'account_suspended',
      'too_many_attempts',
      'oidc_taken',
      'oidc_only',
    ],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
