import type { WorkSource } from '../../platform/work-source.ts';
import type { NoteSearch } from './search-service.ts';

/** Whatever came into the database by another way than the API can be found soon after, too. */
export const createSearchSource = ({ catchUp }: Pick<NoteSearch, 'catchUp'>): WorkSource => ({
  name: 'search',
  // Nobody waits for it: the worker's own round is often enough.
  nextDueAt: async () => null,
  runBatch: catchUp,
});
