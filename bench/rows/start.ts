import { startEmbedded } from '../../apps/server/src/db/embedded.ts';
import { makeDataFolder, removeDataFolder, startApp } from '../../scripts/app/run-app.ts';
import { type Benchmark, median, milliseconds } from '../row.ts';

const GOAL = 2;

/** A warm start of the whole app until its first answer, beside the start of its PostgreSQL alone. */
export const measureStart: Benchmark = async ({ rounds }) => {
  const dataDir = await makeDataFolder();
  try {
    const first = await startApp({ dataDir });
    await first.stop();
    const starts: number[] = [];
    const databaseStarts: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      databaseStarts.push(await timeDatabaseStart(dataDir));
      const app = await startApp({ dataDir });
      starts.push(app.readyMs);
      await app.stop();
    }
    const [ours, reference] = [median(starts), median(databaseStarts)];
    return [
      {
        work: 'warm start to the first answer',
        ratio: ours / reference,
        ours: milliseconds(ours),
        reference: `${milliseconds(reference)}, PostgreSQL alone`,
        goal: `at most ${GOAL}`,
        isMet: ours / reference <= GOAL,
      },
    ];
  } finally {
    await removeDataFolder(dataDir);
  }
};

/** The database of the app by itself. */
const timeDatabaseStart = async (dataDir: string): Promise<number> => {
  const startedAt = performance.now();
  const database = await startEmbedded({ dataDir, log: () => {} });
  const took = performance.now() - startedAt;
  await database.stop();
  return took;
};
