import { createApi } from '../scripts/app/api.ts';
import { makeDataFolder, removeDataFolder, startApp } from '../scripts/app/run-app.ts';
import { expect, test } from './fixtures.ts';
import { runNpmStart } from './support/npm-start.ts';

/** The promise is 5 s; a loaded machine gets three times that. */
const BACK_WITHIN_MS = 15_000;
const ROUNDS = 5;
const WRITERS = 4;

test('after kill -9 amid acknowledged writes the app is soon back and has lost none of them', async ({ people }) => {
  test.setTimeout(180_000);
  const dataDir = await makeDataFolder();
  const acknowledged: string[] = [];
  let app = await startApp({ dataDir, environment });
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const api = createApi(app.url);
      const before = acknowledged.length;
      // Each writer goes on until the app is gone from under it.
      const writers = Array.from({ length: WRITERS }, async () => {
        for (;;) {
          const signup = people.newSignup();
          const answer = await api.call('signup', { body: signup, address: newAddress() }).catch(() => null);
          if (!answer) return;
          if (answer.status === 201) acknowledged.push(signup.username);
        }
      });
      await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 2 * WRITERS);
      await app.kill();
      await Promise.all(writers);

      app = await startApp({ dataDir, port: app.port, environment });
      expect(app.readyMs).toBeLessThan(BACK_WITHIN_MS);
      const found = await Promise.all(
        acknowledged.map((username) =>
          createApi(app.url).demand('userExists', { body: { username }, address: newAddress() }),
        ),
      );
      expect(found).toEqual(acknowledged.map(() => true));
    }
  } finally {
    await app.stop();
    await removeDataFolder(dataDir);
  }
});

test('Ctrl-C stops npm start with everything it started, once', async () => {
  const dataDir = await makeDataFolder();
  const run = await runNpmStart(dataDir);
  expect(run.isDatabaseRunning()).toBe(true);
  run.pressCtrlC();
  expect(await run.ended).toBe(0);
  expect(run.output().match(/Stopping/g)).toHaveLength(1);
  expect(run.isDatabaseRunning()).toBe(false);
  await removeDataFolder(dataDir);
});

test('the app does not outlive an npm that was killed', async () => {
  const dataDir = await makeDataFolder();
  const run = await runNpmStart(dataDir);
  run.killLauncher();
  await run.ended;
  await expect.poll(() => run.isDatabaseRunning(), { timeout: BACK_WITHIN_MS }).toBe(false);
  await expect(fetch(`${run.url}/healthz`)).rejects.toThrow();
  await removeDataFolder(dataDir);
});

const environment = { TRUST_PROXY: 'true' };

let calls = 0;

/** The limits per address are not what is tested here. */
const newAddress = () => {
  calls += 1;
  return `10.9.${Math.floor(calls / 250) % 250}.${calls % 250}`;
};
