import { setTimeout as sleep } from 'node:timers/promises';
import type { Transactor } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { describeError } from '../../platform/error/describe-error.ts';
import { createRoundRobin } from '../../platform/load/round-robin.ts';
import type { Logger } from '../../platform/logger.ts';
import type { WorkSource } from '../../platform/work-source.ts';
import { attemptJob } from './queue/attempt.ts';
import type { JobHandler } from './queue/define-job.ts';
import { createOutcomeRecorder } from './queue/record-outcome.ts';
import { type ClaimedJob, type JobRepo, ownerOf } from './repo.ts';

const CONCURRENCY = 8;
const LEASE_MS = 60_000;
/** Two renewals may fail before the lease ends. */
const RENEWALS_PER_LEASE = 3;
/** The time that running jobs have to finish when the worker stops. */
const GRACE_MS = 5_000;

export type JobSourceOptions = {
  database: Transactor;
  repo: JobRepo;
  handlers: Readonly<Record<string, JobHandler>>;
  clock: Clock;
  log: Pick<Logger, 'warn' | 'error'>;
  concurrency?: number;
  leaseMs?: number;
  graceMs?: number;
};

type Running = { job: ClaimedJob; control: AbortController; finished: Promise<void> };

/**
 * The work source of the queue. A batch starts as many jobs as there are free slots and does not wait for them, so that a
 * slow job blocks only its own slot. People alternate, so that many jobs of one do not delay those of others.
 */
export const createJobSource = (options: JobSourceOptions): WorkSource & Required<Pick<WorkSource, 'finish'>> => {
  const { database, repo, handlers, clock, log } = options;
  const { concurrency = CONCURRENCY, leaseMs = LEASE_MS, graceMs = GRACE_MS } = options;
  const record = createOutcomeRecorder({ database, repo, clock, log });
  // Jobs that run here are not claimed again, even if a lease has ended, for example after the machine was suspended.
  const running = new Map<string, Running>();
  let renewal: NodeJS.Timeout | undefined;
  const leaseEndsAt = () => new Date(clock.now().getTime() + leaseMs);
  // Jobs without a person alternate like those of one person.
  const takeInTurn = createRoundRobin<ClaimedJob>(ownerOf);
  const allFinished = () => Promise.all([...running.values()].map(({ finished }) => finished));

  const start = (job: ClaimedJob, control: AbortController) => {
    const finished = attemptJob(job, handlers, control)
      .then((outcome) => record(job, outcome, control.signal))
      .finally(() => {
        running.delete(job.id);
        if (running.size === 0) clearInterval(renewal);
      });
    if (running.size === 0) renewal = setInterval(renewLeases, leaseMs / RENEWALS_PER_LEASE);
    running.set(job.id, { job, control, finished });
  };

  const renewLeases = async () => {
    const entries = [...running.values()];
    try {
      const claims = entries.map(({ job }) => job);
      const renewedClaims = await database.transaction((tx) => repo.renew(tx, claims, leaseEndsAt()));
      for (const { job, control } of entries) if (!renewedClaims.has(job.id)) control.abort('taken over');
    } catch (error) {
      log.warn({ error: describeError(error) }, 'The leases of the running jobs could not be renewed.');
    }
  };

  return {
    name: 'jobs',

    nextDueAt: () => repo.nextDueAt([...running.keys()]),

    async runBatch(now, signal) {
      if (running.size >= concurrency) await anyOf(running.values(), signal);
      if (signal.aborted) return 0;
      const claim = { now, leaseEndsAt: leaseEndsAt(), except: [...running.keys()] };
      const jobs = await database.transaction((tx) =>
        takeInTurn(concurrency - running.size, (limit, skippedUsers) =>
          repo.claimDue(tx, { ...claim, limit, skippedUsers }),
        ),
      );
      for (const job of jobs) start(job, signal.aborted ? abortedControl() : new AbortController());
      return jobs.length;
    },

    async finish() {
      await Promise.race([allFinished(), sleep(graceMs, undefined, { ref: false })]);
      for (const { control } of running.values()) control.abort('stopping');
      await allFinished();
    },
  };
};

/** Waits until one of the running jobs ends, or the signal is aborted. */
const anyOf = async (running: Iterable<Running>, signal: AbortSignal): Promise<void> => {
  const { promise: aborted, resolve } = Promise.withResolvers<void>();
  const onAbort = () => resolve();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    await Promise.race([aborted, ...[...running].map(({ finished }) => finished)]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
};

const abortedControl = (): AbortController => {
  const control = new AbortController();
  control.abort('stopping');
  return control;
};
