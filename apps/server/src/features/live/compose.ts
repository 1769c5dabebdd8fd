import type { QuietWrites } from '../../db/snapshot.ts';
import type { Platform } from '../../platform.ts';
import type { SessionService } from '../session/service.ts';
import { createLiveBus, type LiveBus } from './bus.ts';
import { createLiveRepo } from './repo.ts';
import { createLiveService } from './service.ts';

type Others = {
  quietWrites: QuietWrites;
  /** That of all parts, where this is one of them. */
  bus?: LiveBus | undefined;
};

export const composeLive = ({ database, log }: Platform, { quietWrites, bus }: Others) => ({
  bus: bus ?? createLiveBus({ notify: createLiveRepo(database, quietWrites).notify, log }),
  complete: ({ sessions }: { sessions: Pick<SessionService, 'findAlive'> }) => createLiveService({ sessions, log }),
});
