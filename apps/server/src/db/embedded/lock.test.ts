import { expect, it } from 'vitest';
import { EmbeddedPostgresError } from '../embedded.ts';
import { query, start, startApp } from './test/apps.ts';
import { makeFolder, makeUsedFolder } from './test/folders.ts';

it('refuses a second app on the same data folder with a sentence that names it', async () => {
  const folder = await makeUsedFolder();
  await start(folder);
  const refused = `Another PinLife is already running with the data folder ${folder}: stop it first, or choose another folder with DATA_DIR.`;
  expect(await startApp(folder).get('refused')).toBe(refused);
  await expect(start(folder)).rejects.toThrow(new EmbeddedPostgresError(refused));
});

it('refuses a second app also while the first is still creating its database', async () => {
  const folder = makeFolder();
  const first = startApp(folder);
  await first.get('log');
  await expect(start(folder)).rejects.toThrow(EmbeddedPostgresError);
  expect(await first.get('ready')).toMatchObject({ adopted: false });
});

it('lets a tool without a lock join a running app, and leaves that app its database', async () => {
  const folder = await makeUsedFolder();
  const app = await start(folder);
  const tool = await start(folder, { lock: false });
  expect(tool.adopted).toBe(true);
  expect(tool.connection).toEqual(app.connection);
  await tool.stop();
  expect(await query(app.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('lets a tool without a lock wait for an app that is just starting', async () => {
  const folder = await makeUsedFolder();
  const [app, tool] = await Promise.all([start(folder), start(folder, { lock: false })]);
  expect([app.adopted, tool.adopted]).toEqual([false, true]);
});

it('lets a tool without a lock start and stop its own database if none runs', async () => {
  const folder = await makeUsedFolder();
  const tool = await start(folder, { lock: false });
  expect(tool.adopted).toBe(false);
  await tool.stop();
  await expect(query(tool.connection, 'select 1')).rejects.toThrow();
});
