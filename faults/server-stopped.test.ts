import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_PATH } from '@pinlife/contract/routes';
import { expect, it, onTestFinished } from 'vitest';
import { startEmbedded } from '../apps/server/src/db/embedded.ts';
import { makeDataFolder, type RunningApp, removeDataFolder, startApp } from '../scripts/app/run-app.ts';
import { formatSeconds, recordFigure } from '../testing/fault-figures.ts';
import { createPerson, type Person } from './support/person.ts';
import { query } from './support/postgres.ts';

const REQUESTS = 10;

type HalfSent = { socket: Socket; heard(): string; finish(): void };

/** A create whose body is incomplete, after the app has answered `100 Continue`. */
const sendHalf = async ({ port }: RunningApp, { token }: Person, title: string): Promise<HalfSent> => {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text;
  });
  const body = JSON.stringify({ title });
  const head = [
    'POST /api/note HTTP/1.1',
    'Host: pinlife',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  while (!heard.includes('100 Continue')) await once(socket, 'data');
  socket.write(body.slice(0, 5));
  return { socket, heard: () => heard, finish: () => void socket.write(body.slice(5)) };
};

const waitUntilDoorIsShut = async ({ port }: RunningApp): Promise<void> => {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (!isOpen) return;
    await sleep(10);
  }
};

it('finishes all running calls when it is stopped, keep-alive or not, and accepts no new ones', async () => {
  const dataDir = await makeDataFolder();
  onTestFinished(() => removeDataFolder(dataDir));
  const app = await startApp({ dataDir });
  const person = await createPerson(app);
  const live = await fetch(app.url + LIVE_PATH, { headers: { authorization: `Bearer ${person.token}` } });
  const requests = await Promise.all(
    Array.from({ length: REQUESTS }, (_each, nr) => sendHalf(app, person, `Sent while stopping ${nr}`)),
  );

  const startedAt = performance.now();
  const stopped = app.stop();
  await waitUntilDoorIsShut(app);
  for (const { finish } of requests) finish();
  await Promise.all(requests.map(({ socket }) => once(socket, 'close')));
  for (const { heard } of requests) expect(heard()).toMatch(/HTTP\/1\.1 201 .*"title":"Sent while stopping/s);
  // An endless stream ends as well.
  await live.text().catch(() => undefined);
  await stopped;
  const took = formatSeconds(performance.now() - startedAt);

  const database = await startEmbedded({ dataDir, log: () => undefined });
  onTestFinished(() => database.stop());
  expect(await query(dataDir, 'select count(*)::int as kept from notes')).toEqual([{ kept: REQUESTS }]);
  recordFigure('server-stopped', `${REQUESTS} of ${REQUESTS} answered and kept, stopped in ${took}`);
});
