import { setTimeout as sleep } from 'node:timers/promises';
import type { Transactor, Tx } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/error/app-error.ts';
import { describeError } from '../../../platform/error/describe-error.ts';
import { backoffMs } from '../../../platform/load/backoff.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { ClaimedJob, JobRepo } from '../repo.ts';
import { WORK_CHANNEL } from '../service.ts';
import type { Outcome } from './attempt.ts';

const RETRY = { baseMs: 200, capMs: 3_000 };

type Dependencies = { database: Transactor; repo: JobRepo; clock: Clock; log: Pick<Logger, 'warn' | 'error'> };

/** Stores the outcome of an attempt. If that fails, the lease ends and the job runs again. */
export const createOutcomeRecorder = ({ database, repo, clock, log }: Dependencies) => {
  const write = async (tx: Tx, job: ClaimedJob, outcome: Outcome): Promise<void> => {
    const now = clock.now();
    switch (outcome.is) {
      case 'done':
        return repo.delete(tx, job);
      case 'set-aside':
        return repo.setAside(tx, job, now, outcome.error);
      case 'retried':
        await repo.retryAt(tx, job, new Date(now.getTime() + outcome.afterMs), outcome.error);
        return tx.notify(WORK_CHANNEL);
      case 'given-back':
        await repo.giveBack(tx, job, now);
        return tx.notify(WORK_CHANNEL);
    }
  };

  const report = ({ id, kind, attempt }: ClaimedJob, outcome: Outcome) => {
    const fields = { job: id, kind, attempt };
    if (outcome.is === 'retried')
      log.warn({ ...fields, error: outcome.error }, 'A job failed and will be tried again.');
    if (outcome.is === 'set-aside') log.error({ ...fields, error: outcome.error }, 'A job was set aside.');
  };

  return async (job: ClaimedJob, outcome: Outcome, signal: AbortSignal): Promise<void> => {
    report(job, outcome);
    for (let failures = 1; ; failures += 1) {
      try {
        return await database.transaction((tx) => write(tx, job, outcome));
      } catch (error) {
        // Retries while the database is away: a mail that was sent must not be sent twice.
        const isAway = error instanceof AppError && error.code === 'unavailable';
        if (!isAway || signal.aborted) {
          log.error({ job: job.id, kind: job.kind, error: describeError(error) }, 'The end of a job was not recorded.');
          return;
        }
        await sleep(backoffMs(failures, RETRY), undefined, { signal }).catch(() => undefined);
      }
    }
  };
};
