import { readdirSync, readlinkSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { startThrowawayApp } from '../scripts/app/run-app.ts';
import { formatSeconds, isFull, recordFigure } from '../testing/fault-figures.ts';
import { type ImpatientApp, startImpatientApp } from './support/short-timeouts-app.ts';
import { openSlowClients } from './support/slow-clients.ts';

const CONNECTIONS = isFull ? 1_000 : 100;
const PROMISED_MS = isFull ? 20_000 : 4_000;
const BYTE_EVERY_MS = isFull ? 250 : 50;
const CALLS = isFull ? 400 : 60;
/** The connections of well-behaved clients. */
const KEPT_CONNECTIONS = 10;

const startServer = async (): Promise<ImpatientApp> => {
  if (!isFull) return startImpatientApp();
  const app = await startThrowawayApp();
  const before = countSockets(app.pid);
  return { ...app, countConnections: async () => countSockets(app.pid) - before };
};

const countSockets = (pid: number): number =>
  readdirSync(`/proc/${pid}/fd`).filter((fd) => isSocket(`/proc/${pid}/fd/${fd}`)).length;

const isSocket = (path: string): boolean => {
  try {
    return readlinkSync(path).startsWith('socket:');
  } catch {
    return false;
  }
};

/** The 95th percentile in milliseconds of sequential calls, each of which queries the database. */
const measureP95 = async (url: string): Promise<number> => {
  const took: number[] = [];
  for (let count = 0; count < CALLS; count += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/readyz`);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    took.push(performance.now() - startedAt);
  }
  return took.toSorted((one, other) => one - other)[Math.floor(CALLS * 0.95)] ?? 0;
};

it('closes connections whose head or body is slow soon, and serves all others in between', async () => {
  const app = await startServer();
  onTestFinished(() => app.stop());
  await measureP95(app.url);
  const alone = await measureP95(app.url);

  const slow = await openSlowClients(app.port, CONNECTIONS, BYTE_EVERY_MS);
  onTestFinished(slow.giveUp);
  const beside = await measureP95(app.url);
  const slowestMs = Math.max(...(await slow.lifetimes));
  expect(slowestMs).toBeLessThan(3 * PROMISED_MS);
  await expect.poll(() => app.countConnections()).toBeLessThan(KEPT_CONNECTIONS);
  // With the slow clients in the same process, the latency is not meaningful.
  const others = isFull
    ? `p95 of a call ${(beside / alone).toFixed(2)} times that of before`
    : `${CALLS} of ${CALLS} calls answered meanwhile (a fifth of the patience)`;
  recordFigure('slow-connections', `${CONNECTIONS} closed within ${formatSeconds(slowestMs)}; ${others}`);
});
