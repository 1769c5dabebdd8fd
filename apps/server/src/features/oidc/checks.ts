import { OIDC_OUTCOME, OIDC_RETURN_PATH, OIDC_SETTINGS_PATH, type OidcOutcome } from '@pinlife/contract/oidc/limits';
import type { Tx } from '../../db/pool.ts';
import type { Cookie } from '../../http/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { OidcProvider } from '../../platform/oidc.ts';
import type { Caller } from '../../platform/person.ts';
import type { JobQueue } from '../job/service.ts';
import { noticeJob } from '../mail/notice.ts';
import type { RecordService } from '../record/service.ts';
import type { Account } from '../user/service.ts';
import type { Arrival, PendingLogins } from './pending-repo.ts';
import type { Identity, IdentityRepo } from './repo.ts';

type Dependencies = {
  provider: OidcProvider | undefined;
  identities: IdentityRepo;
  pending: PendingLogins;
  jobs: Pick<JobQueue, 'enqueue'>;
  record: Pick<RecordService, 'add'>;
  clock: Clock;
};

export type { Arrival, Identity };

/** The columns of a locked account that are used here. */
type Named = Pick<Account, 'id' | 'first_name' | 'last_name'>;

type Start = { keep: boolean; sessionId: string | null };

export type OidcChecks = ReturnType<typeof createOidcChecks>;

/** The checks of the provider that logins and the settings use. */
export const createOidcChecks = ({ provider, identities, pending, jobs, record, clock }: Dependencies) => {
  const getProvider = (): OidcProvider => {
    if (!provider) throw new AppError('not_found');
    return provider;
  };

  const fail = (code: 'oidc_away' | 'oidc_refused' | 'oidc_unknown' | 'oidc_taken' | 'oidc_only', data?: unknown) =>
    new AppError(code, { values: { value: getProvider().name }, ...(data !== undefined && { data }) });

  const connect = async (tx: Tx, account: Named, identity: Identity): Promise<void> => {
    const { id: userId } = account;
    const now = clock.now();
    if (await identities.touch(tx, userId, identity, now)) return;
    await identities.delete(tx, userId, identity.issuer);
    if (!(await identities.insert(tx, userId, identity, now))) throw fail('oidc_taken');
    await jobs.enqueue(tx, noticeJob({ userId, notice: 'oidc-connected', about: getProvider().name }));
    await record.add(tx, { act: 'oidcConnected', by: null, about: account });
  };

  return {
    getProvider,
    fail,
    endedCookie: pending.endedCookie,

    /** Refuses other logins if `OIDC_ONLY` is set. */
    refuseOthers(): void {
      if (provider?.isOnly) throw fail('oidc_only');
    },
    isOnly: provider?.isOnly ?? false,

    async start(start: Start): Promise<{ url: string; cookie: Cookie }> {
      const authorization = await getProvider().ask();
      if (!authorization) throw fail('oidc_away');
      const { url, ...question } = authorization;
      return { url, cookie: await pending.add('asked', { ...start, ...question }) };
    },

    /** Handles the return from the provider. Always redirects to a page of PinLife, whatever the query says. */
    async readAnswer(query: string, caller: Caller): Promise<{ path: string; cookie?: Cookie }> {
      getProvider();
      const pendingLogin = await pending.takeAsked(caller, new URLSearchParams(query).get('state'));
      // The cookie is kept: another tab may still need it.
      if (!pendingLogin) return { path: formatPath(null, 'refused') };
      const { sessionId, keep, ...question } = pendingLogin;
      const answer = await getProvider().readAnswer(query, question);
      if (typeof answer === 'string') return { path: formatPath(sessionId, answer), cookie: pending.endedCookie };
      const cookie = await pending.add('answered', { sessionId, keep, ...answer });
      return { path: formatPath(sessionId, 'answered'), cookie };
    },

    /** The arrival of this browser, to log in or (`sessionId`) to connect an account. */
    async getArrival(caller: Caller, sessionId: string | null): Promise<Arrival> {
      getProvider();
      const arrival = await pending.findAnswered(caller);
      if (arrival?.sessionId !== sessionId) throw fail('oidc_refused');
      return arrival;
    },

    findOwner: identities.findOwner,

    /** The id of the person of this browser's arrival; null if there is none. */
    async findOwnerOf(caller: Caller): Promise<string | null> {
      const arrival = provider && (await pending.findAnswered(caller));
      return arrival ? identities.findOwner(arrival) : null;
    },

    async take(tx: Tx, arrival: Arrival): Promise<void> {
      if (!(await pending.take(tx, arrival))) throw fail('oidc_refused');
    },

    /** Whether the identity is still connected. The caller has locked the person. */
    use: (tx: Tx, userId: string, identity: Identity): Promise<boolean> =>
      identities.touch(tx, userId, identity, clock.now()),

    /** Connects the identity, in place of another one of the same provider. The caller has locked the person. */
    connect,

    /**
     * Connects during a login by password, without a session. With `OIDC_ONLY` a password must not replace an identity
     * that is connected already.
     */
    async connectAtLogin(tx: Tx, account: Named, identity: Identity): Promise<void> {
      const connected = provider?.isOnly ? await identities.find(account.id, identity.issuer, tx) : undefined;
      if (connected && connected.subject !== identity.subject) throw fail('oidc_only');
      await connect(tx, account, identity);
    },

    /** Connects a new account. Sends no mail, as the person signed up through the provider. */
    async attach(tx: Tx, userId: string, identity: Identity): Promise<void> {
      if (!(await identities.insert(tx, userId, identity, clock.now()))) throw fail('oidc_taken');
    },

    /** Disconnects when the account is deleted, or after a reset: somebody else may have connected it. */
    disconnectAll: (tx: Tx, userId: string): Promise<boolean> => identities.deleteAll(tx, userId),
  };
};

const formatPath = (sessionId: string | null, outcome: OidcOutcome): string => {
  const isAnswered = outcome === 'answered';
  const page = sessionId !== null ? OIDC_SETTINGS_PATH : isAnswered ? OIDC_RETURN_PATH : '/login';
  return sessionId === null && isAnswered ? page : `${page}?${new URLSearchParams({ [OIDC_OUTCOME]: outcome })}`;
};
