import type { PasswordHasher } from '../platform/secret/password.ts';

type Work = keyof PasswordHasher;
type Held = {
  /** Resolved once a hash waits at the gate. */
  reached: Promise<void>;
  release(): void;
};

/** Pauses directly after a hash was computed, so that a test can do something else in between. */
export const createHashGate = () => {
  const waiting: { work: Work; pass: () => Promise<void> }[] = [];

  const pass = async (work: Work): Promise<void> => {
    const at = waiting.findIndex((one) => one.work === work);
    if (at >= 0) await waiting.splice(at, 1)[0]?.pass();
  };

  return {
    wrapHasher: (hasher: PasswordHasher): PasswordHasher => ({
      async hash(secret, subject) {
        const hash = await hasher.hash(secret, subject);
        await pass('hash');
        return hash;
      },
      async verify(known, secret, subject) {
        const isSame = await hasher.verify(known, secret, subject);
        await pass('verify');
        return isSame;
      },
    }),

    /** Pauses the next hash of this kind until it is released. */
    holdNext(work: Work): Held {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      waiting.push({
        work,
        pass: () => {
          reached.resolve();
          return released.promise;
        },
      });
      return { reached: reached.promise, release: released.resolve };
    },
  };
};
