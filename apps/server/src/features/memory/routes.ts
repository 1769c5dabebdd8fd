import { authorOf, type Handlers } from '../../http/handler.ts';
import type { MemoryService } from './service.ts';

type Names = 'listMemories' | 'showMemory' | 'hideMemory';

export const memoryRoutes = (memories: MemoryService): Handlers<Names> => ({
  listMemories: async ({ person, query }) => ({ data: await memories.list(person.userId, query) }),
  showMemory: async ({ params, ...input }) => {
    await memories.setShown(authorOf(input), params.id, true);
    return { data: { _id: params.id } };
  },
  hideMemory: async ({ params, ...input }) => {
    await memories.setShown(authorOf(input), params.id, false);
    return { data: { _id: params.id } };
  },
});
