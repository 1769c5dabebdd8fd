import type { z } from 'zod';
import { PermanentFailure } from '../../platform/error/permanent-failure.ts';
import type { NewJob } from './service.ts';

export type JobContext = {
  /** null: the job concerns nobody in particular. */
  userId: string | null;
  /** Counts from 1. */
  attempt: number;
  /** Whether no further attempt follows this one. */
  isLastAttempt: boolean;
  /** When what the job is about happened. */
  enqueuedAt: Date;
  /** Aborted when the worker stops, another worker has taken over, or the time is up. */
  signal: AbortSignal;
};

/** Does one kind of job. A job may run more than once: whatever it does must bear that. */
export type JobHandler = {
  /** After so many failures the job is set aside. */
  maxAttempts?: number;
  timeoutSeconds?: number;
  run(payload: unknown, context: JobContext): Promise<void>;
};

type Options = Pick<JobHandler, 'maxAttempts' | 'timeoutSeconds'>;

/** A handler whose payload is parsed first; one that does not fit is set aside, as it never will. */
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

/** Makes jobs of one kind out of what they are about, and says under which name they are handled. */
type JobKind<Payload> = ((payload: Payload) => NewJob) & { readonly kind: string };

/** A job that is about a person belongs to them. */
export const jobKind = <Payload extends Record<string, unknown>>(kind: string): JobKind<Payload> =>
  Object.assign(
    (payload: Payload): NewJob => ({
      kind,
      payload,
      ...(typeof payload['userId'] === 'string' && { userId: payload['userId'] }),
    }),
    { kind },
  );
