import type { ListedPerson, People, PeopleQuery, PersonQuota, ResetMail } from '@pinlife/contract/operator/schema';
import type { Reader, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { createPeopleCounter, findPeople, listPeople } from '../../views/people.ts';
import type { JobQueue } from '../job/service.ts';
import type { OperatorNotice } from '../mail/texts.ts';
import type { SessionService } from '../session/service.ts';
import type { Account, UserService } from '../user/service.ts';
import type { StorageUse } from '../user/storage-use/storage-use.ts';
import { operatorJobs } from './jobs.ts';
import { type ActDependencies, type Actor, createActs } from './people/act.ts';
import { countOperators, hasPeople, listOperators } from './people/repo.ts';
import { createShutActs } from './people/shut.ts';

type Dependencies = ActDependencies & {
  readers: readonly Reader[];
  storageUse: Pick<StorageUse, 'refresh'>;
  users: Pick<UserService, 'setShut' | 'setOperator' | 'setQuota'>;
  sessions: Pick<SessionService, 'endAll'>;
  jobs: Pick<JobQueue, 'enqueueAll'>;
  mailReset(tx: Tx, email: string): Promise<void>;
  isMailSet: boolean;
  clock: Clock;
};

export type OperatorService = ReturnType<typeof createOperatorService>;

/** Acts of operators. Each one is mailed to the person concerned and recorded. */
export const createOperatorService = (dependencies: Dependencies) => {
  const { database, readers, storageUse, users, quota, jobs, mailReset, isMailSet } = dependencies;
  const { act, refuseOwnAccount: refuseOwn } = createActs(dependencies);
  const countPeople = createPeopleCounter(readers);

  return {
    ...createShutActs(dependencies, { act, refuseOwnAccount: refuseOwn }),

    async list(query: PeopleQuery): Promise<People> {
      if (query.order === 'space') await storageUse.refresh();
      const matches = await findPeople(readers, query.search);
      // At once: concurrent statements share a round trip to the database.
      const [counts, people] = await Promise.all([
        countPeople(matches),
        quota.find().then((defaultQuota) => listPeople(readers, { ...query, found: matches }, defaultQuota)),
      ]);
      return { people, ...counts };
    },

    async mailResetLink(actor: Actor, id: string): Promise<ResetMail> {
      const person = await act(actor, id, async (tx, { email }) => {
        if (!isMailSet) return null;
        await mailReset(tx, email);
        return { act: 'resetMailed' };
      });
      return { ...person, isMailed: isMailSet };
    },

    makeOperator: (actor: Actor, id: string): Promise<ListedPerson> =>
      act(actor, id, async (tx, { is_operator }) => {
        if (is_operator) return null;
        await users.setOperator(tx, id, true);
        return { act: 'operatorMade', notice: 'operator-made' };
      }),

    /** A quota below what is used deletes nothing; only new uploads are refused. */
    setQuota: (actor: Actor, id: string, wanted: PersonQuota): Promise<ListedPerson> =>
      act(actor, id, async (tx, { quota_kind, quota_bytes }) => {
        const quotaBytes = wanted.kind === 'own' ? wanted.quotaBytes : null;
        const before = quota_kind === 'own' ? String(quota_bytes) : quota_kind;
        const after = quotaBytes === null ? wanted.kind : String(quotaBytes);
        if (before === after) return null;
        await users.setQuota(tx, id, wanted.kind, quotaBytes);
        return { act: 'personQuotaSet', detail: { before, after } };
      }),

    removeOperator: (actor: Actor, id: string): Promise<ListedPerson> => {
      const work = async (tx: Tx, { is_operator }: Account) => {
        if (!is_operator) return null;
        await users.setOperator(tx, id, false);
        return { act: 'operatorRemoved', notice: 'operator-removed' } as const;
      };
      return act(actor, id, work, { endsOperatorRole: true });
    },

    /** Mails all operators of this shard. */
    tellOperators: (notice: OperatorNotice): Promise<void> =>
      database.transaction(async (tx) => {
        const told = (await listOperators(tx)).map(({ id }) => operatorJobs.notify({ userId: id, notice }));
        await jobs.enqueueAll(tx, told);
      }),

    /** Whether there are people, but no operator among them. */
    async lacksOperator(): Promise<boolean> {
      for (const reader of readers) if ((await countOperators(reader)) > 0) return false;
      for (const reader of readers) if (await hasPeople(reader)) return true;
      return false;
    },
  };
};
