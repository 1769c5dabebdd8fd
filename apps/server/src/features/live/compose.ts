import type { QuietWrites } from '../../db/snapshot.ts';
import type { Platform } from '../../platform.ts';
import type { SessionService } from '../session/service.ts';
import { createLiveBus } from './bus.ts';
import { createLiveRepo } from './repo.ts';
import { createLiveService } from './service.ts';

export const composeLive = ({ database, log }: Platform, { quietWrites }: { quietWrites: QuietWrites }) => ({
  bus: createLiveBus({ notify: createLiveRepo(database, quietWrites).notify, log }),
  complete: ({ sessions }: { sessions: Pick<SessionService, 'findAlive'> }) => createLiveService({ sessions, log }),
});
