import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { handleErrors } from './errors.ts';
import { addHealthRoutes } from './health.ts';
import { createShutdownNotice } from './shutdown-notice.ts';

const openApp = (isBehindProxy: boolean, noticeMs = 50) => {
  const shutdownNotice = createShutdownNotice({ isBehindProxy, noticeMs });
  const app = Fastify();
  onTestFinished(() => app.close());
  handleErrors(app);
  shutdownNotice.closeConnections(app);
  addHealthRoutes(app, { database: async () => 'here' }, shutdownNotice);
  app.get('/', async () => 'served');
  return { app, shutdownNotice };
};

it('is ready and keeps connections until it is about to stop', async () => {
  const { app } = openApp(true);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect((await app.inject('/')).headers['connection']).not.toBe('close');
});

it('announces a stop to balancers first, serves until they know, and then closes each connection', async () => {
  const { app, shutdownNotice } = openApp(true);
  void shutdownNotice.announce();
  for (const url of ['/readyz', '/readyz/database']) {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['connection']]).toEqual([404, 'close']);
  }
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['connection']]).toEqual([200, 'close']);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

it('waits for balancers only as long as they need', async () => {
  const startedAt = performance.now();
  await createShutdownNotice({ isBehindProxy: true, noticeMs: 50 }).announce();
  expect(performance.now() - startedAt).toBeGreaterThan(45);
});

it('does not wait if there are no balancers', async () => {
  // Longer than the timeout of a test.
  await openApp(false, 600_000).shutdownNotice.announce();
});
