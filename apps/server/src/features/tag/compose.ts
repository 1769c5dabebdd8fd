import { searchPace } from '@pinlife/contract/rate-limits';
import { createPacers } from '../../platform/load/pacer.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import type { JobQueue } from '../job/service.ts';
import type { NoteService } from '../note/service.ts';
import type { ThrottleService } from '../throttle/service.ts';
import { createTagJobHandlers } from './jobs.ts';
import { createTagRepo } from './repo.ts';
import { tagRoutes } from './routes.ts';
import { createTagService } from './service.ts';

type Others = { jobs: JobQueue; notes: NoteService; throttle: ThrottleService };

export const composeTag = ({ database, clock, paceFactor }: SliceDependencies, { jobs, notes, throttle }: Others) => {
  const pace = createPacers(clock, paceFactor)(searchPace);
  const repo = createTagRepo(database);
  const service = createTagService({ database, repo, jobs, throttle, pace, clock });
  return {
    handlers: tagRoutes(service),
    jobs: createTagJobHandlers({ database, repo, notes, jobs }),
    sweep: service.sweep,
  };
};
