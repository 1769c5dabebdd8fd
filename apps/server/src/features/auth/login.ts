import type { Login, LoginResult } from '@pinlife/contract/auth/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Cookie } from '../../http/handler.ts';
import { addressSubject } from '../../platform/caller/address-subject.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Caller } from '../../platform/person.ts';
import { newId } from '../../platform/secret/id.ts';
import type { PasswordHasher } from '../../platform/secret/password.ts';
import type { SessionService } from '../session/service.ts';
import type { Count, Limit, ThrottleService } from '../throttle/service.ts';
import type { Account, UserService } from '../user/service.ts';
import { createDevice, readDeviceToken } from './device/cookie.ts';
import type { KnownDevice, KnownDeviceRepo } from './device/repo.ts';
import {
  KNOWN_DEVICE_WRONG_PINS,
  KNOWN_DEVICE_WRONG_PINS_AT_LAST,
  loginPerAddress,
  passwordPerAccount,
  passwordPerName,
  pinCountsOf,
  pinOnKnownDevices,
  pinPerAccount,
  pinPerAddress,
  pinPerInstance,
  pinPerName,
} from './limits.ts';

type Dependencies = {
  database: Transactor;
  devices: KnownDeviceRepo;
  users: Pick<UserService, 'findAccountByName' | 'lock' | 'setLoggedIn'>;
  sessions: Pick<SessionService, 'start'>;
  throttle: ThrottleService;
  hasher: PasswordHasher;
  clock: Clock;
};

type LoginOutcome = { result: LoginResult; cookies: Cookie[] };

type Attempt = { login: Login; caller: Caller; account: Account | undefined; device: KnownDevice | undefined };

/** `isShared`: it was counted among the mistakes of all known devices. */
type PinTrial = { isAllowed: boolean; isShared: boolean };

