import { searchPace } from '@pinlife/contract/rate-limits';
import type { MediaSigning } from '../../db/json/wire-media.ts';
import type { Tx } from '../../db/pool.ts';
import { createPacers } from '../../platform/load/pacer.ts';
import type { Platform } from '../../platform.ts';
import { createIndexScheduler } from './indexing/index-scheduler.ts';
import { createIndexing } from './indexing/indexing.ts';
import { createIndexingRepo } from './indexing/repo.ts';
import { createWordMemory } from './indexing/word-memory.ts';
import { createSearchRepo } from './repo.ts';
import { createSearchService } from './service.ts';
import { createSearchSource } from './source.ts';

type Others = { media: { signing: MediaSigning }; wake: (tx: Tx) => Promise<void> };

export const composeSearch = (platform: Platform, { media, wake }: Others) => {
  const { database, clock, log, paceFactor, sharding } = platform;
  const indexScheduler = createIndexScheduler({ catchUp: () => indexing.catchUpSoon(), log });
  const indexing = createIndexing({
    ...{ database, clock, log, wake, scheduleIndexing: () => indexScheduler.schedule() },
    repo: createIndexingRepo(database, { isShard: sharding !== undefined }),
    words: createWordMemory(),
  });
  const pace = createPacers(clock, paceFactor)(searchPace);
  return {
    service: createSearchService({ repo: createSearchRepo(database, media.signing), indexing, pace }),
    indexing,
    indexScheduler,
    source: createSearchSource(indexing),
  };
};
