import type { SliceDependencies } from '../../slice-dependencies.ts';
import { createLiveBus, type LiveBus } from './bus.ts';
import { createLiveRepo } from './repo.ts';

export const composeLiveBus = ({ database, log }: SliceDependencies): LiveBus =>
  createLiveBus({ notify: createLiveRepo(database).notify, log });
