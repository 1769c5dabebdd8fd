import type { ExistsQuestion, Signup } from '@pinlife/contract/auth/schema';
import { defaultLanguage } from '@pinlife/contract/languages';
import type { User } from '@pinlife/contract/user/schema';
import type { Transactor, Tx } from '../../../db/pool.ts';
import { addressSubject } from '../../../platform/caller/address-subject.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { PasswordHasher } from '../../../platform/secret/password.ts';
import { parseToken } from '../../../platform/secret/token.ts';
import type { Admission } from '../../invitation/admission.ts';
import type { JobQueue } from '../../job/service.ts';
import type { ThrottleService } from '../../throttle/service.ts';
import type { TakenField, UserService } from '../../user/service.ts';
import { authJobs } from '../jobs.ts';
import { existsPerAddress, mailRequestPerAddress, signupPerAddress } from '../limits.ts';
import type { MailedTokenRepo } from '../token-repo.ts';

type Dependencies = {
  database: Transactor;
  tokens: MailedTokenRepo;
  users: UserService;
  throttle: ThrottleService;
  jobs: JobQueue;
  hasher: PasswordHasher;
  clock: Clock;
  admission: Pick<Admission, 'takePlace'>;
  markFirstAccount(tx: Tx, userId: string): Promise<boolean>;
  newUserId(): string;
};

/** Creates accounts and verifies their addresses. */
export const createSignup = (dependencies: Dependencies) => {
  const { database, tokens, users, throttle, jobs, hasher, clock, admission, markFirstAccount, newUserId } =
    dependencies;

  const addPerson = async (signup: Signup, subject: string): Promise<string> => {
    await refuseTaken(users, signup);
    const [password_hash, pin_hash] = await Promise.all([
      hasher.hash(signup.password, subject),
      hasher.hash(signup.pin, subject),
    ]);
    const id = newUserId();
    await database.transaction(async (tx) => {
      const invitation_id = await admission.takePlace(tx, signup.invite, signup.email);
      const is_operator = await markFirstAccount(tx, id);
      const takenField = await users.add(
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
          invitation_id,
          is_operator,
        },
        clock.now(),
      );
      // Another signup has taken the name since it was looked up.
      if (takenField) throw nameTakenError(takenField, signup[takenField]);
      await jobs.enqueue(tx, authJobs.sendVerification({ userId: id }));
    });
    return id;
  };

  const countNameCheck = (address: string) =>
    throttle.reserve([{ limit: existsPerAddress, subject: addressSubject(address) }]);

  return {
    async signup(signup: Signup, address: string): Promise<User> {
      const subject = addressSubject(address);
      const reservation = await throttle.reserve([{ limit: signupPerAddress, subject }]);
      try {
        return await users.getProfile(await addPerson(signup, subject));
      } catch (error) {
        await reservation.giveBack();
        // The refusal reveals that a name is taken, so it counts like a question for the name.
        if (error instanceof AppError && error.code === 'already_exists') await countNameCheck(address);
        throw error;
      }
    },

    async isNameTaken({ email, username }: ExistsQuestion, address: string): Promise<boolean> {
      await countNameCheck(address);
      if (email !== undefined && (await users.isTaken('email', email))) return true;
      return username !== undefined && (await users.isTaken('username', username));
    },

    async verifyEmail(tokenText: string): Promise<string> {
      const token = parseToken(tokenText);
      const isVerified =
        token !== null &&
        (await database.transaction(async (tx) => {
          const now = clock.now();
          await users.lock(tx, token.userId);
          if (!(await tokens.consume(tx, token.userId, 'verify', token.hash, now))) return false;
          await users.setVerified(tx, token.userId, now);
          return true;
        }));
      if (!isVerified) throw new AppError('verification_failed');
      return token.userId;
    },

    /** The answer and its time are the same for known and unknown names: the worker looks up the person later. */
    async resendVerification(username: string, address: string): Promise<void> {
      await throttle.reserve([{ limit: mailRequestPerAddress, subject: addressSubject(address) }]);
      await database.transaction((tx) => jobs.enqueue(tx, authJobs.resendVerification({ username })));
    },
  };
};

const refuseTaken = async (users: UserService, signup: Signup) => {
  for (const field of ['username', 'email'] as const) {
    if (await users.isTaken(field, signup[field])) throw nameTakenError(field, signup[field]);
  }
};

export const nameTakenError = (field: TakenField, value: string) =>
  new AppError('already_exists', { field, values: { value } });
