import type { LoginResult } from '@pinlife/contract/auth/schema';
import { usernameSchema } from '@pinlife/contract/auth/schema';
import { defaultLanguage } from '@pinlife/contract/languages';
import { normalizeText } from '@pinlife/contract/normal-form';
import type { OidcSignup } from '@pinlife/contract/oidc/schema';
import type { Transactor, Tx } from '../../../db/pool.ts';
import { addressSubject } from '../../../platform/caller/address-subject.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Caller } from '../../../platform/person.ts';
import type { Admission } from '../../invitation/admission.ts';
import type { JobQueue } from '../../job/service.ts';
import type { Arrival, OidcChecks } from '../../oidc/checks.ts';
import type { ThrottleService } from '../../throttle/service.ts';
import type { UserService } from '../../user/service.ts';
import { authJobs } from '../jobs.ts';
import { existsPerAddress, signupPerAddress } from '../limits.ts';
import type { LoginEnd, Outcome } from '../login/login-end.ts';
import { nameTakenError } from './signup.ts';

/** The number of names that are tried, each with the next number. */
const NAMES_TRIED = 50;
const NAME_MAX_LENGTH = 40;

type Dependencies = {
  database: Transactor;
  users: UserService;
  oidc: OidcChecks;
  loginEnd: LoginEnd;
  throttle: ThrottleService;
  jobs: Pick<JobQueue, 'enqueue'>;
  admission: Pick<Admission, 'takePlace'>;
  markFirstAccount(tx: Tx, userId: string): Promise<boolean>;
  newUserId(): string;
  clock: Clock;
};

export type OidcSignups = ReturnType<typeof createOidcSignup>;

/** Signs up people through the provider. They have no password until they set one with a mailed link. */
export const createOidcSignup = (dependencies: Dependencies) => {
  const { database, users, oidc, loginEnd, throttle, jobs, admission, markFirstAccount, newUserId, clock } =
    dependencies;

  const findFreeName = async (preferred: string): Promise<string> => {
    for (let number = 1; number <= NAMES_TRIED; number += 1) {
      const ending = number === 1 ? '' : String(number);
      const name = `${preferred.slice(0, NAME_MAX_LENGTH - ending.length)}${ending}`;
      if (!(await users.isTaken('username', name))) return name;
    }
    return `${preferred.slice(0, NAME_MAX_LENGTH / 2)}${newUserId().replaceAll('-', '').slice(-12)}`;
  };

  /** An address that the provider has verified needs no mail. */
  const chooseEmail = async (typed: string | undefined, arrival: Arrival, address: string) => {
    const email = typed ?? arrival.email;
    if (email === null) throw new AppError('email_required', { field: 'email' });
    if (await users.isTaken('email', email)) {
      await throttle.reserve([{ limit: existsPerAddress, subject: addressSubject(address) }]);
      throw nameTakenError('email', email);
    }
    const isSame = email.toLowerCase() === arrival.email?.toLowerCase();
    return { email, isVerified: isSame && arrival.isEmailVerified };
  };

  const addPerson = async (signup: OidcSignup, arrival: Arrival, address: string) => {
    const { email, isVerified } = await chooseEmail(signup.email, arrival, address);
    const username = await findFreeName(readName(arrival));
    const id = newUserId();
    const now = clock.now();
    await database.transaction(async (tx) => {
      await oidc.take(tx, arrival);
      const invitation_id = await admission.takePlace(tx, signup.invite, email);
      const is_operator = await markFirstAccount(tx, id);
      const takenField = await users.add(
        tx,
        {
          id,
          username,
          email,
          first_name: arrival.firstName ?? username,
          last_name: arrival.lastName ?? '',
          password_hash: null,
          pin_hash: null,
          language: signup.language ?? defaultLanguage,
          timezone: signup.timezone ?? 'UTC',
          invitation_id,
          is_operator,
        },
        now,
      );
      // Another signup has taken the name since it was looked up.
      if (takenField) throw nameTakenError(takenField, takenField === 'email' ? email : username);
      await oidc.attach(tx, id, arrival);
      if (isVerified) await users.setVerified(tx, id, now);
      else await jobs.enqueue(tx, authJobs.sendVerification({ userId: id }));
    });
    return { id, isVerified };
  };

  /** If another signup takes the name first, the next number is tried. */
  const addPersonOrRetry = (...given: Parameters<typeof addPerson>) =>
    addPerson(...given).catch((error: unknown) => {
      if (error instanceof AppError && error.field === 'username') return addPerson(...given);
      throw error;
    });

  return async (signup: OidcSignup, caller: Caller): Promise<Outcome<LoginResult>> => {
    if (!oidc.getProvider().isSignupOn) throw new AppError('signup_closed');
    const arrival = await oidc.getArrival(caller, null);
    const subject = addressSubject(caller.address);
    const reservation = await throttle.reserve([{ limit: signupPerAddress, subject }]);
    const { id, isVerified } = await addPersonOrRetry(signup, arrival, caller.address).catch(async (error: unknown) => {
      await reservation.giveBack();
      throw error;
    });
    if (!isVerified) throw new AppError('email_unverified');
    return database.transaction(async (tx) => {
      const account = await users.lock(tx, id);
      if (!account) throw oidc.fail('oidc_refused');
      const { keep } = arrival;
      return loginEnd.finish(tx, account, {
        isStrongLogin: true,
        isByOidc: true,
        keep,
        trust: false,
        caller,
        device: undefined,
      });
    });
  };
};

/** A name consists of letters and digits only. */
const readName = ({ username, email, firstName }: Arrival): string => {
  for (const wish of [username?.split('@', 1)[0], email?.split('@', 1)[0], firstName]) {
    const plain = normalizeText(wish ?? '', 'NFKD')
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, NAME_MAX_LENGTH);
    if (plain && usernameSchema.safeParse(plain).success) return plain;
  }
  return 'person';
};
