import { createHash } from 'node:crypto';
import type { Login, LoginResult } from '@pinlife/contract/auth/schema';
import type { SecondStep, SecondStepResult } from '@pinlife/contract/two-step/schema';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Caller } from '../../../platform/person.ts';
import type { Identity, OidcChecks } from '../../oidc/checks.ts';
import type { RecordService } from '../../record/service.ts';
import type { SecondStepChecks } from '../../two-step/checks.ts';
import { codePerAccount, recoveryPerAccount } from '../../two-step/limits.ts';
import type { Account, UserService } from '../../user/service.ts';
import { failedLoginsPerAccount, failedLoginsTold } from '../limits.ts';
import type { MailedTokenRepo } from '../token-repo.ts';
import { type Attempt, createSecretChecks, type SecretDependencies } from './check-secret.ts';
import type { LoginEnd, Outcome } from './login-end.ts';
import type { Tickets } from './ticket.ts';

type Dependencies = SecretDependencies & {
  users: Pick<UserService, 'findAccountByName' | 'lock'>;
  secondStep: SecondStepChecks;
  oidc: Pick<OidcChecks, 'isOnly' | 'fail' | 'connectAtLogin'>;
  tokens: Pick<MailedTokenRepo, 'hasPasswordPermission' | 'takePasswordPermission'>;
  tickets: Tickets;
  loginEnd: LoginEnd;
  record: Pick<RecordService, 'add'>;
  clock: Clock;
};

/** Login by password or PIN, and the second step. All failures have the same answer and take the same time. */
export const createLogin = (dependencies: Dependencies) => {
  const { database, users, loginEnd, throttle, record, clock, secondStep, tickets, oidc, tokens } = dependencies;
  const checkSecret = createSecretChecks(dependencies);
  const { finish, findDevice } = loginEnd;

  /** Unknown names are counted too, so that the time it takes does not reveal whether a name exists. */
  const countFailure = async ({ login, account }: Attempt): Promise<void> => {
    const subject = account?.id ?? `name ${login.username.toLowerCase()}`;
    if (await throttle.allows([{ limit: failedLoginsPerAccount, subject }])) return;
    if (!(await throttle.allows([{ limit: failedLoginsTold, subject }])) || !account) return;
    await database.transaction((tx) => record.add(tx, { act: 'loginsFailed', by: null, about: account }));
  };

  const prove = async (attempt: Attempt): Promise<Account> => {
    const { account } = attempt;
    await checkSecret(attempt).catch(async (error: unknown) => {
      if (error instanceof AppError && error.status < 500) await countFailure(attempt);
      throw error;
    });
    if (!account) throw new AppError('login_failed');
    if (!account.email_verified_at) throw new AppError('email_unverified');
    return account;
  };

  /**
   * With `OIDC_ONLY`: allows one password login after a reset link. Only the right password uses it up; otherwise any
   * stranger could.
   */
  const proveByPermission = async (attempt: Attempt): Promise<Account> => {
    const { login, account } = attempt;
    const isOpen =
      login.password !== undefined && account && (await tokens.hasPasswordPermission(account.id, clock.now()));
    if (!isOpen) throw oidc.fail('oidc_only');
    const proved = await prove(attempt);
    const isTaken = await database.transaction((tx) => tokens.takePasswordPermission(tx, proved.id, clock.now()));
    if (!isTaken) throw oidc.fail('oidc_only');
    return proved;
  };

  const findAttempt = async (login: Login, caller: Caller): Promise<Attempt> => {
    const account = await users.findAccountByName(login.username);
    return { login, caller, account, device: account && (await findDevice(caller, account.id)) };
  };

  const enterProved = async (account: Account, { login, caller, device }: Attempt, identity: Identity | null) => {
    const isByPassword = login.password !== undefined;
    const secretPrint = fingerprintSecret(account, isByPassword);
    const isTrusted = device?.trustedUntil != null && device.trustedUntil > clock.now();
    if (!isTrusted && (await secondStep.isOn(account.id))) {
      const ticket = tickets.make(account.id, { secretPrint, isByPassword, keep: login.keep, identity });
      throw new AppError('second_step_required', { data: { ticket } });
    }
    return database.transaction(async (tx) => {
      // Hashing takes time: the secret may have been reset or changed since it was checked.
      const current = await users.lock(tx, account.id);
      if (!current || fingerprintSecret(current, isByPassword) !== secretPrint) throw new AppError('login_failed');
      if (identity) await oidc.connectAtLogin(tx, current, identity);
      const isByOidc = identity !== null;
      return finish(tx, account, {
        isStrongLogin: isByPassword,
        isByOidc,
        keep: login.keep,
        trust: false,
        caller,
        device,
      });
    });
  };

  return {
    async login(login: Login, caller: Caller): Promise<Outcome<LoginResult>> {
      const attempt = await findAttempt(login, caller);
      const account = await (oidc.isOnly ? proveByPermission(attempt) : prove(attempt));
      return enterProved(account, attempt, null);
    },

    /** Connects an identity of the provider to the account. It is consumed after the password was checked. */
    async connect(login: Login, caller: Caller, takeIdentity: () => Promise<Identity>): Promise<Outcome<LoginResult>> {
      const attempt = await findAttempt(login, caller);
      const account = await prove(attempt);
      return enterProved(account, attempt, await takeIdentity());
    },

    /** Codes are counted before they are checked. If one code is sent twice at once, only one login succeeds. */
    async secondStep(
      { ticket: text, code, recoveryCode, trust }: SecondStep,
      caller: Caller,
    ): Promise<Outcome<SecondStepResult>> {
      const ticket = tickets.read(text);
      if (!ticket) throw new AppError('second_step_expired');
      const { userId, isByPassword, keep, identity } = ticket;
      const limit = code === undefined ? recoveryPerAccount : codePerAccount;
      const reservation = await throttle.reserve([{ limit, subject: userId }]);
      const device = await findDevice(caller, userId);
      const work = database.transaction(async (tx) => {
        const account = await users.lock(tx, userId);
        if (!account || fingerprintSecret(account, isByPassword) !== ticket.secretPrint) {
          throw new AppError('second_step_expired');
        }
        const left = code === undefined ? await secondStep.acceptRecoveryCode(tx, userId, recoveryCode ?? '') : null;
        const isRight = code === undefined ? left !== null : await secondStep.acceptCode(tx, userId, code);
        if (!isRight) return null;
        const isByOidc = identity !== null;
        if (identity) await oidc.connectAtLogin(tx, account, identity);
        const entry = { isStrongLogin: isByPassword, isByOidc, keep, trust, caller, device };
        const { result, cookies } = await finish(tx, account, entry);
        return { result: { ...result, recoveryCodesLeft: left }, cookies };
      });
      const outcome = await reservation.during(work);
      if (!outcome) {
        throw code === undefined
          ? new AppError('recovery_code_wrong', { field: 'recoveryCode' })
          : new AppError('code_wrong', { field: 'code' });
      }
      await reservation.giveBack();
      return outcome;
    },
  };
};

export type Logins = ReturnType<typeof createLogin>;

/** A fingerprint of the stored hash: it differs once the secret has changed. */
export const fingerprintSecret = (
  { password_hash, pin_hash }: Pick<Account, 'password_hash' | 'pin_hash'>,
  isByPassword: boolean,
): string =>
  createHash('sha256')
    .update((isByPassword ? password_hash : pin_hash) ?? '')
    .digest('base64url');
