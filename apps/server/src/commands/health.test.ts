import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isUp } from './health.ts';

let server: Server;
afterEach(() => server.close());

const listen = (status: number): Promise<number> =>
  new Promise((resolve) => {
    server = createServer((request, reply) => reply.writeHead(request.url === '/healthz' ? status : 404).end());
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

it('is up if the app answers, on any address that it listens on', async () => {
  const port = await listen(200);
  expect(await isUp({ host: '127.0.0.1', port })).toBe(true);
  expect(await isUp({ host: '0.0.0.0', port })).toBe(true);
});

it('is not up if the app fails or nothing listens', async () => {
  const port = await listen(503);
  expect(await isUp({ host: '127.0.0.1', port })).toBe(false);
  server.close();
  expect(await isUp({ host: '127.0.0.1', port })).toBe(false);
});
