import { hash, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@pinlife/contract/durations';
import { OIDC_LOGIN_MINUTES } from '@pinlife/contract/oidc/limits';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Reader, Transactor, Tx } from '../../db/pool.ts';
import { build } from '../../db/query.ts';
import type { OidcLoginsTable } from '../../db/schema.ts';
import type { Cookie } from '../../http/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Caller } from '../../platform/person.ts';
import type { Seal } from '../../platform/secret/seal.ts';

export const OIDC_COOKIE = 'pl-oidc';
/** With this prefix browsers accept the cookie from this host only, not from a neighbouring one. */
const HOST_COOKIE = `__Host-${OIDC_COOKIE}`;
const SECRET_BYTES = 32;

/** `sessionId`: the session that connects its account in the settings. */
const startSchema = z.object({ keep: z.boolean(), sessionId: z.uuid().nullable() });
const steps = {
  asked: startSchema.extend({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  answered: startSchema.extend({
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    isEmailVerified: z.boolean(),
    username: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
  }),
};
type Step = keyof typeof steps;
type Of<Name extends Step> = z.infer<(typeof steps)[Name]>;

/** The identity of a browser that has come back from the provider. */
export type Arrival = Of<'answered'> & { secretHash: Buffer };

/** `isSecure`: PinLife is served over https. */
type Dependencies = { database: Transactor & Reader; seal: Seal; clock: Clock; isSecure: boolean };
type Row = Pick<Selectable<OidcLoginsTable>, 'sealed' | 'ends_at'>;

export type PendingLogins = ReturnType<typeof createPendingLogins>;

/**
 * Logins between the first click and the session. A row is found only by a cookie, so no other browser can continue it. Its
 * values are encrypted.
 */
export const createPendingLogins = ({ database, seal, clock, isSecure }: Dependencies) => {
  const cookieName = isSecure ? HOST_COOKIE : OIDC_COOKIE;

  const makeCookie = (value: string, maxAgeSeconds: number): Cookie => ({
    name: cookieName,
    value,
    // The prefix demands it.
    path: '/',
    maxAgeSeconds,
  });

  const readSecret = ({ cookies }: Caller): Buffer | null => {
    const secret = cookies[cookieName];
    return secret ? hashSecret(secret) : null;
  };

  const find = (step: Step, secretHash: Buffer): Promise<Row | undefined> =>
    database.first(
      build
        .selectFrom('oidc_logins')
        .select(['sealed', 'ends_at'])
        .where('secret_hash', '=', secretHash)
        .where('step', '=', step),
    );

  const remove = async (tx: Tx, secretHash: Buffer): Promise<boolean> =>
    (await tx.run(build.deleteFrom('oidc_logins').where('secret_hash', '=', secretHash))) === 1;

  const open = <Name extends Step>(name: Name, secretHash: Buffer, row: Row | undefined): Of<Name> | null => {
    if (!row || row.ends_at <= clock.now()) return null;
    const plain = seal.open(row.sealed, contextOf(name, secretHash)).toString();
    return steps[name].parse(JSON.parse(plain)) as Of<Name>;
  };

  return {
    /** Returns the cookie that finds the row. */
    async add<Name extends Step>(name: Name, values: Of<Name>): Promise<Cookie> {
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const row = makePendingRow(seal, { name, secret, values, now: clock.now() });
      await database.transaction((tx) => tx.run(build.insertInto('oidc_logins').values(row)));
      return makeCookie(secret, OIDC_LOGIN_MINUTES * 60);
    },

    /** Deletes the cookie in the browser when a login is over. */
    endedCookie: makeCookie('', 0),

    /**
     * Deletes and returns the question that was asked, so that only one call can use it. An answer with another `state`,
     * from another tab or forged, deletes nothing.
     */
    async takeAsked(caller: Caller, state: string | null): Promise<Of<'asked'> | null> {
      const secretHash = readSecret(caller);
      const asked = secretHash && open('asked', secretHash, await find('asked', secretHash));
      if (!asked || asked.state !== state) return null;
      return (await database.transaction((tx) => remove(tx, secretHash))) ? asked : null;
    },

    async findAnswered(caller: Caller): Promise<Arrival | null> {
      const secretHash = readSecret(caller);
      const values = secretHash && open('answered', secretHash, await find('answered', secretHash));
      return values && { ...values, secretHash };
    },

    /** Deletes the arrival. Returns whether there was one, so that it is used once. */
    take: (tx: Tx, { secretHash }: Arrival): Promise<boolean> => remove(tx, secretHash),

    sweep: (): Promise<number> =>
      database.transaction((tx) => tx.run(build.deleteFrom('oidc_logins').where('ends_at', '<=', clock.now()))),
  };
};

type Pending<Name extends Step> = { name: Name; secret: string; values: Of<Name>; now: Date };

export const makePendingRow = <Name extends Step>(
  seal: Seal,
  { name, secret, values, now }: Pending<Name>,
): Selectable<OidcLoginsTable> => {
  const secret_hash = hashSecret(secret);
  return {
    secret_hash,
    step: name,
    sealed: seal.close(Buffer.from(JSON.stringify(values)), contextOf(name, secret_hash)),
    ends_at: new Date(now.getTime() + OIDC_LOGIN_MINUTES * MINUTE_MS),
  };
};

const contextOf = (name: Step, secretHash: Buffer): string => `${name} ${secretHash.toString('hex')}`;

const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');
