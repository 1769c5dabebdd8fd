import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createDoors } from './doors.ts';
import { handleErrors } from './errors.ts';
import { addHealthRoutes } from './health.ts';

const openApp = (isBehindProxy: boolean) => {
  const doors = createDoors({ isBehindProxy, noticeMs: 50 });
  const app = Fastify();
  onTestFinished(() => app.close());
  handleErrors(app);
  doors.sendAway(app);
  addHealthRoutes(app, { database: async () => 'here' }, doors);
  app.get('/', async () => 'served');
  return { app, doors };
};

it('is ready and keeps connections until it is about to stop', async () => {
  const { app } = openApp(true);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect((await app.inject('/')).headers['connection']).not.toBe('close');
});

it('tells balancers before it stops, and serves until they know, each caller for the last time', async () => {
  const { app, doors } = openApp(true);
  let isClosed = false;
  const closing = doors.announceClosing().then(() => {
    isClosed = true;
  });
  for (const url of ['/readyz', '/readyz/database']) {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['connection']]).toEqual([404, 'close']);
  }
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['connection']]).toEqual([200, 'close']);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect(isClosed).toBe(false);
  await closing;
});

it('lets nobody wait for balancers that are not there', async () => {
  const { doors } = openApp(false);
  const startedAt = performance.now();
  await doors.announceClosing();
  expect(performance.now() - startedAt).toBeLessThan(40);
});
