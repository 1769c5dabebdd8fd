import type { Tx } from '../../db/pool.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import type { JobHandler } from './queue/define-job.ts';
import { createJobRepo } from './repo.ts';
import { createJobQueue, WORK_CHANNEL } from './service.ts';
import { createJobSource } from './source.ts';

export const composeJob = ({ database, clock, log }: SliceDependencies) => {
  const repo = createJobRepo(database);
  const queue = createJobQueue({ repo, clock });
  return {
    queue,
    /** Wakes the workers, because a job may be due earlier than they expect. */
    wake: (tx: Tx) => tx.notify(WORK_CHANNEL),
    sweep: () => database.single(queue.sweep),
    limitWaits: repo.limitWaits,
    countByState: () => repo.countByState(clock.now()),
    createSource: (handlers: Readonly<Record<string, JobHandler>>) =>
      createJobSource({ database, repo, handlers, clock, log }),
  };
};
