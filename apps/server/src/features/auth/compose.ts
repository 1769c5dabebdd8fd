import type { Tx } from '../../db/pool.ts';
import { newId } from '../../platform/secret/id.ts';
import type { PasswordHasher } from '../../platform/secret/password.ts';
import { createSeal } from '../../platform/secret/seal.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import type { Admission } from '../invitation/admission.ts';
import type { JobQueue } from '../job/service.ts';
import type { MailService } from '../mail/service.ts';
import type { OidcChecks } from '../oidc/checks.ts';
import type { PasskeyChecks } from '../passkey/checks.ts';
import type { RecordService } from '../record/service.ts';
import type { SessionService } from '../session/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { SecondStepChecks } from '../two-step/checks.ts';
import type { UserService } from '../user/service.ts';
import { createKnownDevices } from './device/known-devices.ts';
import { createKnownDeviceRepo } from './device/repo.ts';
import { createAuthJobHandlers } from './jobs.ts';
import { createLogin } from './login/login.ts';
import { createLoginEnd } from './login/login-end.ts';
import { createOidcLogin } from './login/oidc-login.ts';
import { createPasskeyLogin } from './login/passkey-login.ts';
import { createTickets } from './login/ticket.ts';
import { authRoutes } from './routes.ts';
import { createAuthService } from './service.ts';
import { createOidcSignup } from './signup/oidc-signup.ts';
import { createMailedTokenRepo } from './token-repo.ts';

type Others = {
  users: UserService;
  sessions: SessionService;
  throttle: ThrottleService;
  jobs: JobQueue;
  hasher: PasswordHasher;
  mail: MailService;
  secondStep: SecondStepChecks;
  passkeys: PasskeyChecks;
  oidc: OidcChecks;
  record: RecordService;
  admission: Admission;
  /** Returns whether this is the first account of the instance. */
  markFirstAccount(tx: Tx, userId: string): Promise<boolean>;
};

export const composeAuth = (
  { database, clock, secrets, sharding, publicUrl, isMailSet }: SliceDependencies,
  { mail, jobs, ...others }: Others,
) => {
  const parts = {
    ...others,
    database,
    tokens: createMailedTokenRepo(database),
    devices: createKnownDeviceRepo(database),
    clock,
    tickets: createTickets(createSeal(secrets.key('login-ticket')), clock),
    newUserId: sharding?.newUserId ?? newId,
  };
  const loginEnd = createLoginEnd(parts);
  const logins = createLogin({ ...parts, loginEnd });
  const service = createAuthService({ ...parts, jobs, mail, publicUrl, isMailSet });
  return {
    service,
    handlers: authRoutes({
      auth: service,
      logins,
      passkeyLogins: createPasskeyLogin({ ...parts, loginEnd }),
      oidcLogins: createOidcLogin({ ...parts, loginEnd, logins }),
      signUpByOidc: createOidcSignup({ ...parts, loginEnd, jobs }),
      devices: createKnownDevices(parts),
      oidc: parts.oidc,
    }),
    jobs: createAuthJobHandlers({ ...parts, mail }),
  };
};
