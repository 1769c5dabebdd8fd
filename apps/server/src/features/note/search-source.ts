import type { WorkSource } from '../../platform/work-source.ts';
import type { NoteSearch } from './search-service.ts';

/** Whatever came into the database by another way than the API can be found soon after, too: no time is set for that. */
export const createSearchSource = ({ nextDueAt, catchUp }: Pick<NoteSearch, 'nextDueAt' | 'catchUp'>): WorkSource => ({
  name: 'search',
  nextDueAt,
  runBatch: catchUp,
});
