import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { sendAll } from './load.ts';
import { createReplay, mixIn } from './replay.ts';

const textsOf = ({ requests }: { requests: readonly Buffer[] }) => requests.map(String);

test('sends a body as a POST of JSON with the token', () => {
  const [request] = textsOf(createReplay(80, [{ path: '/api/note', token: 'abc', body: { title: 'Grüße' } }]));
  expect(request?.split('\r\n')).toEqual([
    'POST /api/note HTTP/1.1',
    'Host: 127.0.0.1:80',
    'Authorization: Bearer abc',
    'Content-Type: application/json',
    'Content-Length: 19',
    '',
    '{"title":"Grüße"}',
  ]);
});

test('without a body it is a GET', () => {
  expect(textsOf(createReplay(80, [{ path: '/', headers: { 'x-one': '1' } }]))).toEqual([
    'GET / HTTP/1.1\r\nHost: 127.0.0.1:80\r\nx-one: 1\r\n\r\n',
  ]);
});

test('requests are taken one after the other, and then again', () => {
  const replay = createReplay(80, [{ path: '/a' }, { path: '/b' }, { path: '/c' }]);
  replay.skip(2);
  expect([replay.take(), replay.take()].map((bytes) => String(bytes).slice(4, 6))).toEqual(['/c', '/a']);
  expect(replay.taken()).toBe(4);
});

test.each([
  [0, 0],
  [1, 1],
  [10, 10],
] as const)('sends %i distinct writes in a hundred requests', (percent, expected) => {
  const writes = Array.from({ length: 50 }, (_none, number) => ({ path: '/write', body: { number } }));
  const mixed = mixIn([{ path: '/a' }, { path: '/b' }], writes, percent);
  const first = mixed.slice(0, 100).filter(({ body }) => body !== undefined);
  expect(first).toHaveLength(expected);
  expect(new Set(first.map(({ body }) => JSON.stringify(body))).size).toBe(expected);
  if (percent > 0)
    expect(new Set(mixed.filter(({ body }) => !body).map(({ path }) => path))).toEqual(new Set(['/a', '/b']));
});

test('each of them is sent once, over as many connections as asked for', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    if (request.url === '/7') response.writeHead(304).end();
    else response.end('an answer');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const paths = Array.from({ length: 40 }, (_none, number) => `/${number}`);
  const { answered } = await sendAll(
    createReplay(
      port,
      paths.map((path) => ({ path })),
    ),
    8,
  );
  server.closeAllConnections();
  server.close();
  expect(answered).toBe(40);
  expect(seen.toSorted()).toEqual(paths.toSorted());
});
