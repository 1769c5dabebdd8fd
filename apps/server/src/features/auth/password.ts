import type { PasswordChange } from '@pinlife/contract/auth/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import { addressSubject } from '../../platform/caller/address-subject.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Person } from '../../platform/person.ts';
import type { PasswordHasher } from '../../platform/secret/password.ts';
import { createToken, parseToken } from '../../platform/secret/token.ts';
import type { JobQueue } from '../job/service.ts';
import { recipientOf } from '../mail/render/recipient.ts';
import type { MailService } from '../mail/service.ts';
import type { OidcChecks } from '../oidc/checks.ts';
import type { PasskeyChecks } from '../passkey/checks.ts';
import type { RecordService } from '../record/service.ts';
import type { SessionService } from '../session/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import { secondStepCountsOf } from '../two-step/limits.ts';
import type { UserService } from '../user/service.ts';
import type { KnownDeviceRepo } from './device/repo.ts';
import { authJobs, RESET_TOKEN_MS } from './jobs.ts';
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
  devices: Pick<KnownDeviceRepo, 'forgetAll' | 'distrustAll'>;
  users: UserService;
  sessions: SessionService;
  throttle: ThrottleService;
  jobs: JobQueue;
  hasher: PasswordHasher;
  passkeys: Pick<PasskeyChecks, 'keepAfterReset'>;
  oidc: Pick<OidcChecks, 'isOnly' | 'disconnectAll'>;
  record: Pick<RecordService, 'add'>;
  mail: Pick<MailService, 'sendReset'>;
  publicUrl: string;
  isMailSet: boolean;
  clock: Clock;
};

/**
 * A password that was right when it was checked. It may have been reset or changed since: call `confirm` first in the
 * transaction that relies on it.
 */
type PasswordProof = { confirm(tx: Tx): Promise<void> };

/** Checks, changes and resets passwords. */
export const createPasswords = (dependencies: Dependencies) => {
  const { database, tokens, devices, users, sessions, throttle, jobs, hasher, record, clock } = dependencies;
  const { mail, publicUrl, isMailSet, passkeys, oidc } = dependencies;

  /** Required for acts that a session alone does not allow, because somebody else may use the open tab. */
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

  /** With `OIDC_ONLY`: allows one login by password. */
  const openForPassword = (tx: Tx, userId: string): Promise<void> =>
    tokens.put(tx, userId, 'opening', createToken(userId).hash, new Date(clock.now().getTime() + RESET_TOKEN_MS));

  return {
    /** Called by an operator who helps a person. */
    mailResetLink: (tx: Tx, email: string): Promise<void> => jobs.enqueue(tx, authJobs.sendReset({ email })),

    async requestPasswordReset(email: string, address: string): Promise<void> {
      await throttle.reserve([{ limit: mailRequestPerAddress, subject: addressSubject(address) }]);
      await database.transaction((tx) => jobs.enqueue(tx, authJobs.sendReset({ email })));
    },

    /**
     * Sets a new password and marks the e-mail as verified. Ends all sessions, known devices, the PIN and the connection
     * to the provider, since an attacker may have set them. Passkeys stay and are shown for review after the next login.
     * Hashed under a queue key of its own, so that an attacker with a session cannot fill the person's queue.
     */
    async resetPassword(tokenText: string, password: string): Promise<string> {
      const token = parseToken(tokenText);
      if (!token || !(await tokens.isValid(token.userId, 'reset', token.hash, clock.now()))) {
        throw new AppError('reset_link_invalid');
      }
      const { userId } = token;
      const passwordHash = await hasher.hash(password, `reset ${userId}`);
      await database.transaction(async (tx) => {
        const now = clock.now();
        const account = await users.lock(tx, userId);
        const isValid = await tokens.consume(tx, userId, 'reset', token.hash, now);
        if (!isValid) throw new AppError('reset_link_invalid');
        await users.setSecrets(tx, userId, { password_hash: passwordHash, pin_hash: null }, now);
        await users.setVerified(tx, userId, now);
        // Locks counts before devices, in the same order as a login.
        const counts = account ? [...pinCountsOf(account), ...passwordCountsOf(account)] : [];
        // An attacker who had the password may have used up the codes too.
        await throttle.clear(tx, [...counts, ...secondStepCountsOf(userId)]);
        await sessions.endAll(tx, userId);
        await devices.forgetAll(tx, userId);
        await passkeys.keepAfterReset(tx, userId);
        await oidc.disconnectAll(tx, userId);
        if (oidc.isOnly) await openForPassword(tx, userId);
        await jobs.enqueue(tx, authJobs.notifyPasswordReset({ userId }));
        if (account) await record.add(tx, { act: 'passwordReset', by: null, about: account });
      });
      return userId;
    },

    /** A reset link for the command line, also mailed if mail is set up. It replaces an earlier one. */
    async createResetLink(userId: string): Promise<{ url: string; isMailed: boolean }> {
      const token = createToken(userId);
      const expiresAt = new Date(clock.now().getTime() + RESET_TOKEN_MS);
      const account = await database.transaction(async (tx) => {
        const found = await users.lock(tx, userId);
        if (!found) throw new AppError('not_found');
        await tokens.put(tx, userId, 'reset', token.hash, expiresAt);
        await record.add(tx, { act: 'resetMailed', by: null, about: found });
        return found;
      });
      const url = `${publicUrl}/reset-password?token=${token.text}`;
      const send = () => mail.sendReset(recipientOf(account), token.text);
      return { url, isMailed: isMailSet && (await didSucceed(send())) };
    },

    checkPassword,

    distrustDevices: (tx: Tx, userId: string): Promise<void> => devices.distrustAll(tx, userId),

    async changePassword(person: Person, { password, newPassword }: PasswordChange): Promise<void> {
      const { userId } = person;
      const proof = await checkPassword(person, password);
      const device = await sessions.findDevice(person);
      const reservation = await throttle.reserve([{ limit: passwordChangedPerAccount, subject: userId }]);
      const passwordHash = await reservation.during(hasher.hash(newPassword, userId));
      await database.transaction(async (tx) => {
        await proof.confirm(tx);
        await users.setSecrets(tx, userId, { password_hash: passwordHash }, clock.now());
        await sessions.endOthers(tx, person);
        await devices.forgetAll(tx, userId, { except: device });
        await jobs.enqueue(tx, authJobs.notifyPasswordChanged({ userId }));
      });
    },
  };
};

const didSucceed = (attempt: Promise<void>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  );

const currentPasswordWrong = () => new AppError('current_password_wrong', { field: 'password' });
