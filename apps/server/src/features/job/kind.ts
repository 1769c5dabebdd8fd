import type { NewJob } from './service.ts';

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
