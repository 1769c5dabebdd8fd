import type { Login } from '@pinlife/contract/auth/schema';
import type { Transactor } from '../../../db/pool.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Caller } from '../../../platform/person.ts';
import type { PasswordHasher } from '../../../platform/secret/password.ts';
import type { Count, Limit, ThrottleService } from '../../throttle/service.ts';
import type { Account } from '../../user/service.ts';
import type { KnownDevice, KnownDeviceRepo } from '../device/repo.ts';
import {
  KNOWN_DEVICE_WRONG_PINS,
  KNOWN_DEVICE_WRONG_PINS_AT_LAST,
  loginPerAddress,
  passwordPerAccount,
  passwordPerName,
  pinOnKnownDevices,
  pinPerAccount,
  pinPerAddress,
  pinPerInstance,
  pinPerName,
} from '../limits.ts';
import { type LoginEnd, subjectOf } from './login-end.ts';

export type SecretDependencies = {
  database: Transactor;
  devices: KnownDeviceRepo;
  throttle: ThrottleService;
  hasher: PasswordHasher;
};

type Device = Awaited<ReturnType<LoginEnd['findDevice']>>;
export type Attempt = { login: Login; caller: Caller; account: Account | undefined; device: Device };

/** `isShared`: it was counted in the limit that all known devices of the account share. */
type PinTrial = { isAllowed: boolean; isShared: boolean };

/** Checks the typed password or PIN. Each attempt is counted before the secret is checked. */
export const createSecretChecks = ({ database, devices, throttle, hasher }: SecretDependencies) => {
  const checkPassword = async ({ login, account, device, caller }: Attempt) => {
    const subject = subjectOf(caller, device);
    // A known device has its own count, so that guesses from elsewhere do not lock out its owner.
    const reservation = await throttle.reserve(
      device
        ? [{ limit: passwordPerAccount, subject }]
        : [...countsOf({ login, account }, passwordPerName, passwordPerAccount), { limit: loginPerAddress, subject }],
    );
    const passwordHash = reservation.isFull(passwordPerAccount) ? null : account?.password_hash;
    const verified = hasher.verify(passwordHash ?? null, login.password ?? '', subject);
    if (!(await reservation.during(verified))) throw new AppError('login_failed');
    await reservation.giveBack();
  };

  const checkPin = async (attempt: Attempt) => {
    const { login, account, caller, device } = attempt;
    // Only a known device learns that the account has no PIN.
    if (device && account?.pin_hash === null) throw new AppError('pin_missing');
    const trial = device && (await tryPin(device));
    if (device && trial?.isAllowed) return checkKnownDevicePin(attempt, device, trial);
    const subject = subjectOf(caller);
    const reservation = await throttle.reserve([
      ...countsOf(attempt, pinPerName, pinPerAccount),
      { limit: pinPerAddress, subject },
      { limit: loginPerAddress, subject },
      { limit: pinPerInstance, subject: 'all' },
    ]);
    const pinHash = reservation.isFull(pinPerAccount) ? null : account?.pin_hash;
    const verified = hasher.verify(pinHash ?? null, login.pin ?? '', subject);
    if (!(await reservation.during(verified))) throw new AppError('login_failed');
    await reservation.giveBack();
  };

  /** Counts a PIN on a known device before it is checked. A device without tries left is forgotten. */
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
      .verify(account?.pin_hash ?? null, login.pin ?? '', subjectOf(caller, device))
      .catch(async (error: unknown) => {
        // The PIN was not checked (the hash queue is full), so it does not count.
        await giveBack(devices.giveBackPin);
        throw error;
      });
    if (!isRight) throw new AppError('login_failed');
    await giveBack(devices.clearPins);
  };

  return (attempt: Attempt): Promise<void> =>
    attempt.login.password === undefined ? checkPin(attempt) : checkPassword(attempt);
};

/**
 * Refusals are counted per typed name, so they do not reveal that a username and an e-mail belong to one account. The
 * account is also counted, without a refusal (`isQuiet`): once that count is full, every secret is answered as wrong.
 * Unknown names are counted twice too.
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
