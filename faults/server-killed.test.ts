import { expect, it, onTestFinished } from 'vitest';
import { makeDataFolder, type RunningApp, removeDataFolder, startApp } from '../scripts/app/run-app.ts';
import { formatSeconds, isFull, recordFigure } from '../testing/fault-figures.ts';
import { listHalves } from './support/halves.ts';
import { createPerson, type Person } from './support/person.ts';
import { signalPostgres } from './support/postgres.ts';
import { type Acknowledged, listLosses, writeUntilGone } from './support/writing.ts';

const WRITERS = 4;
const NOTES_PER_ROUND = isFull ? 40 : 12;
const PROMISED_MS = 5_000;

type Kill = {
  row: 'server-killed' | 'machine-killed';
  run(app: RunningApp): Promise<void>;
  returnsMs: number[];
  notes: number;
};

const killServer: Kill = { row: 'server-killed', run: (app) => app.kill(), returnsMs: [], notes: 0 };
const killBoth: Kill = {
  row: 'machine-killed',
  run(app) {
    // The server first: on a busy machine it would still answer 503.
    const killed = app.kill();
    signalPostgres(app.dataDir, 'SIGKILL');
    return killed;
  },
  returnsMs: [],
  notes: 0,
};
const ROUNDS: Kill[] = isFull
  ? Array.from({ length: 20 }, () => [killServer, killBoth]).flat()
  : [killServer, killBoth, killServer];

const writeAndKill = async (app: RunningApp, person: Person, kill: Kill): Promise<Acknowledged[]> => {
  let count = 0;
  const isEnough = Promise.withResolvers<void>();
  const onNote = () => {
    count += 1;
    if (count === NOTES_PER_ROUND) isEnough.resolve();
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, () => writeUntilGone(person, onNote)));
  await Promise.race([isEnough.promise, writers]);
  await kill.run(app);
  return (await writers).flat();
};

it('loses no acknowledged write if it is killed, alone or with its database, and is soon back', async () => {
  const dataDir = await makeDataFolder();
  let app = await startApp({ dataDir });
  onTestFinished(async () => {
    await app.stop();
    await removeDataFolder(dataDir);
  });
  const person = await createPerson(app);
  const acknowledged: Acknowledged[] = [];
  for (const kill of ROUNDS) {
    const notes = await writeAndKill(app, person, kill);
    app = await startApp({ dataDir, port: app.port });
    expect(await listHalves(dataDir)).toEqual([]);
    expect(app.readyMs).toBeLessThan(3 * PROMISED_MS);
    kill.returnsMs.push(app.readyMs);
    kill.notes += notes.length;
    acknowledged.push(...notes);
  }
  const losses: string[] = [];
  for (const note of acknowledged) losses.push(...(await listLosses(person, note)));
  expect(losses).toEqual([]);
  for (const { row, returnsMs, notes } of [killServer, killBoth]) {
    const slowest = formatSeconds(Math.max(...returnsMs));
    recordFigure(row, `${returnsMs.length}x, ${notes} notes: 0 lost, 0 half-written, back within ${slowest}`);
  }
});
