import type { Transactor } from '../../../db/pool.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { LiveBus } from '../../live/bus.ts';
import type { ImportChanges, ImportRow } from '../repo.ts';
import { type ImportRunRepo, type Lease, LeaseLost } from './repo.ts';

export const LEASE_MS = 30_000;

/** The columns of an import that no worker has claimed. */
export const unclaimed = { due_at: null, lease: null, tries: 0 } as const;

type Dependencies = {
  database: Transactor;
  runs: Pick<ImportRunRepo, 'changeLeased'>;
  live: Pick<LiveBus, 'publishImport'>;
  clock: Clock;
};

export type Leases = ReturnType<typeof createLeases>;

/** Changes an import for the worker that has its lease. Throws `LeaseLost` if another worker has it. */
export const createLeases = ({ database, runs, live, clock }: Dependencies) => {
  const change = async (lease: Lease, changes: ImportChanges): Promise<void> => {
    if (!(await database.single((tx) => runs.changeLeased(tx, lease, changes)))) throw new LeaseLost();
  };

  return {
    change,

    endsAt: (): Date => new Date(clock.now().getTime() + LEASE_MS),

    /** Gives up the lease, so that any worker can continue. */
    release: (lease: Lease, changes: ImportChanges = {}): Promise<void> =>
      change(lease, { ...unclaimed, due_at: clock.now(), ...changes }),

    /** Notifies the open tabs of the person. */
    publish: ({ userId, id }: Lease, state: ImportRow['state']): void =>
      live.publishImport(userId, { importId: id, state }),
  };
};
