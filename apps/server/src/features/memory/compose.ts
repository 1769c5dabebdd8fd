import type { MediaSigning } from '../../db/json/wire-media.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import { createMemories } from '../../views/memories.ts';
import type { LiveBus } from '../live/bus.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { UserService } from '../user/service.ts';
import { createMemoryRepo } from './repo.ts';
import { memoryRoutes } from './routes.ts';
import { createMemoryService } from './service.ts';

type Others = { notes: NoteWriter; users: UserService; live: LiveBus; media: { signing: MediaSigning } };

export const composeMemory = ({ database, clock }: SliceDependencies, { media, ...others }: Others) => ({
  handlers: memoryRoutes(
    createMemoryService({
      ...others,
      database,
      memories: createMemories(database, media.signing),
      repo: createMemoryRepo(),
      clock,
    }),
  ),
});
