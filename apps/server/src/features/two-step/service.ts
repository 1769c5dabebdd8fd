import { randomBytes } from 'node:crypto';
import type { TwoStep, TwoStepKey } from '@pinlife/contract/two-step/schema';
import type { Transactor, Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Person } from '../../platform/person.ts';
import type { Seal } from '../../platform/secret/seal.ts';
import type { JobQueue } from '../job/service.ts';
import { noticeJob } from '../mail/notice.ts';
import type { RecordService } from '../record/service.ts';
import type { SessionService } from '../session/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { UserService } from '../user/service.ts';
import { keyPlaceOf, type SecondStepChecks } from './checks.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './code/recovery-code.ts';
import { toBase32 } from './code/totp.ts';
import { codePerSetup } from './limits.ts';
import type { TwoStepRepo } from './repo.ts';

/** 160 bits, as RFC 4226 advises. */
const KEY_BYTES = 20;
const ISSUER = 'PinLife';

/** The port to accounts. `confirm` repeats the proof inside the transaction. */
type ProvenAccounts = {
  checkPassword(person: Person, password: string): Promise<{ confirm(tx: Tx): Promise<void> }>;
  distrustDevices(tx: Tx, userId: string): Promise<void>;
};

export type TwoStepDependencies = {
  database: Transactor;
  repo: TwoStepRepo;
  checks: SecondStepChecks;
  seal: Seal;
  recoveryKey: Buffer;
  accounts: ProvenAccounts;
  users: Pick<UserService, 'lock' | 'find'>;
  sessions: Pick<SessionService, 'changeAccount'>;
  throttle: ThrottleService;
  jobs: Pick<JobQueue, 'enqueue'>;
  record: Pick<RecordService, 'add'>;
  clock: Clock;
};

/** Acts in the record, and the notices of their mails. */
const changes = { twoStepOn: 'two-step-on', twoStepOff: 'two-step-off', twoStepReset: 'two-step-reset' } as const;
type Change = keyof typeof changes;

export type TwoStepService = ReturnType<typeof createTwoStepService>;

/**
 * Turns two-step login on and off. Both need the password: otherwise somebody at an open tab could lock the owner out for
 * good.
 */
export const createTwoStepService = (dependencies: TwoStepDependencies) => {
  const { database, repo, checks, seal, recoveryKey, accounts, users, sessions, throttle, jobs, record, clock } =
    dependencies;

  const putCodes = async (tx: Tx, userId: string): Promise<string[]> => {
    const codes = makeRecoveryCodes();
    await repo.replaceCodes(
      tx,
      userId,
      codes.map((code) => hashRecoveryCode(recoveryKey, userId, code)),
    );
    return codes;
  };

  const withPassword = async <Result>(
    person: Person,
    password: string,
    work: (tx: Tx) => Promise<Result>,
  ): Promise<Result> => {
    const proof = await accounts.checkPassword(person, password);
    return database.transaction(async (tx) => {
      await proof.confirm(tx);
      return work(tx);
    });
  };

  const getState = async ({ userId }: Person): Promise<TwoStep> => {
    const { enabledAt, codesLeft, lastCodeUsedAt } = await repo.findState(userId);
    return {
      since: enabledAt?.toISOString() ?? null,
      recoveryCodesLeft: codesLeft,
      recoveryCodeUsedAt: lastCodeUsedAt?.toISOString() ?? null,
    };
  };

  /** Mails the person and records the act for operators. */
  const tell = async (tx: Tx, userId: string, change: Change): Promise<void> => {
    await jobs.enqueue(tx, noticeJob({ userId, notice: changes[change], about: '' }));
    const account = await users.lock(tx, userId);
    await record.add(tx, { act: change, by: null, about: account });
  };

  const switchOff = async (tx: Tx, userId: string, change: Change): Promise<void> => {
    if (!(await repo.delete(tx, userId))) throw new AppError('two_step_off');
    await accounts.distrustDevices(tx, userId);
    await tell(tx, userId, change);
  };

  return {
    getState,

    async start(person: Person, password: string): Promise<TwoStepKey> {
      const { userId } = person;
      const key = randomBytes(KEY_BYTES);
      await withPassword(person, password, async (tx) => {
        if ((await repo.find(tx, userId))?.confirmed_at) throw new AppError('two_step_on');
        await repo.put(tx, userId, seal.close(key, keyPlaceOf(userId)));
      });
      const name = encodeURIComponent((await users.find(userId))?.username ?? '');
      const secret = toBase32(key);
      return { key: secret, uri: `otpauth://totp/${ISSUER}:${name}?secret=${secret}&issuer=${ISSUER}` };
    },

    async confirm(person: Person, code: string): Promise<string[]> {
      const { userId } = person;
      const reservation = await throttle.reserve([{ limit: codePerSetup, subject: userId }]);
      const codes = await sessions.changeAccount(person, async (tx) => {
        const row = await repo.find(tx, userId);
        if (!row) throw new AppError('two_step_off');
        if (row.confirmed_at) throw new AppError('two_step_on');
        if (!(await checks.useCode(tx, row, code))) throw new AppError('code_wrong', { field: 'code' });
        await repo.confirm(tx, userId, clock.now());
        await tell(tx, userId, 'twoStepOn');
        return putCodes(tx, userId);
      });
      await reservation.giveBack();
      return codes;
    },

    async end(person: Person, password: string): Promise<TwoStep> {
      await withPassword(person, password, (tx) => switchOff(tx, person.userId, 'twoStepOff'));
      return getState(person);
    },

    createCodes: (person: Person, password: string): Promise<string[]> =>
      withPassword(person, password, async (tx) => {
        const { userId } = person;
        if (!(await repo.find(tx, userId))?.confirmed_at) throw new AppError('two_step_off');
        await jobs.enqueue(tx, noticeJob({ userId, notice: 'recovery-codes-made', about: '' }));
        return putCodes(tx, userId);
      }),

    /** Called from the command line if phone and recovery codes are lost. */
    reset: (userId: string): Promise<void> =>
      database.transaction(async (tx) => {
        await users.lock(tx, userId);
        await switchOff(tx, userId, 'twoStepReset');
      }),
  };
};
