import type { Login, LoginResult } from '@pinlife/contract/auth';
import type { Transactor } from '../../db/pool.ts';
import type { Caller, Cookie } from '../../http/handler.ts';
import { addressSubject } from '../../platform/address-subject.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/id.ts';
import type { PasswordHasher } from '../../platform/password.ts';
import type { SessionService } from '../session/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { Account, UserService } from '../user/service.ts';
import { createDevice, readDeviceToken } from './device.ts';
import {
  KNOWN_DEVICE_WRONG_PINS,
  loginPerAddress,
  passwordPerAccount,
  pinPerAccount,
  pinPerAddress,
  pinPerInstance,
} from './limits.ts';
import type { AuthRepo, KnownDevice } from './repo.ts';

type Dependencies = {
  database: Transactor;
  auth: AuthRepo;
  users: Pick<UserService, 'findAccountByName' | 'hold' | 'setLoggedIn'>;
  sessions: Pick<SessionService, 'start'>;
  throttle: ThrottleService;
  hasher: PasswordHasher;
  clock: Clock;
};

type LoginOutcome = { result: LoginResult; cookies: Cookie[] };

type Attempt = { login: Login; caller: Caller; account: Account | undefined; device: KnownDevice | undefined };

/** Login by password or pin. Whatever is wrong, the answer is the same in words and in time. */
export const createLogin = ({ database, auth, users, sessions, throttle, hasher, clock }: Dependencies) => {
  const findDevice = async (caller: Caller, account: Account | undefined) => {
    const token = account && readDeviceToken(caller, account.id);
    return token ? auth.findDevice(token.userId, token.hash) : undefined;
  };

  const checkPassword = async ({ login, account, device, caller }: Attempt) => {
    const asker = askerOf(caller, device);
    // A known device has a count of its own: what others guess elsewhere must not lock its owner out.
    const reservation = await throttle.reserve(
      device
        ? [{ limit: passwordPerAccount, subject: asker }]
        : [
            { limit: passwordPerAccount, subject: accountSubject(login, account) },
            { limit: loginPerAddress, subject: asker },
          ],
    );
    const verified = hasher.verify(account?.password_hash ?? null, login.password ?? '', asker);
    if (!(await reservation.during(verified))) throw new AppError('login_failed');
    await reservation.giveBack();
  };

  const checkPin = async (attempt: Attempt) => {
    const { login, account, caller, device } = attempt;
    // Only a device that has proved itself hears that there is no pin.
    if (device && account?.pin_hash === null) throw new AppError('pin_missing');
    if (device && (await mayTryPin(device))) return checkKnownDevicePin(attempt, device);
    const asker = askerOf(caller);
    const reservation = await throttle.reserve([
      { limit: pinPerAccount, subject: accountSubject(login, account) },
      { limit: pinPerAddress, subject: asker },
      { limit: loginPerAddress, subject: asker },
      { limit: pinPerInstance, subject: 'all' },
    ]);
    const verified = hasher.verify(account?.pin_hash ?? null, login.pin ?? '', asker);
    if (!(await reservation.during(verified))) throw new AppError('login_failed');
    await reservation.giveBack();
  };

  const mayTryPin = (device: KnownDevice) =>
    database.transaction(async (tx) => {
      const mayTry = await auth.countDevicePin(tx, device, KNOWN_DEVICE_WRONG_PINS);
      if (!mayTry) await auth.forgetDevice(tx, device);
      return mayTry;
    });

  const checkKnownDevicePin = async ({ login, account, caller }: Attempt, device: KnownDevice) => {
    const isRight = await hasher.verify(account?.pin_hash ?? null, login.pin ?? '', askerOf(caller, device));
    if (!isRight) throw new AppError('login_failed');
    await database.transaction((tx) => auth.clearDevicePins(tx, device));
  };

  const enter = ({ login, caller, device }: Attempt, account: Account): Promise<LoginOutcome> =>
    database.transaction(async (tx) => {
      // Checking took its time: what was right before a reset or a change is wrong after it.
      const current = await users.hold(tx, account.id);
      if (!current || secretHash(login, current) !== secretHash(login, account)) throw new AppError('login_failed');
      const now = clock.now();
      const cookies: Cookie[] = [];
      if (login.password !== undefined) {
        await throttle.clear(tx, { limit: pinPerAccount, subject: account.id });
        if (!device) {
          const { secretHash, cookie } = createDevice(account.id);
          await auth.insertDevice(tx, { userId: account.id, id: newId() }, secretHash, now);
          cookies.push(cookie);
        }
      }
      const token = await sessions.start(tx, account.id, { keep: login.keep, userAgent: caller.userAgent });
      await users.setLoggedIn(tx, account.id, now);
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

/** Names nobody has are counted too, and answered alike. */
const accountSubject = (login: Login, account: Account | undefined) =>
  account?.id ?? `name ${login.username.toLowerCase()}`;

const toLoginResult = (account: Account, token: string): LoginResult => ({
  token,
  lastLogin: account.last_login_at?.toISOString() ?? null,
  id: account.id,
  nationality: account.profile.nationality ?? '',
});
