import { startEmbedded } from '../../apps/server/src/db/embedded.ts';
import { makeDataFolder, removeDataFolder, startApp } from '../../scripts/app/run-app.ts';
import type { Benchmark } from '../benchmark.ts';
import { compareWith } from '../row.ts';

const GOAL = 2;

/** A warm start of the whole app until its first answer, beside the start of its PostgreSQL alone. */
export const start: Benchmark = {
  name: 'start',
  async measure(_none, { rounds }) {
    const dataDir = await makeDataFolder();
    try {
      const first = await startApp({ dataDir });
      await first.stop();
      const [ours, reference]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        reference.push(await timeDatabaseStart(dataDir));
        const app = await startApp({ dataDir });
        ours.push(app.readyMs);
        await app.stop();
      }
      return [
        compareWith(
          { topic: 'database', work: 'warm start to the first answer', unit: 'ms', ours },
          { rounds: reference, note: 'PostgreSQL alone' },
          { is: 'at most', ratio: GOAL },
        ),
      ];
    } finally {
      await removeDataFolder(dataDir);
    }
  },
};

/** Starts only the database of the app. */
const timeDatabaseStart = async (dataDir: string): Promise<number> => {
  const startedAt = performance.now();
  const database = await startEmbedded({ dataDir, log: () => {} });
  const took = performance.now() - startedAt;
  await database.stop();
  return took;
};
