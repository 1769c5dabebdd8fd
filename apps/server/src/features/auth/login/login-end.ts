import type { LoginResult } from '@pinlife/contract/auth/schema';
import { DAY_MS } from '@pinlife/contract/durations';
import { TRUST_DAYS } from '@pinlife/contract/two-step/limits';
import type { Tx } from '../../../db/pool.ts';
import type { Cookie } from '../../../http/handler.ts';
import { addressSubject } from '../../../platform/caller/address-subject.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/person.ts';
import { newId } from '../../../platform/secret/id.ts';
import type { PasskeyChecks } from '../../passkey/checks.ts';
import type { SessionService } from '../../session/service.ts';
import type { ThrottleService } from '../../throttle/service.ts';
import type { Account, UserService } from '../../user/service.ts';
import { createDevice, readDeviceToken } from '../device/cookie.ts';
import type { KnownDevice, KnownDeviceRepo } from '../device/repo.ts';
import { pinCountsOf } from '../limits.ts';

export type Outcome<Result> = { result: Result; cookies: Cookie[] };

/**
 * How a person logged in. `isStrongLogin`: by more than a PIN, which makes the device known. `trust`: the device is not
 * asked for a code for a while. `keep`: the session stays after the browser is closed. `isByOidc`: through the provider.
 * `isByPasskey`: perhaps with one that somebody else had added before a reset.
 */
type LoginFacts = {
  isStrongLogin: boolean;
  isByOidc?: boolean;
  isByPasskey?: boolean;
  keep: boolean;
  trust: boolean;
  caller: Caller;
  device: KnownDevice | undefined;
};

type Dependencies = {
  devices: KnownDeviceRepo;
  users: Pick<UserService, 'setLoggedIn'>;
  sessions: Pick<SessionService, 'start'>;
  passkeys: Pick<PasskeyChecks, 'needsReview' | 'takeReview'>;
  throttle: Pick<ThrottleService, 'clear'>;
  clock: Clock;
};

export type LoginEnd = ReturnType<typeof createLoginEnd>;

/** The last step of every login: recognizes the device and starts a session. */
export const createLoginEnd = ({ devices, users, sessions, passkeys, throttle, clock }: Dependencies) => {
  /** The id of the known device, and the cookie if it is new. */
  const recognize = async (tx: Tx, { isStrongLogin, trust, caller, device }: LoginFacts, userId: string) => {
    const now = clock.now();
    if (device && (await devices.touch(tx, device, caller.userAgent, now))) return { deviceId: device.id, cookies: [] };
    if (!isStrongLogin && !trust) return { deviceId: null, cookies: [] };
    const { secretHash, cookie } = createDevice(userId);
    const id = newId();
    await devices.insert(tx, {
      user_id: userId,
      id,
      secret_hash: secretHash,
      wrong_pins: 0,
      user_agent: caller.userAgent,
      created_at: now,
      last_seen_at: now,
    });
    return { deviceId: id, cookies: [cookie] };
  };

  /** Call it in the transaction that has locked the account and confirmed the secret. */
  const finish = async (tx: Tx, account: Account, facts: LoginFacts): Promise<Outcome<LoginResult>> => {
    const now = clock.now();
    if (facts.isStrongLogin) await throttle.clear(tx, pinCountsOf(account));
    const { deviceId, cookies } = await recognize(tx, facts, account.id);
    if (facts.trust && deviceId) {
      const until = new Date(now.getTime() + TRUST_DAYS * DAY_MS);
      await devices.trust(tx, { userId: account.id, id: deviceId }, until);
    }
    const { keep, caller, isByOidc = false, isByPasskey = false } = facts;
    const token = await sessions.start(tx, account.id, { keep, userAgent: caller.userAgent, deviceId, isByOidc });
    await users.setLoggedIn(tx, account.id, now);
    const reviewPasskeys = await passkeys[isByPasskey ? 'needsReview' : 'takeReview'](tx, account.id);
    return { result: toLoginResult(account, token, reviewPasskeys), cookies };
  };

  return {
    finish,

    /** The known device that the caller presents for this person. */
    async findDevice(caller: Caller, userId: string) {
      const token = readDeviceToken(caller, userId);
      return token ? devices.find(userId, token.hash) : undefined;
    },
  };
};

/** The queue key of the caller: the known device, or else the address. */
export const subjectOf = (caller: Caller, device?: KnownDevice) =>
  device ? `device ${device.id}` : addressSubject(caller.address);

const toLoginResult = (account: Account, token: string, reviewPasskeys: boolean): LoginResult => ({
  token,
  lastLogin: account.last_login_at?.toISOString() ?? null,
  id: account.id,
  nationality: account.profile.nationality ?? '',
  reviewPasskeys,
});
