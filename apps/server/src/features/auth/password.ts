import type { PasswordChange } from '@pinlife/contract/auth/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import { addressSubject } from '../../platform/caller/address-subject.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Person } from '../../platform/person.ts';
import type { PasswordHasher } from '../../platform/secret/password.ts';
import { readToken } from '../../platform/secret/token.ts';
import type { JobQueue } from '../job/service.ts';
import type { SessionService } from '../session/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { UserService } from '../user/service.ts';
import type { KnownDeviceRepo } from './device/repo.ts';
import { authJobs } from './jobs.ts';
import {
  mailRequestPerAddress,
  passwordChangedPerAccount,
  passwordChangePerAccount,
  passwordCountsOf,
  pinCountsOf,
} from './limits.ts';
import type { MailedTokenRepo } from './token-repo.ts';

type Dependencies = {
  database: Transactor;
  tokens: MailedTokenRepo;
  devices: Pick<KnownDeviceRepo, 'forgetAll'>;
  users: UserService;
  sessions: SessionService;
  throttle: ThrottleService;
  jobs: JobQueue;
  hasher: PasswordHasher;
  clock: Clock;
};

/**
 * A password that was right when it was checked. That took its time, and a reset or a change may have come in between:
 * whoever acts on the proof confirms it in the transaction of the act, before anything else.
 */
type PasswordProof = { confirm(tx: Tx): Promise<void> };

/** Passwords are checked, changed, and set anew by who has forgotten theirs. */
export const createPasswords = (dependencies: Dependencies) => {
  const { database, tokens, devices, users, sessions, throttle, jobs, hasher, clock } = dependencies;

  /** For what a session alone does not allow: whoever sits before an open tab need not be its owner. */
  const checkPassword = async (person: Person, password: string): Promise<PasswordProof> => {
    const { userId } = person;
    const reservation = await throttle.reserve([{ limit: passwordChangePerAccount, subject: userId }]);
    const hash = (await users.findAccount(userId))?.password_hash ?? null;
    if (!(await reservation.during(hasher.verify(hash, password, userId)))) throw currentPasswordWrong();
    await reservation.giveBack();
    return {
      async confirm(tx) {
        const account = await users.lock(tx, userId);
        await sessions.lock(tx, person);
        if (account?.password_hash !== hash) throw currentPasswordWrong();
      },
    };
  };

  /** A link that was mailed before a change of the password would undo it. */
  const setSecrets = async (tx: Tx, userId: string, secrets: Parameters<UserService['setSecrets']>[2]) => {
    await users.setSecrets(tx, userId, secrets, clock.now());
    await tokens.forget(tx, userId, 'reset');
  };

  return {
    async requestPasswordReset(email: string, address: string): Promise<void> {
      await throttle.reserve([{ limit: mailRequestPerAddress, subject: addressSubject(address) }]);
      await database.transaction((tx) => jobs.enqueue(tx, authJobs.sendReset({ email })));
    },

    /**
     * Whoever opens the mailed link owns the address, so it counts as verified. All else that let anybody in ends, the pin
     * too: nobody knows who set it.
     */
    async resetPassword(tokenText: string, password: string): Promise<string> {
      const token = readToken(tokenText);
      if (!token || !(await tokens.isValid(token.userId, 'reset', token.hash, clock.now()))) {
        throw new AppError('reset_link_invalid');
      }
      const { userId } = token;
      const passwordHash = await hasher.hash(password, userId);
      await database.transaction(async (tx) => {
        const now = clock.now();
        const account = await users.lock(tx, userId);
        const isValid = await tokens.consume(tx, userId, 'reset', token.hash, now);
        if (!isValid) throw new AppError('reset_link_invalid');
        await setSecrets(tx, userId, { password_hash: passwordHash, pin_hash: null });
        await users.setVerified(tx, userId, now);
        // Counts before devices, as a login takes them.
        if (account) await throttle.clear(tx, [...pinCountsOf(account), ...passwordCountsOf(account)]);
        await sessions.endAll(tx, userId);
        await devices.forgetAll(tx, userId);
        await jobs.enqueue(tx, authJobs.notifyPasswordReset({ userId }));
      });
      return userId;
    },

    checkPassword,

    async changePassword(person: Person, { password, newPassword }: PasswordChange): Promise<void> {
      const { userId } = person;
      const proof = await checkPassword(person, password);
      const device = await sessions.findDevice(person);
      const reservation = await throttle.reserve([{ limit: passwordChangedPerAccount, subject: userId }]);
      const passwordHash = await reservation.during(hasher.hash(newPassword, userId));
      await database.transaction(async (tx) => {
        await proof.confirm(tx);
        await setSecrets(tx, userId, { password_hash: passwordHash });
        await sessions.endOthers(tx, person);
        await devices.forgetAll(tx, userId, { except: device });
        await jobs.enqueue(tx, authJobs.notifyPasswordChanged({ userId }));
      });
    },
  };
};

const currentPasswordWrong = () => new AppError('current_password_wrong', { field: 'password' });
