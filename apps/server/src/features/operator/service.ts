import { DAY_MS } from '@pinlife/contract/durations';
import { DELETION_DAYS } from '@pinlife/contract/operator/limits';
import type { ListedPerson, People, PeopleQuery, PersonQuota } from '@pinlife/contract/operator/schema';
import type { RecordAct } from '@pinlife/contract/record/limits';
import type { Reader, Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Person } from '../../platform/person.ts';
import { countOperators, countPeople, listOperators, listPeople, readPeople } from '../../views/people.ts';
import type { JobQueue } from '../job/service.ts';
import type { OperatorNotice } from '../mail/texts.ts';
import type { RecordService } from '../record/service.ts';
import type { SessionService } from '../session/service.ts';
import type { Account, UserService } from '../user/service.ts';
import { operatorJobs } from './jobs.ts';
import type { QuotaRule } from './quota-rule.ts';

/** Who acts: an operator, or (null) whoever has the command line. */
export type Actor = { person: Person | null; name: string | null };

type Dependencies = {
  /** Of the shard in which the people concerned are. */
  database: Transactor & Reader;
  /** All shards, and those besides that one. */
  readers: readonly Reader[];
  otherReaders: readonly Reader[];
  /** In the transaction of an act, before anything else is locked: refuses whoever is no operator any more. */
  confirmOffice(tx: Tx, actor: Actor): Promise<void>;
  users: Pick<UserService, 'lock' | 'setShut' | 'setOperator' | 'setQuota'>;
  quota: Pick<QuotaRule, 'find'>;
  sessions: Pick<SessionService, 'endAll'>;
  record: Pick<RecordService, 'add'>;
  jobs: Pick<JobQueue, 'enqueue' | 'enqueueAll'>;
  mailReset(tx: Tx, email: string): Promise<void>;
  clock: Clock;
};

/** What stands in the record, and what the person is told. */
type Done = { act: RecordAct; notice?: OperatorNotice; detail?: Record<string, string> };

export type OperatorService = ReturnType<typeof createOperatorService>;

/** Acts of operators. Each one is mailed to the person concerned and stands in the record. */
export const createOperatorService = (dependencies: Dependencies) => {
  const { database, readers, otherReaders, confirmOffice, users, quota, sessions, record, jobs, mailReset, clock } =
    dependencies;

  const getListed = async (id: string): Promise<ListedPerson> => {
    const [person] = await readPeople(database, [id], await quota.find());
    if (!person) throw new AppError('not_found');
    return person;
  };

  /** `confirmOffice` makes acts wait for each other, so two who take each other's office leave one. */
  const refuseNone = async (tx: Tx): Promise<void> => {
    if ((await countOperators(tx)) > 0) return;
    for (const reader of otherReaders) if ((await countOperators(reader)) > 0) return;
    throw new AppError('last_operator');
  };

  /** Does something to an account under its lock, and answers how it stands then. `work` answers what is to be told, or null. */
  const act = async (
    actor: Actor,
    id: string,
    work: (tx: Tx, account: Account) => Promise<Done | null>,
    { endsOffice = false } = {},
  ): Promise<ListedPerson> => {
    await database.transaction(async (tx) => {
      await confirmOffice(tx, actor);
      const account = await users.lock(tx, id);
      if (!account) throw new AppError('not_found');
      const done = await work(tx, account);
      if (!done) return;
      if (endsOffice && account.is_operator) await refuseNone(tx);
      await record.add(tx, {
        act: done.act,
        by: actor.name,
        about: { id, name: nameOf(account) },
        ...(done.detail && { detail: done.detail }),
      });
      if (done.notice) await jobs.enqueue(tx, operatorJobs.notify({ userId: id, notice: done.notice }));
    });
    return getListed(id);
  };

  const refuseOwn = (actor: Actor, id: string): void => {
    if (actor.person?.userId === id) throw new AppError('last_operator');
  };

  return {
    async list(query: PeopleQuery): Promise<People> {
      const [people, counts] = [
        await listPeople(readers, query, await quota.find()),
        await countPeople(readers, query.search),
      ];
      return { people, ...counts };
    },

    mailResetLink: (actor: Actor, id: string): Promise<ListedPerson> =>
      act(actor, id, async (tx, { email }) => {
        await mailReset(tx, email);
        return { act: 'resetMailed' };
      }),

    /** Ends what is open, and nothing opens again: whatever opens something asks whether the account is shut. */
    suspend(actor: Actor, id: string): Promise<ListedPerson> {
      refuseOwn(actor, id);
      const work = async (tx: Tx, { suspended_at }: Account) => {
        if (suspended_at) return null;
        await users.setShut(tx, id, { suspended_at: clock.now(), suspended_by: actor.name });
        await sessions.endAll(tx, id);
        return { act: 'suspended', notice: 'suspended' } as const;
      };
      return act(actor, id, work, { endsOffice: true });
    },

    letIn: (actor: Actor, id: string): Promise<ListedPerson> =>
      act(actor, id, async (tx, { suspended_at }) => {
        if (!suspended_at) return null;
        await users.setShut(tx, id, { suspended_at: null, suspended_by: null });
        return { act: 'letIn', notice: 'let-in' };
      }),

    /** The account is shut at once, and gone some days later unless it is kept. `username` typed again. */
    delete(actor: Actor, id: string, username: string): Promise<ListedPerson> {
      refuseOwn(actor, id);
      const work = async (tx: Tx, account: Account) => {
        if (account.username.toLowerCase() !== username.trim().toLowerCase()) {
          throw new AppError('invalid', { field: 'username' });
        }
        if (account.deletes_at) return null;
        const deletes_at = new Date(clock.now().getTime() + DELETION_DAYS * DAY_MS);
        await users.setShut(tx, id, { deletes_at });
        await sessions.endAll(tx, id);
        return { act: 'deletionSet', notice: 'deletion-set', detail: { gone: deletes_at.toISOString() } } as const;
      };
      return act(actor, id, work, { endsOffice: true });
    },

    /** One that was suspended before stays so. */
    keep: (actor: Actor, id: string): Promise<ListedPerson> =>
      act(actor, id, async (tx, { deletes_at }) => {
        if (!deletes_at) return null;
        await users.setShut(tx, id, { deletes_at: null });
        return { act: 'kept', notice: 'account-kept' };
      }),

    makeOperator: (actor: Actor, id: string): Promise<ListedPerson> =>
      act(actor, id, async (tx, { is_operator }) => {
        if (is_operator) return null;
        await users.setOperator(tx, id, true);
        return { act: 'operatorMade', notice: 'operator-made' };
      }),

    /** Below what is used nothing is deleted, but nothing more fits. */
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
      return act(actor, id, work, { endsOffice: true });
    },

    /** Mails all operators of this shard. */
    tellOperators: (notice: OperatorNotice): Promise<void> =>
      database.transaction(async (tx) => {
        const told = (await listOperators(tx)).map(({ id }) => operatorJobs.notify({ userId: id, notice }));
        await jobs.enqueueAll(tx, told);
      }),

    /** Whether there are people, and none of them can act as operator. */
    async lacksOperator(): Promise<boolean> {
      for (const reader of readers) if ((await countOperators(reader)) > 0) return false;
      return (await countPeople(readers, '')).total > 0;
    },
  };
};

const nameOf = ({ first_name, last_name }: Pick<Account, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();
