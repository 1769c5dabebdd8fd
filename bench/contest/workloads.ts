import { createReplay, type Request } from '../replay.ts';
import { listFresh } from '../requests.ts';
import type { Side } from '../sample.ts';
import { chooseSearches, mixSearches } from '../text/searches.ts';
import { findUnchanged } from './ask.ts';
import type { Contestant } from './contestant.ts';

export type Workload = 'list of 20' | 'unchanged list of 20' | 'search' | 'create';

/** The requests to each contestant, in the order in which they are measured: creates last, so that lists keep their length. */
export type Workloads = Readonly<Record<Exclude<Workload, 'unchanged list of 20'>, Side>> &
  Readonly<Partial<Record<Workload, Side>>>;

const SEARCHES_EACH = 16;

/** The requests to a contestant with this number of notes. */
export const workloadsOf = async (contestant: Contestant, count: number): Promise<Workloads> => {
  const { port, programs, list, writeSearch, writeCreate } = contestant;
  const sideOf = (requests: readonly Request[]): Side => ({ replay: createReplay(port, requests), programs });
  const own = { first: 0, count };
  const searches = mixSearches(chooseSearches(own, { first: count, count }, SEARCHES_EACH));
  const unchanged = await findUnchanged(port, list);
  return {
    'list of 20': sideOf([list]),
    ...(unchanged && { 'unchanged list of 20': sideOf([unchanged]) }),
    search: sideOf(searches.map(writeSearch)),
    create: { ...sideOf(listFresh().map(writeCreate)), hasWrites: true },
  };
};
