import { HOUR_MS } from '@pinlife/contract/durations';
import { type BackupFault, backupFaults } from '@pinlife/contract/operator/limits';
import { z } from 'zod';
import type { Transactor } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { OperatorRepo } from '../repo.ts';

const SETTING = 'backups';
const RUNS_KEPT = 10;
/** Whoever makes a backup renews this; after a crash the run counts as failed. */
const LEASE_MS = 120_000;

const time = z.coerce.date();

/** The backup of one night, however often it is tried. */
const runSchema = z.object({
  /** When it was due: one node of many makes it. */
  dueAt: time,
  tries: z.array(time),
  state: z.enum(['writing', 'reading', 'done', 'failed']),
  leaseUntil: time,
  endedAt: time.nullable(),
  retryAt: time.nullable(),
  bytes: z.number(),
  /** How far it was read back; runs of an earlier version have none. */
  readBytes: z.number().default(0),
  fault: z.enum(backupFaults).nullable(),
});
type BackupRun = z.infer<typeof runSchema>;

const logSchema = z.array(runSchema);

type Dependencies = {
  database: Transactor;
  repo: Pick<OperatorRepo, 'findSetting' | 'lockSetting' | 'replaceSetting'>;
  clock: Clock;
};

export type BackupLog = ReturnType<typeof createBackupLog>;

/** Which backups were made by themselves, the newest first. One row that all nodes share and lock. */
export const createBackupLog = ({ database, repo, clock }: Dependencies) => {
  const parse = (text: string | null): BackupRun[] => (text ? logSchema.parse(JSON.parse(text)) : []);

  /** Changes the log under its lock. `work` answers the new runs, or null to leave them. */
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

  /** A lease that ends later than any can was given by a clock that is set right by now. */
  const isRunning = ({ state, leaseUntil }: BackupRun, now: Date): boolean =>
    (state === 'writing' || state === 'reading') && leaseUntil > now && leaseUntil <= leaseEnd();

  return {
    list: async (): Promise<BackupRun[]> => parse(await repo.findSetting(SETTING)),

    /** Whether this node is to make the backup that is due then. */
    begin: (dueAt: Date): Promise<boolean> =>
      change((runs) => {
        const now = clock.now();
        if (runs.some((run) => isSame(run.dueAt, dueAt) || isRunning(run, now))) return null;
        const run: BackupRun = {
          ...{ dueAt, tries: [now], state: 'writing', leaseUntil: leaseEnd() },
          ...{ endedAt: null, retryAt: null, bytes: 0, readBytes: 0, fault: null },
        };
        // The next night takes the place of a try that is still to come.
        return [run, ...runs.map((earlier) => ({ ...earlier, retryAt: null }))];
      }),

    /** Whether this node is to try a backup once more that has failed. */
    beginAgain: (dueAt: Date): Promise<boolean> =>
      change((runs) => {
        const now = clock.now();
        const failed = runs.find((run) => isSame(run.dueAt, dueAt));
        if (failed?.state !== 'failed' || !failed.retryAt || runs.some((run) => isRunning(run, now))) return null;
        const again: BackupRun = {
          ...failed,
          ...{ state: 'writing', tries: [...failed.tries, now], leaseUntil: leaseEnd() },
          ...{ retryAt: null, endedAt: null, fault: null, readBytes: 0 },
        };
        return runs.map((run) => (run === failed ? again : run));
      }),

    renew: (dueAt: Date, readBytes: number) => changeRun(dueAt, { leaseUntil: leaseEnd(), readBytes }),
    readBack: (dueAt: Date, bytes: number) => changeRun(dueAt, { state: 'reading', bytes, leaseUntil: leaseEnd() }),
    finish: (dueAt: Date, bytes: number) =>
      changeRun(dueAt, { state: 'done', bytes, endedAt: clock.now(), retryAt: null, fault: null }),

    /** Tried again after an hour, then after two more, three more, until the next night. */
    fail: (dueAt: Date, fault: BackupFault) =>
      change((runs) =>
        runs.map((run) => {
          if (!isSame(run.dueAt, dueAt)) return run;
          const retryAt = new Date(clock.now().getTime() + run.tries.length * HOUR_MS);
          return { ...run, state: 'failed' as const, fault, endedAt: clock.now(), retryAt };
        }),
      ),

    /** A run whose node is gone, or null. */
    async findAbandoned(): Promise<BackupRun | null> {
      const now = clock.now();
      const runs = parse(await repo.findSetting(SETTING));
      return runs.find((run) => run.endedAt === null && !isRunning(run, now)) ?? null;
    },
  };
};

const isSame = (one: Date, other: Date): boolean => one.getTime() === other.getTime();
