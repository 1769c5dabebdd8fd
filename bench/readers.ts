/** A thread that requests one page at a fixed rate, independent of the time of each answer. */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export type ReadersTask = { port: number; path: string; perSecond: number };
/** The number of answers, and of those with the page. */
export type ReadersCount = { answered: number; good: number };

const { port, path, perSecond } = workerData as ReadersTask;
const STEP_MS = 5;
const CONNECTIONS = 100;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const headers = { 'accept-encoding': 'br', 'accept-language': 'en' };
const count: ReadersCount = { answered: 0, good: 0 };

const ask = () => {
  const call = request({ port, path, agent, headers }, (answer) => {
    count.answered += 1;
    if (answer.statusCode === 200) count.good += 1;
    if (count.answered === 1) parentPort?.postMessage('running');
    answer.resume();
  });
  call.on('error', () => undefined);
  call.end();
};

let asked = 0;
const startedAt = performance.now();
setInterval(() => {
  const due = ((performance.now() - startedAt) / 1000) * perSecond;
  for (; asked < due; asked += 1) ask();
}, STEP_MS);

parentPort?.on('message', () => parentPort?.postMessage(count));
