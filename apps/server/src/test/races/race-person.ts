import { hash } from 'node:crypto';
import { DAY_MS } from '@pinlife/contract/durations';
import { build } from '../../db/query.ts';
import { fingerprintSecret } from '../../features/auth/login/login.ts';
import { createTickets } from '../../features/auth/login/ticket.ts';
import { makePendingRow } from '../../features/oidc/pending-repo.ts';
import { keyPlaceOf } from '../../features/two-step/checks.ts';
import { hashRecoveryCode } from '../../features/two-step/code/recovery-code.ts';
import { newId } from '../../platform/secret/id.ts';
import { createSeal } from '../../platform/secret/seal.ts';
import { createToken } from '../../platform/secret/token.ts';
import type { TestApp } from '../app.ts';
import { createAuthenticator } from '../authenticator.ts';
import { newSignup, PASSWORD, PIN } from '../person.ts';
import { type Actor, actors, type TwoStepState } from './state.ts';

type OpenSession = { id: string; token: string; deviceId: string; cookie: string };

/** A person with two sessions, and with a link of each kind in the mailbox. */
export type RacePerson = {
  /** A separate address for each, so that no limit of an address is reached. */
  address: string;
  userId: string;
  username: string;
  email: string;
  sessions: Record<Actor, OpenSession>;
  /** An access token that existed before. */
  accessTokenId: string;
  passkeyId: string;
  webhookId: string;
  /** The stored secrets, and the ticket of the first step. */
  sealedKey: string;
  recoveryCodeHash: string;
  ticket: string;
  resetToken: string;
  verifyToken: string;
  /** The token of an operator. */
  operatorToken: string;
  /** All passwords that were or may become valid. */
  passwords: Set<string>;
  pins: Set<string>;
};

/** Everybody has the passkey of this device. */
export const device = createAuthenticator();

/** The challenge that the move of this number signs: to log in, or to add a passkey in this session. */
export const challengeOf = (userId: string, number: number, actor: Actor | 'login'): string =>
  `${userId}-${actor}-${number}`;

/** Everybody has the same TOTP key, and the same recovery code. */
export const KEY = Buffer.alloc(20, 'key');
export const RECOVERY_CODE = 'k7rmq-2xqdz';

/** The issuer of all identities. Nobody answers there. */
export const ISSUER = 'http://127.0.0.1:9';

/** The kinds of arrivals from the provider: to log in, to connect or to sign up, or to connect in this session. */
const arrivalKinds = ['login', 'connect', 'signup', ...actors] as const;
type Arrival = (typeof arrivalKinds)[number];

/** The cookie of the arrival for the move of this number. */
export const arrivalOf = (userId: string, number: number, kind: Arrival): string => `${userId}-${kind}-${number}`;

/** So that the limit of the whole instance is not reached either. */
const MS_BETWEEN_STAGES = 10_000;

let counter = 0;

