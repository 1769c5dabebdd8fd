import type { Tx } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Seal } from '../../platform/secret/seal.ts';
import type { JobQueue } from '../job/service.ts';
import { noticeJob } from '../mail/notice.ts';
import { hashRecoveryCode } from './code/recovery-code.ts';
import { findStep } from './code/totp.ts';
import type { TwoStepRepo, TwoStepRow } from './repo.ts';

type Dependencies = {
  repo: TwoStepRepo;
  seal: Seal;
  recoveryKey: Buffer;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: Clock;
};

export type SecondStepChecks = ReturnType<typeof createSecondStepChecks>;

/** The sealing context of a key: it cannot be decrypted in another context. */
export const keyPlaceOf = (userId: string): string => `two-step ${userId}`;

/** The checks of the second step that a login uses. A caller inside a transaction has locked the person. */
export const createSecondStepChecks = ({ repo, seal, recoveryKey, jobs, clock }: Dependencies) => {
  /** Whether the code is right and unused. Marks it as used. */
  const useCode = async (tx: Tx, row: TwoStepRow, code: string): Promise<boolean> => {
    const key = seal.open(row.sealed_key, keyPlaceOf(row.user_id));
    const step = findStep(key, code, { now: clock.now(), lastStep: Number(row.last_step) });
    return step !== null && repo.useStep(tx, row.user_id, step);
  };

  return {
    useCode,

    isOn: (userId: string): Promise<boolean> => repo.isOn(userId),

    async acceptCode(tx: Tx, userId: string, code: string): Promise<boolean> {
      const row = await repo.find(tx, userId);
      return row?.confirmed_at != null && useCode(tx, row, code);
    },

    /** Returns how many codes are left, or null if the code is wrong. */
    async acceptRecoveryCode(tx: Tx, userId: string, code: string): Promise<number | null> {
      const row = await repo.find(tx, userId);
      const hash = hashRecoveryCode(recoveryKey, userId, code);
      if (!row?.confirmed_at || !(await repo.useCode(tx, userId, hash, clock.now()))) return null;
      const left = await repo.countCodes(tx, userId);
      await jobs.enqueue(tx, noticeJob({ userId, notice: 'recovery-code-used', about: String(left) }));
      return left;
    },
  };
};
