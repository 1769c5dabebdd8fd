import type { LoginResult } from '@pinlife/contract/auth/schema';
import type { OidcConnect, OidcStranger } from '@pinlife/contract/oidc/schema';
import type { Transactor } from '../../../db/pool.ts';
import type { Cookie } from '../../../http/handler.ts';
import { addressSubject } from '../../../platform/caller/address-subject.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Caller } from '../../../platform/person.ts';
import type { Admission } from '../../invitation/admission.ts';
import type { OidcChecks } from '../../oidc/checks.ts';
import type { ThrottleService } from '../../throttle/service.ts';
import type { UserService } from '../../user/service.ts';
import { oidcPerAddress } from '../limits.ts';
import type { Logins } from './login.ts';
import type { LoginEnd, Outcome } from './login-end.ts';

type Dependencies = {
  database: Transactor;
  users: Pick<UserService, 'lock'>;
  oidc: OidcChecks;
  admission: Pick<Admission, 'answer'>;
  logins: Pick<Logins, 'connect'>;
  loginEnd: LoginEnd;
  throttle: ThrottleService;
};

export type OidcLogins = ReturnType<typeof createOidcLogin>;

/** Login through the provider. People are identified by their subject there, never by their e-mail address. */
export const createOidcLogin = (dependencies: Dependencies) => {
  const { database, users, oidc, admission, logins, loginEnd, throttle } = dependencies;

  const describeStranger = async (): Promise<OidcStranger> => {
    const { signup } = await admission.answer(undefined);
    const { isSignupOn } = oidc.getProvider();
    return { canSignUp: isSignupOn && signup === 'open', isByInvitation: isSignupOn && signup === 'invite' };
  };

  return {
    async start(keep: boolean, caller: Caller): Promise<{ url: string; cookie: Cookie }> {
      oidc.getProvider();
      await throttle.reserve([{ limit: oidcPerAddress, subject: addressSubject(caller.address) }]);
      return oidc.start({ keep, sessionId: null });
    },

    /** An unknown person keeps the answer of the provider, to connect or create an account with it. */
    async login(caller: Caller): Promise<Outcome<LoginResult>> {
      const arrival = await oidc.getArrival(caller, null);
      const userId = await oidc.findOwner(arrival);
      if (userId === null) throw oidc.fail('oidc_unknown', await describeStranger());
      const device = await loginEnd.findDevice(caller, userId);
      return database.transaction(async (tx) => {
        const account = await users.lock(tx, userId);
        await oidc.take(tx, arrival);
        if (!account || !(await oidc.use(tx, userId, arrival))) throw oidc.fail('oidc_refused');
        if (!account.email_verified_at) throw new AppError('email_unverified');
        return loginEnd.finish(tx, account, {
          isStrongLogin: true,
          isByOidc: true,
          keep: arrival.keep,
          trust: false,
          caller,
          device,
        });
      });
    },

    /** The person proves the account as in any login, with a code if one is required. */
    async connect({ username, password }: OidcConnect, caller: Caller): Promise<Outcome<LoginResult>> {
      const arrival = await oidc.getArrival(caller, null);
      const takeIdentity = async () => {
        await database.transaction((tx) => oidc.take(tx, arrival));
        return { issuer: arrival.issuer, subject: arrival.subject };
      };
      return logins.connect({ username, password, keep: arrival.keep }, caller, takeIdentity);
    },
  };
};