export const setStage = async (
  testApp: TestApp,
  { operatorToken, twoStep }: { operatorToken: string; twoStep: TwoStepState },
): Promise<RacePerson> => {
  const signup = newSignup();
  counter += 1;
  const address = `10.${counter >> 16}.${(counter >> 8) & 255}.${counter & 255}`;
  testApp.clock.advance(MS_BETWEEN_STAGES);
  const { data: user } = await testApp.call('signup', { body: signup, address });
  const links = { reset: createToken(user.id), verify: createToken(user.id) };
  const now = testApp.clock.now();
  await testApp.database.transaction(async (tx) => {
    await tx.run(build.updateTable('users').set({ email_verified_at: now }).where('id', '=', user.id));
    await tx.run(build.deleteFrom('jobs').where('user_id', '=', user.id));
    for (const purpose of ['reset', 'verify'] as const) {
      const expires_at = new Date(now.getTime() + DAY_MS);
      const token = { user_id: user.id, purpose, token_hash: links[purpose].hash, expires_at };
      await tx.run(build.insertInto('mailed_tokens').values(token));
    }
  });
  const sessions = { a: await logIn(testApp, signup.username), b: await logIn(testApp, signup.username) };
  const [passkeyId, webhookId] = [newId(), newId()];
  const { secrets } = testApp.platform;
  const sealedKey = createSeal(secrets.key('two-step')).close(KEY, keyPlaceOf(user.id));
  const recoveryCodeHash = hashRecoveryCode(secrets.key('recovery-code'), user.id, RECOVERY_CODE);
  const ticket = await makeTicket(testApp, user.id);
  await testApp.database.transaction(async (tx) => {
    const passkey = { user_id: user.id, id: passkeyId, name: 'A phone', kind: 'key' } as const;
    const times = { created_at: now, last_used_at: null };
    await tx.run(build.insertInto('passkeys').values({ ...passkey, ...times, ...device.row, transports: [] }));
    const webhook = { user_id: user.id, id: webhookId, url: 'https://hooks.invalid/first', form: 'json' } as const;
    const told = { events: ['note.created' as const], with_text: false, sealed_secret: Buffer.from('unused') };
    await tx.run(build.insertInto('webhooks').values({ ...webhook, ...told, created_at: now }));
    if (twoStep !== 'off') {
      const confirmed_at = twoStep === 'on' ? now : null;
      const key = { user_id: user.id, sealed_key: sealedKey, confirmed_at, last_step: 0 };
      await tx.run(build.insertInto('two_steps').values(key));
    }
    if (twoStep === 'on') {
      const code = { user_id: user.id, code_hash: recoveryCodeHash, used_at: null };
      await tx.run(build.insertInto('recovery_codes').values(code));
    }
    const challenges = (['login', ...actors] as const).flatMap((actor) =>
      [0, 1].map((number) => ({
        challenge_hash: hash('sha256', challengeOf(user.id, number, actor), 'buffer'),
        session_id: actor === 'login' ? null : sessions[actor].id,
        ends_at: new Date(now.getTime() + DAY_MS),
      })),
    );
    await tx.run(build.insertInto('passkey_challenges').values(challenges));
    const identity = { issuer: ISSUER, subject: user.id, user_id: user.id, connected_at: now, last_used_at: null };
    await tx.run(build.insertInto('oidc_identities').values(identity));
    const seal = createSeal(testApp.platform.secrets.key('oidc-login'));
    const makeArrival = (kind: Arrival, number: number) =>
      makePendingRow(seal, {
        name: 'answered',
        secret: arrivalOf(user.id, number, kind),
        values: {
          issuer: ISSUER,
          subject: kind === 'login' ? user.id : `${user.id}-${kind}-${number}`,
          sessionId: kind === 'a' || kind === 'b' ? sessions[kind].id : null,
          keep: false,
          email: `${kind}-${number}-${signup.email}`,
          isEmailVerified: true,
          username: signup.username,
          firstName: 'Meera',
          lastName: 'Nair',
        },
        now,
      });
    const arrivals = arrivalKinds.flatMap((kind) => [0, 1].map((number) => makeArrival(kind, number)));
    await tx.run(build.insertInto('oidc_logins').values(arrivals));
  });
  const { data: accessToken } = await testApp.call('createAccessToken', {
    token: sessions.a.token,
    body: { name: 'A script', access: 'write', expiresInDays: null },
  });
  return {
    address,
    userId: user.id,
    username: signup.username,
    email: signup.email,
    sessions,
    accessTokenId: accessToken._id,
    passkeyId,
    webhookId,
    sealedKey: sealedKey.toString('hex'),
    recoveryCodeHash: recoveryCodeHash.toString('hex'),
    ticket,
    resetToken: links.reset.text,
    verifyToken: links.verify.text,
    operatorToken,
    passwords: new Set([PASSWORD]),
    pins: new Set([PIN]),
  };
};

/** A ticket: the password was right, the code is still to come. */
const makeTicket = async ({ database, platform, clock }: TestApp, userId: string): Promise<string> => {
  const account = await database.first(
    build.selectFrom('users').select(['password_hash', 'pin_hash']).where('id', '=', userId),
  );
  const tickets = createTickets(createSeal(platform.secrets.key('login-ticket')), clock);
  const secretPrint = fingerprintSecret({ password_hash: null, pin_hash: null, ...account }, true);
  return tickets.make(userId, { secretPrint, isByPassword: true, keep: false, identity: null });
};

const logIn = async (testApp: TestApp, username: string): Promise<OpenSession> => {
  const { data, headers } = await testApp.call('login', { body: { username, password: PASSWORD } });
  const list = await testApp.call('listSessions', { token: data.token });
  const devices = await testApp.call('listKnownDevices', { token: data.token });
  return {
    deviceId: devices.data.find(({ current }) => current)?._id ?? '',
    id: list.data.find(({ current }) => current)?._id ?? '',
    token: data.token,
    cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '',
  };
};

export const otherThan = (actor: Actor): Actor => actors.find((one) => one !== actor) ?? actor;
