import { setTimeout as sleep } from 'node:timers/promises';
import type { Transactor } from '../../../db/pool.ts';
import { createBackgroundPause } from '../../../platform/load/background-pause.ts';
import type { WorkSource } from '../../../platform/work-source.ts';
import type { TaggingRepo } from './repo.ts';
import { writeTags } from './tags.ts';

/** Few enough that a save of one of them does not wait noticeably. */
const BATCH = 20;

/** Reads the tags of notes that an earlier version wrote. Pauses so that calls of people come first. */
export const createTaggingSource = (database: Transactor, repo: TaggingRepo): WorkSource => {
  const rest = createBackgroundPause();
  return {
    name: 'tags',
    nextDueAt: async () => ((await repo.isAnyUntagged()) ? new Date(0) : null),
    async runBatch(_now, signal) {
      const startedAt = performance.now();
      const count = await database.transaction(async (tx) => {
        const notes = await repo.take(tx, BATCH);
        for (const note of notes) await repo.setTags(tx, note, writeTags(note.title, note.content));
        return notes.length;
      });
      await sleep(rest(performance.now() - startedAt, count), undefined, { signal }).catch(() => undefined);
      return count;
    },
  };
};
