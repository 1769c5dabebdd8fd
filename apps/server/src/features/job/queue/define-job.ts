import type { z } from 'zod';
import { PermanentFailure } from '../../../platform/error/permanent-failure.ts';
import type { NewJob } from '../service.ts';

export type JobContext = {
  /** null: the job belongs to no person. */
  userId: string | null;
  /** Counts from 1. */
  attempt: number;
  isLastAttempt: boolean;
  /** The time of the event that the job is about. */
  enqueuedAt: Date;
  /** Aborted when the worker stops, another worker has taken over, or the time is up. */
  signal: AbortSignal;
};

/** Handles one kind of job. A job can run more than once, so handlers must be idempotent. */
export type JobHandler = {
  /** The number of failures after which the job is set aside. */
  maxAttempts?: number;
  timeoutSeconds?: number;
  run(payload: unknown, context: JobContext): Promise<void>;
};

type Options = Pick<JobHandler, 'maxAttempts' | 'timeoutSeconds'>;

/** A handler with a schema for its payload. A job with an invalid payload is set aside at once: a retry cannot help. */
export const defineJob = <Payload>(
  schema: z.ZodType<Payload>,
  run: (payload: Payload, context: JobContext) => Promise<void>,
  options: Options = {},
): JobHandler => ({
  ...options,
  async run(payload, context) {
    const parsed = schema.safeParse(payload);
    if (!parsed.success) {
      const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'payload');
      throw new PermanentFailure(`The payload does not fit: ${fields.join(', ')}.`);
    }
    await run(parsed.data, context);
  },
});

/** Creates jobs of one kind, and names the kind for its handler. */
type JobKind<Payload> = ((payload: Payload) => NewJob) & { readonly kind: string };

/** A job with a `userId` in its payload belongs to that person. */
export const jobKind = <Payload extends Record<string, unknown>>(kind: string): JobKind<Payload> =>
  Object.assign(
    (payload: Payload): NewJob => ({
      kind,
      payload,
      ...(typeof payload['userId'] === 'string' && { userId: payload['userId'] }),
    }),
    { kind },
  );
