import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from '../../../platform/error/describe-error.ts';
import { PermanentFailure } from '../../../platform/error/permanent-failure.ts';
import { backoffMs } from '../../../platform/load/backoff.ts';
import { RetryLater } from '../../../platform/load/retry-later.ts';
import type { ClaimedJob } from '../repo.ts';
import type { JobContext, JobHandler } from './define-job.ts';

const DEFAULT_MAX_ATTEMPTS = 12;
const DEFAULT_TIMEOUT_SECONDS = 600;
/** The time that an aborted handler may still run before it is abandoned. */
const ABANDON_MS = 500;
const RETRY = { baseMs: 2_000, capMs: 3_600_000 };

export type Outcome =
  | { is: 'done' }
  | { is: 'given-back' }
  | { is: 'retried'; afterMs: number; error: string }
  | { is: 'set-aside'; error: string };

class JobTimedOut extends Error {}

/** Runs a job once. Never throws: every result is an outcome. */
export const attemptJob = async (
  job: ClaimedJob,
  handlers: Readonly<Record<string, JobHandler>>,
  control: AbortController,
): Promise<Outcome> => {
  if (control.signal.aborted) return { is: 'given-back' };
  const handler = Object.hasOwn(handlers, job.kind) ? handlers[job.kind] : undefined;
  if (!handler) return { is: 'set-aside', error: `Nobody handles jobs of the kind ${job.kind}.` };
  const { maxAttempts = DEFAULT_MAX_ATTEMPTS } = handler;
  // Happens only if a worker died during the last attempt.
  if (job.attempt > maxAttempts) {
    return { is: 'set-aside', error: job.lastError ?? 'The worker ended each time before the job did.' };
  }
  try {
    await runHandler(handler, job, control);
    return { is: 'done' };
  } catch (error) {
    const isTimedOut = control.signal.reason instanceof JobTimedOut;
    if (control.signal.aborted && !isTimedOut) return { is: 'given-back' };
    const sentence = describeError(isTimedOut ? control.signal.reason : error);
    const isFinal = error instanceof PermanentFailure || job.attempt >= maxAttempts;
    if (isFinal) return { is: 'set-aside', error: sentence };
    const wishedMs = error instanceof RetryLater ? Math.min(error.afterMs, RETRY.capMs) : 0;
    return { is: 'retried', afterMs: Math.max(wishedMs, backoffMs(job.attempt, RETRY)), error: sentence };
  }
};

const runHandler = async (handler: JobHandler, job: ClaimedJob, control: AbortController): Promise<void> => {
  const { timeoutSeconds = DEFAULT_TIMEOUT_SECONDS } = handler;
  const { signal } = control;
  const { userId, attempt, enqueuedAt } = job;
  const isLastAttempt = attempt >= (handler.maxAttempts ?? DEFAULT_MAX_ATTEMPTS);
  const context: JobContext = { userId, attempt, isLastAttempt, enqueuedAt, signal };
  const timer = setTimeout(
    () => control.abort(new JobTimedOut(`Not done within ${timeoutSeconds} s.`)),
    timeoutSeconds * 1_000,
  );
  try {
    await Promise.race([handler.run(job.payload, context), abandonment(signal)]);
  } finally {
    clearTimeout(timer);
  }
};

const abandonment = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => sleep(ABANDON_MS).then(() => reject(signal.reason)), { once: true });
  });
