import type { LoginResult } from '@pinlife/contract/auth/schema';
import type { PasskeyLogin, PasskeyRequest } from '@pinlife/contract/passkey/schema';
import type { Transactor } from '../../../db/pool.ts';
import { addressSubject } from '../../../platform/caller/address-subject.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Caller } from '../../../platform/person.ts';
import { readUserHandle } from '../../passkey/ceremony/ceremony.ts';
import type { PasskeyChecks } from '../../passkey/checks.ts';
import type { ThrottleService } from '../../throttle/service.ts';
import type { UserService } from '../../user/service.ts';
import { challengesPerAddress, loginPerAddress } from '../limits.ts';
import { type LoginEnd, type Outcome, subjectOf } from './login-end.ts';

type Dependencies = {
  database: Transactor;
  users: Pick<UserService, 'lock'>;
  passkeys: PasskeyChecks;
  loginEnd: LoginEnd;
  throttle: ThrottleService;
};

export type PasskeyLogins = ReturnType<typeof createPasskeyLogin>;

/** Login with a passkey. It proves the device and the person: neither a name nor a code is asked for. */
export const createPasskeyLogin = ({ database, users, passkeys, loginEnd, throttle }: Dependencies) => ({
  async start(caller: Caller): Promise<PasskeyRequest> {
    await throttle.reserve([{ limit: challengesPerAddress, subject: addressSubject(caller.address) }]);
    return passkeys.start();
  },

  /** All failures have the same answer. A suspended person learns it only after the right passkey. */
  async login({ credential, keep }: PasskeyLogin, caller: Caller): Promise<Outcome<LoginResult>> {
    const userId = readUserHandle(credential.response.userHandle);
    const device = userId === null ? undefined : await loginEnd.findDevice(caller, userId);
    const reservation = await throttle.reserve([{ limit: loginPerAddress, subject: subjectOf(caller, device) }]);
    const proof = userId === null ? null : await reservation.during(passkeys.check(userId, credential));
    if (userId === null || !proof) throw new AppError('passkey_failed');
    await reservation.giveBack();
    return database.transaction(async (tx) => {
      const account = await users.lock(tx, userId);
      if (!account || !(await passkeys.use(tx, userId, proof))) throw new AppError('passkey_failed');
      if (!account.email_verified_at) throw new AppError('email_unverified');
      const entry = { isStrongLogin: true, isByPasskey: true, keep, trust: false, caller, device };
      return loginEnd.finish(tx, account, entry);
    });
  },
});
