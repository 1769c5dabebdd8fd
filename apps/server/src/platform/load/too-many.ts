import { MINUTE_SECONDS } from '@pinlife/contract/durations';
import { AppError } from '../error/app-error.ts';

type RefusalCode = 'too_many_attempts' | 'pin_login_closed';

/** A 429 with the time to wait. */
export const tooManyAttempts = (seconds: number, code: RefusalCode = 'too_many_attempts'): AppError =>
  new AppError(code, { retryAfterSeconds: seconds, values: { wait: describeWait(seconds) } });

const describeWait = (seconds: number): string => {
  const [amount, unit] =
    seconds < MINUTE_SECONDS ? [seconds, 'second'] : [Math.ceil(seconds / MINUTE_SECONDS), 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
};

const TOO_MANY_STATUS = 429;

export const isTooMany = (error: unknown): error is AppError =>
  error instanceof AppError && error.status === TOO_MANY_STATUS;
