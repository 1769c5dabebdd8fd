import { searchPace } from '@pinlife/contract/rate-limits';
import type { MediaSigning } from '../../db/json/wire-media.ts';
import type { Tx } from '../../db/pool.ts';
import type { QuietWrites } from '../../db/snapshot.ts';
import { createPacers } from '../../platform/load/pacer.ts';
import type { Platform } from '../../platform.ts';
import { createIndexing } from './indexing/indexing.ts';
import { createIndexingRepo } from './indexing/repo.ts';
import { createSoon } from './indexing/soon.ts';
import { createWordMemory } from './indexing/word-memory.ts';
import { createSearchRepo } from './repo.ts';
import { createSearchService } from './service.ts';
import { createSearchSource } from './source.ts';

type Others = { media: { signing: MediaSigning }; wake: (tx: Tx) => Promise<void>; quietWrites: QuietWrites };

export const composeSearch = (platform: Platform, { media, wake, quietWrites }: Others) => {
  const { database, clock, log, paceFactor, spread } = platform;
  const soon = createSoon({ catchUp: () => indexing.catchUp(clock.now()), log });
  const indexing = createIndexing({
    ...{ database, clock, log, wake, poke: () => soon.poke() },
    repo: createIndexingRepo(database, { quietWrites, isPart: spread !== undefined }),
    words: createWordMemory(),
  });
  const pace = createPacers(clock, paceFactor)(searchPace);
  return {
    service: createSearchService({ repo: createSearchRepo(database, media.signing), indexing, pace }),
    indexing,
    soon,
    source: createSearchSource(indexing),
  };
};