/** Login by password or pin. Whatever is wrong, the answer is the same in words and in time. */
export const createLogin = ({ database, devices, users, sessions, throttle, hasher, clock }: Dependencies) => {
  const findDevice = async (caller: Caller, account: Account | undefined) => {
    const token = account && readDeviceToken(caller, account.id);
    return token ? devices.find(token.userId, token.hash) : undefined;
  };

  const checkPassword = async ({ login, account, device, caller }: Attempt) => {
    const asker = askerOf(caller, device);
    // A known device has a count of its own: what others guess elsewhere must not lock its owner out.
    const reservation = await throttle.reserve(
      device
        ? [{ limit: passwordPerAccount, subject: asker }]
        : [
            ...countsOf({ login, account }, passwordPerName, passwordPerAccount),
            { limit: loginPerAddress, subject: asker },
          ],
    );
    const known = reservation.isOverdrawn ? null : account?.password_hash;
    const verified = hasher.verify(known ?? null, login.password ?? '', asker);
    if (!(await reservation.during(verified))) throw new AppError('login_failed');
    await reservation.giveBack();
  };

  const checkPin = async (attempt: Attempt) => {
    const { login, account, caller, device } = attempt;
    // Only a device that has proved itself hears that there is no pin.
    if (device && account?.pin_hash === null) throw new AppError('pin_missing');
    const trial = device && (await tryPin(device));
    if (device && trial?.isAllowed) return checkKnownDevicePin(attempt, device, trial);
    const asker = askerOf(caller);
    const reservation = await throttle.reserve([
      ...countsOf(attempt, pinPerName, pinPerAccount),
      { limit: pinPerAddress, subject: asker },
      { limit: loginPerAddress, subject: asker },
      { limit: pinPerInstance, subject: 'all' },
    ]);
    const known = reservation.isOverdrawn ? null : account?.pin_hash;
    const verified = hasher.verify(known ?? null, login.pin ?? '', asker);
    if (!(await reservation.during(verified))) throw new AppError('login_failed');
    await reservation.giveBack();
  };

  /** Counts a pin on a known device before it is checked. One that has no more to try is forgotten. */
  const tryPin = (device: KnownDevice): Promise<PinTrial> =>
    database.transaction(async (tx) => {
      const isShared = await throttle.take(tx, sharedCount(device));
      const limit = isShared ? KNOWN_DEVICE_WRONG_PINS : KNOWN_DEVICE_WRONG_PINS_AT_LAST;
      const isAllowed = await devices.countPin(tx, device, limit);
      if (!isAllowed) {
        await devices.forget(tx, device);
        if (isShared) await throttle.giveBack(tx, sharedCount(device));
      }
      return { isAllowed, isShared };
    });

  const checkKnownDevicePin = async ({ login, account, caller }: Attempt, device: KnownDevice, trial: PinTrial) => {
    const giveBack = (changeDevice: KnownDeviceRepo['clearPins']) =>
      database.transaction(async (tx) => {
        if (trial.isShared) await throttle.giveBack(tx, sharedCount(device));
        await changeDevice(tx, device);
      });
    const isRight = await hasher
      .verify(account?.pin_hash ?? null, login.pin ?? '', askerOf(caller, device))
      .catch(async (error: unknown) => {
        // What could not be tried at all does not count.
        await giveBack(devices.giveBackPin);
        throw error;
      });
    if (!isRight) throw new AppError('login_failed');
    await giveBack(devices.clearPins);
  };

  /** The known device that the session stands on, and the cookie of one that is new. */
  const recognize = async (tx: Tx, { login, caller, device }: Attempt, userId: string) => {
    const now = clock.now();
    if (device && (await devices.touch(tx, device, caller.userAgent, now))) return { deviceId: device.id, cookies: [] };
    if (login.password === undefined) return { deviceId: null, cookies: [] };
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

  const enter = (attempt: Attempt, account: Account): Promise<LoginOutcome> =>
    database.transaction(async (tx) => {
      const { login, caller } = attempt;
      // Checking took its time: what was right before a reset or a change is wrong after it.
      const current = await users.lock(tx, account.id);
      if (!current || secretHash(login, current) !== secretHash(login, account)) throw new AppError('login_failed');
      if (login.password !== undefined) await throttle.clear(tx, pinCountsOf(account));
      const { deviceId, cookies } = await recognize(tx, attempt, account.id);
      const token = await sessions.start(tx, account.id, { keep: login.keep, userAgent: caller.userAgent, deviceId });
      await users.setLoggedIn(tx, account.id, clock.now());
      return { result: toLoginResult(account, token), cookies };
    });

  return async (login: Login, caller: Caller): Promise<LoginOutcome> => {
    const account = await users.findAccountByName(login.username);
    const attempt = { login, caller, account, device: await findDevice(caller, account) };
    await (login.password === undefined ? checkPin(attempt) : checkPassword(attempt));
    if (!account) throw new AppError('login_failed');
    if (!account.email_verified_at) throw new AppError('email_unverified');
    return enter(attempt, account);
  };
};

const secretHash = (login: Login, { password_hash, pin_hash }: Account) =>
  login.password === undefined ? pin_hash : password_hash;

/** Who takes turns with others: a known device by itself, however many share its address. */
const askerOf = (caller: Caller, device?: KnownDevice) =>
  device ? `device ${device.id}` : addressSubject(caller.address);

/**
 * Whoever tries is told by the name they typed: a limit met by name and by e-mail alike would tell that both are of one
 * account. That one is counted beside it, and once its count is full no secret is right. Names that nobody has are
 * counted twice too.
 */
const countsOf = (
  { login, account }: Pick<Attempt, 'login' | 'account'>,
  perName: Limit,
  perAccount: Limit,
): Count[] => {
  const name = login.username.toLowerCase();
  return [
    { limit: perName, subject: name },
    { limit: perAccount, subject: account?.id ?? `name ${name}`, isQuiet: true },
  ];
};

const sharedCount = ({ userId }: KnownDevice): Count => ({ limit: pinOnKnownDevices, subject: userId });

const toLoginResult = (account: Account, token: string): LoginResult => ({
  token,
  lastLogin: account.last_login_at?.toISOString() ?? null,
  id: account.id,
  nationality: account.profile.nationality ?? '',
});
