import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addHealthRoutes } from './health.ts';

it('checks once for all simultaneous callers, and again for the next', async () => {
  const app = Fastify();
  let arrived = 0;
  let looks = 0;
  app.addHook('onRequest', async () => {
    arrived += 1;
  });
  const database = async () => {
    looks += 1;
    while (arrived < 50) await setImmediate();
  };
  addHealthRoutes(app, { database });
  const paths = Array.from({ length: 50 }, (_none, number) => (number % 2 ? '/readyz' : '/readyz/database'));
  const answers = await Promise.all(paths.map((path) => app.inject(path)));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(looks).toBe(1);
  await app.inject('/readyz');
  expect(looks).toBe(2);
  await app.close();
});
