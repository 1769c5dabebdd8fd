import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@pinlife/contract/durations';
import { type BackupFault, backupFaults } from '@pinlife/contract/operator/limits';
import { z } from 'zod';
import type { Transactor } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorRepo } from '../repo.ts';

const SETTING = 'backups';
const CODE_SETTING = 'backup_code';
const RUNS_KEPT = 10;
/** The node that makes a backup renews this lease. If the lease ends, the run counts as failed. */
const LEASE_MS = 120_000;

const time = z.coerce.date();

/** The backup of one night, with all its attempts. */
const runSchema = z.object({
  /** When it was due; names the run, so that only one node makes it. */
  dueAt: time,
  tries: z.array(time),
  state: z.enum(['writing', 'reading', 'done', 'failed']),
  leaseUntil: time,
  endedAt: time.nullable(),
  retryAt: time.nullable(),
  bytes: z.number(),
  /** How many bytes were read back; missing in runs of an earlier version. */
  readBytes: z.number().default(0),
  fault: z.enum(backupFaults).nullable(),
});
type BackupRun = z.infer<typeof runSchema>;

const logSchema = z.array(runSchema);

type Dependencies = {
  database: Transactor;
  repo: Pick<OperatorRepo, 'findSetting' | 'addSetting' | 'lockSetting' | 'replaceSetting'>;
  clock: Clock;
};

export type BackupLog = ReturnType<typeof createBackupLog>;

/** The nightly backups, newest first. One row, which all nodes share and lock. */
export const createBackupLog = ({ database, repo, clock }: Dependencies) => {
  const parse = (text: string | null): BackupRun[] => (text ? logSchema.parse(JSON.parse(text)) : []);

  /** Changes the log under its lock. `work` returns the new runs, or null to leave them unchanged. */
  const change = (work: (runs: BackupRun[]) => BackupRun[] | null): Promise<boolean> =>
    database.transaction(async (tx) => {
      await repo.lockSetting(tx, SETTING);
      const changed = work(parse(await repo.findSetting(SETTING, tx)));
      if (changed) await repo.replaceSetting(tx, SETTING, JSON.stringify(changed.slice(0, RUNS_KEPT)));
      return changed !== null;
    });

  const changeRun = (dueAt: Date, changes: Partial<BackupRun>): Promise<boolean> =>
    change((runs) => runs.map((run) => (isSame(run.dueAt, dueAt) ? { ...run, ...changes } : run)));

  const leaseEnd = () => new Date(clock.now().getTime() + LEASE_MS);

  /** A lease that ends too late was set by a clock that was ahead: it does not count. */
  const isRunning = ({ state, leaseUntil }: BackupRun, now: Date): boolean =>
    (state === 'writing' || state === 'reading') && leaseUntil > now && leaseUntil <= leaseEnd();

  return {
    list: async (): Promise<BackupRun[]> => parse(await repo.findSetting(SETTING)),

    /** A random code of this instance. A restore deletes it: the restored instance is another one. */
    findCode: (): Promise<string> =>
      database.transaction(async (tx) => {
        await repo.addSetting(tx, CODE_SETTING, randomBytes(3).toString('hex'));
        return (await repo.findSetting(CODE_SETTING, tx)) ?? '';
      }),

    /** Claims the backup of that time. Returns whether this node is to make it. */
    begin: (dueAt: Date): Promise<boolean> =>
      change((runs) => {
        const now = clock.now();
        if (runs.some((run) => isSame(run.dueAt, dueAt) || isRunning(run, now))) return null;
        const run: BackupRun = {
          dueAt,
          tries: [now],
          state: 'writing',
          leaseUntil: leaseEnd(),
          endedAt: null,
          retryAt: null,
          bytes: 0,
          readBytes: 0,
          fault: null,
        };
        // A new night replaces a retry that is still to come.
        return [run, ...runs.map((earlier) => ({ ...earlier, retryAt: null }))];
      }),

    /** Claims the retry of a failed backup. Returns whether this node is to make it. */
    beginAgain: (dueAt: Date): Promise<boolean> =>
      change((runs) => {
        const now = clock.now();
        const failed = runs.find((run) => isSame(run.dueAt, dueAt));
        if (failed?.state !== 'failed' || !failed.retryAt || runs.some((run) => isRunning(run, now))) return null;
        const again: BackupRun = {
          ...failed,
          state: 'writing',
          tries: [...failed.tries, now],
          leaseUntil: leaseEnd(),
          retryAt: null,
          endedAt: null,
          fault: null,
          readBytes: 0,
        };
        return runs.map((run) => (run === failed ? again : run));
      }),

    renew: (dueAt: Date, readBytes: number) => changeRun(dueAt, { leaseUntil: leaseEnd(), readBytes }),
    readBack: (dueAt: Date, bytes: number) => changeRun(dueAt, { state: 'reading', bytes, leaseUntil: leaseEnd() }),
    finish: (dueAt: Date, bytes: number) =>
      changeRun(dueAt, { state: 'done', bytes, endedAt: clock.now(), retryAt: null, fault: null }),

    /** Records a failure. Retries follow after one hour, two more, three more, until the next night. */
    fail: (dueAt: Date, fault: BackupFault) =>
      change((runs) =>
        runs.map((run) => {
          if (!isSame(run.dueAt, dueAt)) return run;
          const retryAt = new Date(clock.now().getTime() + run.tries.length * HOUR_MS);
          return { ...run, state: 'failed' as const, fault, endedAt: clock.now(), retryAt };
        }),
      ),

    /** A run whose lease has ended, or null. */
    async findAbandoned(): Promise<BackupRun | null> {
      const now = clock.now();
      const runs = parse(await repo.findSetting(SETTING));
      return runs.find((run) => run.endedAt === null && !isRunning(run, now)) ?? null;
    },
  };
};

const isSame = (one: Date, other: Date): boolean => one.getTime() === other.getTime();
