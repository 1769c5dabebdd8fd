import type { WorkSource } from '../../platform/work-source.ts';
import type { SearchService } from './service.ts';

/** Whatever came into the database by another way than the API can be found soon after, too: no time is set for that. */
export const createSearchSource = ({
  nextDueAt,
  catchUp,
}: Pick<SearchService, 'nextDueAt' | 'catchUp'>): WorkSource => ({
  name: 'search',
  nextDueAt,
  runBatch: catchUp,
});
