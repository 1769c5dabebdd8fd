import type { Platform } from '../../slice-platform.ts';
import { createLiveBus, type LiveBus } from './bus.ts';
import { createLiveRepo } from './repo.ts';

export const composeLiveBus = ({ database, log }: Platform): LiveBus =>
  createLiveBus({ notify: createLiveRepo(database).notify, log });
