import { searchPace } from '@pinlife/contract/rate-limits';
import type { MediaSigning } from '../../db/json/wire-media.ts';
import type { Tx } from '../../db/pool.ts';
import { createConcurrencyLimit } from '../../platform/load/concurrency-limit.ts';
import { createPacers } from '../../platform/load/pacer.ts';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import { createIndexScheduler } from './indexing/index-scheduler.ts';
import { createIndexing } from './indexing/indexing.ts';
import { createIndexingRepo } from './indexing/repo.ts';
import { createWordMemory } from './indexing/word-memory.ts';
import { createSearchRepo } from './repo.ts';
import { createSearchService } from './service.ts';
import { createSearchSource } from './source.ts';

type Others = { media: { signing: MediaSigning }; wake: (tx: Tx) => Promise<void> };

/** Among millions of words a search takes seconds, and four of them share a connection to the database. */
const RUNNING = { each: 32, all: Number.POSITIVE_INFINITY };

export const composeSearch = (platform: SliceDependencies, { media, wake }: Others) => {
  const { database, clock, log, paceFactor, sharding } = platform;
  const indexScheduler = createIndexScheduler({ catchUp: () => indexing.catchUpSoon(), log });
  const indexing = createIndexing({
    database,
    clock,
    log,
    wake,
    scheduleIndexing: () => indexScheduler.schedule(),
    repo: createIndexingRepo(database, { isShard: sharding !== undefined }),
    words: createWordMemory(),
  });
  const pace = createPacers(clock, paceFactor)(searchPace);
  const { admit } = createConcurrencyLimit(RUNNING);
  return {
    service: createSearchService({ repo: createSearchRepo(database, media.signing), indexing, pace, admit }),
    indexing,
    indexScheduler,
    source: createSearchSource(indexing),
  };
};
