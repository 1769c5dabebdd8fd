import type { Reader, Tx } from '../../db/pool.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Person } from '../../platform/person.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import { countTotals } from '../../views/totals.ts';
import type { JobQueue } from '../job/service.ts';
import { recipientOf } from '../mail/render/recipient.ts';
import type { MailService } from '../mail/service.ts';
import type { RecordService } from '../record/service.ts';
import { refuseStranger } from '../session/guard/guard.ts';
import type { SessionService } from '../session/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { UserService } from '../user/service.ts';
import type { StorageUse } from '../user/storage-use/storage-use.ts';
import { createBackupsReader } from './backup/backups.ts';
import { createBackupLog } from './backup/log.ts';
import { createHealthService } from './health.ts';
import { createOperatorJobHandlers } from './jobs.ts';
import { mailTestPerPerson } from './limits.ts';
import type { Actor } from './people/act.ts';
import { findActiveOperator, findNamed, isOperator } from './people/repo.ts';
import { createOperatorRepo } from './repo.ts';
import { operatorRoutes } from './routes.ts';
import { createQuotaRule } from './rules/quota-rule.ts';
import { createSignupRule } from './rules/signup-rule.ts';
import { createOperatorService } from './service.ts';

const FIRST_ACCOUNT = 'first-account';
const OPERATORS_LOCK = 'operators';

type Others = {
  operatorParts: OperatorParts;
  users: UserService;
  sessions: SessionService;
  record: RecordService;
  jobs: JobQueue;
  mail: MailService;
  throttle: ThrottleService;
  accounts: { mailResetLink: Parameters<typeof createOperatorService>[0]['mailReset'] };
};

type PartsOthers = { record: RecordService; storageUse: StorageUse };

export type OperatorParts = ReturnType<typeof composeOperatorParts>;

/** The parts that other slices use: who is an operator, and the rules that operators set. */
export const composeOperatorParts = (platform: SliceDependencies, { record, storageUse }: PartsOthers) => {
  const { database, sharding, signup: pinned, quotaBytes, clock } = platform;
  const shared = sharding?.database ?? database;
  const readers: readonly Reader[] = sharding?.readers ?? [database];
  const repo = createOperatorRepo(shared);
  const otherReaders = readers.filter((reader) => reader !== database);

  /** The lock lets acts run one after the other, so a removed operator cannot finish one. */
  const refuseFormerOperator = async (tx: Tx, { person }: Actor, from: readonly Reader[]): Promise<void> => {
    await repo.lockSetting(tx, OPERATORS_LOCK);
    if (!person) return;
    const activeOperator = (await findActiveOperator(from, person, clock.now())) ?? refuseStranger();
    if (!activeOperator.isOperator) throw new AppError('not_found');
  };
  const refuseInShard = (tx: Tx, actor: Actor) => refuseFormerOperator(tx, actor, [tx, ...otherReaders]);
  const refuseInShared = (tx: Tx, actor: Actor) => refuseFormerOperator(tx, actor, sharding?.readers ?? [tx]);
  const backups = createBackupLog({ database: shared, repo, clock });

  return {
    rule: createSignupRule({ database: shared, repo, record, refuseFormerOperator: refuseInShared, pinned }),
    quota: createQuotaRule({
      database: shared,
      readers,
      repo,
      record,
      storageUse,
      refuseFormerOperator: refuseInShared,
      pinned: quotaBytes,
    }),
    backups,
    health: createHealthService({ ...platform, readers, log: backups }),
    readers,
    storageUse,
    otherReaders,
    refuseFormerOperator: refuseInShard,
    find: (name: string) => findNamed(readers, name),
    async getActor(person: Person): Promise<Actor & { language: string }> {
      const namedPerson = await findNamed(readers, person.userId);
      if (!namedPerson) throw new AppError('not_found');
      return { person, name: namedPerson.name, language: namedPerson.language };
    },
    /** Called in the transaction of a signup. Returns whether this is the first account of the instance. */
    markFirstAccount: (tx: Parameters<typeof repo.addSetting>[0], userId: string) =>
      repo.addSetting(tx, FIRST_ACCOUNT, userId),
  };
};

export const composeOperator = ({ database, clock, backups, build, isMailSet }: SliceDependencies, others: Others) => {
  const { operatorParts, users, sessions, record, jobs, mail, throttle, accounts } = others;
  const { readers, otherReaders, storageUse, refuseFormerOperator, rule, quota, health, getActor } = operatorParts;
  const service = createOperatorService({
    database,
    readers,
    otherReaders,
    storageUse,
    refuseFormerOperator,
    quota,
    users,
    sessions,
    record,
    jobs,
    clock,
    mailReset: accounts.mailResetLink,
    isMailSet,
  });
  const testMail = async ({ userId }: Person) => {
    await throttle.reserve([{ limit: mailTestPerPerson, subject: userId }]);
    const user = await users.find(userId);
    if (!user) throw new AppError('not_found');
    return health.testMail(() => mail.sendOperatorNotice('mail-test', recipientOf(user), clock.now()));
  };
  const instance = {
    health,
    testMail,
    async getTotals() {
      await storageUse.refresh();
      return { ...(await countTotals(readers)), version: build.version };
    },
    getBackups: createBackupsReader({ log: operatorParts.backups, backups, clock }),
  };
  return {
    service,
    handlers: operatorRoutes(service, { rule, quota, instance }, getActor),
    jobs: createOperatorJobHandlers({ users, mail }),
    /** Answers 404 to everybody else. */
    async requireOperator(userId: string): Promise<void> {
      if (!(await isOperator(database, userId))) throw new AppError('not_found');
    },
  };
};
