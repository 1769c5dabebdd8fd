import { HOUR_SECONDS } from '@pinlife/contract/durations';
import type { Count, Limit } from '../throttle/service.ts';

const perHour = (name: string, amount: number): Limit => ({
  name,
  limit: amount,
  windowSeconds: HOUR_SECONDS,
  refusal: 'too_many_attempts',
});

/** Wrong codes of an account. At any time 3 of a million codes are right. */
export const codePerAccount = perHour('code-account', 10);
/** Recovery codes have their own limit, so they still work when the codes are used up. */
export const recoveryPerAccount = perHour('recovery-account', 20);
/** The second-step counts of an account. */
export const secondStepCountsOf = (subject: string): Count[] => [
  { limit: codePerAccount, subject },
  { limit: recoveryPerAccount, subject },
];
/** Wrong codes while the second step is being set up. */
export const codePerSetup = perHour('code-setup', 10);
