import { makeDataFolder, removeDataFolder } from '../scripts/app/run-app.ts';
import { expect, test } from './fixtures.ts';
import { runNpmStart } from './support/npm-start.ts';

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
  await expect.poll(() => run.isDatabaseRunning()).toBe(false);
  await expect(fetch(`${run.url}/healthz`)).rejects.toThrow();
  await removeDataFolder(dataDir);
});
