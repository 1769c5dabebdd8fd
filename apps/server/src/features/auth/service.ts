import type { ExistsQuestion, PasswordChange, Signup } from '@pinlife/contract/auth/schema';
import { defaultLanguage } from '@pinlife/contract/languages';
import type { User } from '@pinlife/contract/user/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import { addressSubject } from '../../platform/caller/address-subject.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Person } from '../../platform/person.ts';
import { newId } from '../../platform/secret/id.ts';
import type { PasswordHasher } from '../../platform/secret/password.ts';
import { readToken } from '../../platform/secret/token.ts';
import type { JobQueue } from '../job/service.ts';
import type { SessionService } from '../session/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { TakenField, UserService } from '../user/service.ts';
import { authJobs } from './jobs.ts';
import {
  existsPerAddress,
  mailRequestPerAddress,
  passwordChangedPerAccount,
  passwordChangePerAccount,
  passwordCountsOf,
  pinCountsOf,
  signupPerAddress,
} from './limits.ts';
import type { AuthRepo } from './repo.ts';

type Dependencies = {
  database: Transactor;
  auth: AuthRepo;
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

export type AuthService = ReturnType<typeof createAuthService>;

/** Accounts: made, verified, recovered. */
export const createAuthService = (dependencies: Dependencies) => {
  const { database, auth, users, sessions, throttle, jobs, hasher, clock } = dependencies;

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

  const addPerson = async (signup: Signup, asker: string): Promise<string> => {
    await refuseTaken(users, signup);
    const [password_hash, pin_hash] = await Promise.all([
      hasher.hash(signup.password, asker),
      hasher.hash(signup.pin, asker),
    ]);
    const id = newId();
    await database.transaction(async (tx) => {
      const taken = await users.add(
        tx,
        {
          id,
          username: signup.username,
          email: signup.email,
          first_name: signup.firstName,
          last_name: signup.lastName,
          password_hash,
          pin_hash,
          language: signup.language ?? defaultLanguage,
          timezone: signup.timezone ?? 'UTC',
        },
        clock.now(),
      );
      // Somebody else was faster between the look and the insert.
      if (taken) throw alreadyExists(taken, signup[taken]);
      await jobs.enqueue(tx, authJobs.sendVerification({ userId: id }));
    });
    return id;
  };

  /** A link that was mailed before a change of the password would undo it. */
  const setSecrets = async (tx: Tx, userId: string, secrets: Parameters<UserService['setSecrets']>[2]) => {
    await users.setSecrets(tx, userId, secrets, clock.now());
    await auth.forgetMailedToken(tx, userId, 'reset');
  };

  const countQuestion = (address: string) =>
    throttle.reserve([{ limit: existsPerAddress, subject: addressSubject(address) }]);

  return {
    async signup(signup: Signup, address: string): Promise<User> {
      const asker = addressSubject(address);
      const reservation = await throttle.reserve([{ limit: signupPerAddress, subject: asker }]);
      try {
        return await users.getProfile(await addPerson(signup, asker));
      } catch (error) {
        await reservation.giveBack();
        // A refusal tells that a name is taken, as the question for it does.
        if (error instanceof AppError && error.code === 'already_exists') await countQuestion(address);
        throw error;
      }
    },

    async exists({ email, username }: ExistsQuestion, address: string): Promise<boolean> {
      await countQuestion(address);
      if (email !== undefined && (await users.isTaken('email', email))) return true;
      return username !== undefined && (await users.isTaken('username', username));
    },

    async verifyEmail(tokenText: string): Promise<string> {
      const token = readToken(tokenText);
      const isVerified =
        token !== null &&
        (await database.transaction(async (tx) => {
          const now = clock.now();
          await users.lock(tx, token.userId);
          if (!(await auth.consumeMailedToken(tx, token.userId, 'verify', token.hash, now))) return false;
          await users.setVerified(tx, token.userId, now);
          return true;
        }));
      if (!isVerified) throw new AppError('verification_failed');
      return token.userId;
    },

    /** Known and unknown people are answered alike, in time too: whom it concerns is found out later, by the worker. */
    async resendVerification(username: string, address: string): Promise<void> {
      await throttle.reserve([{ limit: mailRequestPerAddress, subject: addressSubject(address) }]);
      await database.transaction((tx) => jobs.enqueue(tx, authJobs.resendVerification({ username })));
    },

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
      if (!token || !(await auth.isMailedTokenValid(token.userId, 'reset', token.hash, clock.now()))) {
        throw new AppError('reset_link_invalid');
      }
      const { userId } = token;
      const passwordHash = await hasher.hash(password, userId);
      await database.transaction(async (tx) => {
        const now = clock.now();
        const account = await users.lock(tx, userId);
        const isValid = await auth.consumeMailedToken(tx, userId, 'reset', token.hash, now);
        if (!isValid) throw new AppError('reset_link_invalid');
        await setSecrets(tx, userId, { password_hash: passwordHash, pin_hash: null });
        await users.setVerified(tx, userId, now);
        // Counts before devices, as a login takes them.
        if (account) await throttle.clear(tx, [...pinCountsOf(account), ...passwordCountsOf(account)]);
        await sessions.endAll(tx, userId);
        await auth.forgetAllDevices(tx, userId);
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
        await auth.forgetAllDevices(tx, userId, { except: device });
        await jobs.enqueue(tx, authJobs.notifyPasswordChanged({ userId }));
      });
    },
  };
};

const refuseTaken = async (users: UserService, signup: Signup) => {
  for (const field of ['username', 'email'] as const) {
    if (await users.isTaken(field, signup[field])) throw alreadyExists(field, signup[field]);
  }
};

const currentPasswordWrong = () => new AppError('current_password_wrong', { field: 'password' });

const alreadyExists = (field: TakenField, value: string) =>
  new AppError('already_exists', { field, values: { value } });
