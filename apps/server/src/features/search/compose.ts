import { searchPace } from '@pinlife/contract/rate-limits';
import type { MediaSigning } from '../../db/json/wire-media.ts';
import type { Tx } from '../../db/pool.ts';
import { createPacers } from '../../platform/load/pacer.ts';
import type { Platform } from '../../platform.ts';
import type { NoteWriter } from '../note/writer/writer.ts';
import { createSearchRepo } from './repo.ts';
import { createSearchService } from './service.ts';
import { createSearchSource } from './source.ts';
import { createWordRecorder } from './vocabulary.ts';

type Others = { notes: NoteWriter; media: { signing: MediaSigning }; wake: (tx: Tx) => Promise<void> };

export const composeSearch = (platform: Platform, { notes, media, wake }: Others) => {
  const { database, clock, log, paceFactor } = platform;
  const repo = createSearchRepo(database, media.signing, notes.searchKeysUpdate);
  const pace = createPacers(clock, paceFactor)(searchPace);
  const service = createSearchService({ database, repo, pace, clock, wake });
  return {
    service,
    vocabulary: createWordRecorder({ database, repo, log }),
    source: createSearchSource(service),
  };
};
