import type { WorkSource } from '../../platform/work-source.ts';
import type { Indexing } from './indexing/indexing.ts';

/** What waits longer than it should: the process that wrote it has ended, or it came by another way than the API. */
export const createSearchSource = ({ nextDueAt, catchUp }: Pick<Indexing, 'nextDueAt' | 'catchUp'>): WorkSource => ({
  name: 'search',
  nextDueAt,
  runBatch: async (now) => (await catchUp(now)).count,
});
