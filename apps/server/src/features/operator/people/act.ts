import type { ListedPerson } from '@pinlife/contract/operator/schema';
import type { RecordAct } from '@pinlife/contract/record/limits';
import type { Reader, Transactor, Tx } from '../../../db/pool.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import type { Person } from '../../../platform/person.ts';
import { readPeople } from '../../../views/people.ts';
import type { JobQueue } from '../../job/service.ts';
import type { OperatorNotice } from '../../mail/texts.ts';
import type { RecordService } from '../../record/service.ts';
import type { Account, UserService } from '../../user/service.ts';
import { operatorJobs } from '../jobs.ts';
import type { QuotaRule } from '../rules/quota-rule.ts';
import { countOperators } from './repo.ts';

/** The actor: an operator, or the command line (null). */
export type Actor = { person: Person | null; name: string | null };

export type ActDependencies = {
  /** The shard of the people concerned. */
  database: Transactor & Reader;
  /** The other shards. */
  otherReaders: readonly Reader[];
  /** The first statement of an act: refuses an actor who is no longer an operator. */
  refuseFormerOperator(tx: Tx, actor: Actor): Promise<void>;
  users: Pick<UserService, 'lock'>;
  quota: Pick<QuotaRule, 'find'>;
  record: Pick<RecordService, 'add'>;
  jobs: Pick<JobQueue, 'enqueue'>;
};

/** The line of the record, and the mail to the person. */
type Done = { act: RecordAct; notice?: OperatorNotice; detail?: Record<string, string> };

export type Acts = ReturnType<typeof createActs>;

/** How operators act on accounts: under the lock of the account, with a line in the record and a mail to the person. */
export const createActs = ({
  database,
  otherReaders,
  refuseFormerOperator,
  users,
  quota,
  record,
  jobs,
}: ActDependencies) => {
  const getListed = async (id: string): Promise<ListedPerson> => {
    const [person] = await readPeople(database, [id], await quota.find());
    if (!person) throw new AppError('not_found');
    return person;
  };

  /** `refuseFormerOperator` lets acts run one after the other, so two operators who remove each other leave one. */
  const requireAnotherOperator = async (tx: Tx): Promise<void> => {
    if ((await countOperators(tx)) > 0) return;
    for (const reader of otherReaders) if ((await countOperators(reader)) > 0) return;
    throw new AppError('last_operator');
  };

  /** Runs `work` under the lock of the account. It returns what to record and mail, or null if it changed nothing. */
  const act = async (
    actor: Actor,
    id: string,
    work: (tx: Tx, account: Account) => Promise<Done | null>,
    { endsOperatorRole = false } = {},
  ): Promise<ListedPerson> => {
    await database.transaction(async (tx) => {
      await refuseFormerOperator(tx, actor);
      const account = await users.lock(tx, id);
      if (!account) throw new AppError('not_found');
      const done = await work(tx, account);
      if (!done) return;
      if (endsOperatorRole && account.is_operator) await requireAnotherOperator(tx);
      await record.add(tx, {
        act: done.act,
        by: actor.name,
        about: account,
        ...(done.detail && { detail: done.detail }),
      });
      if (done.notice) await jobs.enqueue(tx, operatorJobs.notify({ userId: id, notice: done.notice }));
    });
    return getListed(id);
  };

  /** Nobody acts on their own account: the error asks for another operator, who can. */
  const refuseOwnAccount = (actor: Actor, id: string): void => {
    if (actor.person?.userId === id) throw new AppError('last_operator');
  };

  return { act, refuseOwnAccount: refuseOwnAccount };
};
