import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Asks for a list of notes repeatedly, in a thread of its own, so that an attack by the same process does not delay it. */
const PAUSE_MS = 10;
const { url, token } = workerData as { url: string; token: string };
const agent = new Agent({ keepAlive: true });

const ask = (sentAt: number): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'x-sent-at': String(sentAt) };
    const call = request(`${url}/api/note`, { agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    call.on('error', reject).end();
  });

for (;;) {
  const sentAt = performance.timeOrigin + performance.now();
  const status = await ask(sentAt);
  parentPort?.postMessage({ status, sentAt, tookMs: performance.timeOrigin + performance.now() - sentAt });
  await sleep(PAUSE_MS);
}
