import type { OidcConnection } from '@pinlife/contract/oidc/schema';
import type { Reader, Transactor, Tx } from '../../db/pool.ts';
import type { Cookie } from '../../http/handler.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Caller, Person } from '../../platform/person.ts';
import type { JobQueue } from '../job/service.ts';
import { noticeJob } from '../mail/notice.ts';
import type { SessionService } from '../session/service.ts';
import type { Account, UserService } from '../user/service.ts';
import type { OidcChecks } from './checks.ts';
import type { IdentityRepo } from './repo.ts';

/** The port to accounts. `confirm` repeats the proof inside the transaction. */
type ProvenAccounts = {
  checkPassword(person: Person, password: string): Promise<{ confirm(tx: Tx): Promise<void> }>;
};

export type OidcDependencies = {
  database: Transactor & Reader;
  identities: IdentityRepo;
  checks: OidcChecks;
  accounts: ProvenAccounts;
  users: Pick<UserService, 'findAccount'>;
  sessions: Pick<SessionService, 'changeAccount'>;
  passkeys: { count(userId: string, from?: Reader): Promise<number> };
  jobs: Pick<JobQueue, 'enqueue'>;
};

export type OidcService = ReturnType<typeof createOidcService>;

/** Connects an account to the provider. Asks for the password, because a connection is a way to log in. */
export const createOidcService = (dependencies: OidcDependencies) => {
  const { database, identities, checks, accounts, users, sessions, passkeys, jobs } = dependencies;

  const describe = async (
    account: Pick<Account, 'password_hash'> | undefined,
    userId: string,
    from?: Reader,
  ): Promise<OidcConnection> => {
    const { name, issuer, isOnly } = checks.getProvider();
    const [identity, passkeyCount] = await Promise.all([
      identities.find(userId, issuer, from),
      passkeys.count(userId, from),
    ]);
    const hasPassword = account?.password_hash != null;
    return {
      name,
      connectedAt: identity?.connected_at.toISOString() ?? null,
      lastUsedAt: identity?.last_used_at?.toISOString() ?? null,
      hasPassword,
      passkeys: passkeyCount,
      canDisconnect: identity !== undefined && !isOnly && (hasPassword || passkeyCount > 0),
    };
  };

  const get = async (userId: string): Promise<OidcConnection> => describe(await users.findAccount(userId), userId);

  return {
    get: ({ userId }: Person): Promise<OidcConnection> => get(userId),

    async start(person: Person, password: string): Promise<{ url: string; cookie: Cookie }> {
      checks.getProvider();
      const proof = await accounts.checkPassword(person, password);
      await database.transaction((tx) => proof.confirm(tx));
      return checks.start({ keep: false, sessionId: person.sessionId });
    },

    /** Bound to the session that began it: if that ends, for example by a reset, so does this. */
    async connect(person: Person, caller: Caller): Promise<{ connection: OidcConnection; cookie: Cookie }> {
      const arrival = await checks.getArrival(caller, person.sessionId);
      await sessions.changeAccount(person, async (tx, account) => {
        await checks.take(tx, arrival);
        if (account) await checks.connect(tx, account, arrival);
      });
      return { connection: await get(person.userId), cookie: checks.endedCookie };
    },

    async disconnect(person: Person): Promise<OidcConnection> {
      const { userId } = person;
      const { name, issuer } = checks.getProvider();
      await sessions.changeAccount(person, async (tx, account) => {
        const { connectedAt, canDisconnect } = await describe(account, userId, tx);
        if (connectedAt === null) throw new AppError('not_found');
        if (!canDisconnect) throw new AppError('oidc_only_login');
        await identities.delete(tx, userId, issuer);
        await jobs.enqueue(tx, noticeJob({ userId, notice: 'oidc-disconnected', about: name }));
      });
      return get(userId);
    },
  };
};
