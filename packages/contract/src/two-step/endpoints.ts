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
  getTwoStep: { summary: 'Whether a code is asked for at login', data: twoStepSchema, status: 200, failures: [] },
  startTwoStep: {
    summary: 'Make a key for an authenticator app; it counts once a code has confirmed it',
    body: twoStepPasswordSchema,
    data: twoStepKeySchema,
    status: 200,
    failures: [...passwordFailures, 'two_step_on'],
  },
  confirmTwoStep: {
    summary: 'Turn two-step login on by a code of the new key; the recovery codes are answered this once',
    body: twoStepConfirmSchema,
    data: recoveryCodesSchema,
    status: 200,
    failures: ['code_wrong', 'two_step_on', 'two_step_off', 'too_many_attempts'],
  },
  endTwoStep: {
    summary: 'Turn two-step login off; recovery codes and trusted devices end with it',
    body: twoStepPasswordSchema,
    data: twoStepSchema,
    status: 200,
    failures: [...passwordFailures, 'two_step_off'],
  },
  createRecoveryCodes: {
    summary: 'Make new recovery codes; the old ones end',
    body: twoStepPasswordSchema,
    data: recoveryCodesSchema,
    status: 200,
    failures: [...passwordFailures, 'two_step_off'],
  },
  secondStep: {
    summary: 'Log in by a code, with the ticket that the login has answered in the data of its refusal',
    body: secondStepSchema,
    data: secondStepResultSchema,
    status: 200,
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
