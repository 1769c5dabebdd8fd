import type { MemoriesQuery, Memory } from '@pinlife/contract/memory/schema';
import type { Transactor } from '../../db/pool.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/error/app-error.ts';
import type { Author } from '../../platform/person.ts';
import { JsonText } from '../../platform/text/json-text.ts';
import type { Memories } from '../../views/memories.ts';
import type { LiveBus } from '../live/bus.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import type { UserService } from '../user/service.ts';
import { listMemoryDays } from './days.ts';
import type { MemoryRepo } from './repo.ts';

type Dependencies = {
  database: Transactor;
  memories: Memories;
  repo: MemoryRepo;
  notes: Pick<NoteWriter, 'lock'>;
  users: Pick<UserService, 'find'>;
  live: Pick<LiveBus, 'publishUser'>;
  clock: Clock;
};

export type MemoryService = ReturnType<typeof createMemoryService>;

/** Finds notes that were created on this day in earlier years. */
export const createMemoryService = (dependencies: Dependencies) => {
  const { database, memories, repo, notes, users, live, clock } = dependencies;

  return {
    async list(userId: string, { timezone }: MemoriesQuery): Promise<JsonText<Memory[]>> {
      const oldest = await memories.findOldest(userId);
      if (!oldest) return new JsonText('[]');
      const zone = timezone ?? (await users.find(userId))?.timezone ?? 'UTC';
      const days = listMemoryDays(clock.now(), oldest, zone);
      return days.length === 0 ? new JsonText('[]') : memories.list(userId, days);
    },

    /** Sets whether a note may appear as a memory. */
    async setShown(author: Author, noteId: string, isShown: boolean): Promise<void> {
      const { userId } = author;
      await database.transaction(async (tx) => {
        if (!(await notes.lock(tx, userId, noteId))) throw new AppError('not_found');
        await (isShown ? repo.show : repo.hide)(tx, userId, noteId);
      });
      live.publishUser(author);
    },
  };
};
