import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAccount } from '../../scripts/app/account.ts';
import { type Api, createApi } from '../../scripts/app/api.ts';
import { findLinkInOutbox } from '../../scripts/app/outbox.ts';
import type { RunningApp } from '../../scripts/app/run-app.ts';
import type { Benchmark } from '../benchmark.ts';
import { formatValue } from '../figure.ts';
import { canWatch, readMemoryMb } from '../process.ts';
import { compareWithTarget, type MeasuredRow, median, timed } from '../row.ts';

const MB = 1024 * 1024;
const SIZE = 100 * MB;
const AT_ONCE = 10;
const MEMORY_GOAL_MB = 50;
const COMPANY_GOAL_MS = 1_000;
const SETTLE_MS = 1_000;
const SAMPLE_MS = 10;
const FEED_REQUESTS = 40;

type Uploader = { app: RunningApp; api: Api; id: string; token: string };

/** The cost of large uploads: memory during one, and the time of a feed beside ten. */
export const media: Benchmark<RunningApp> = {
  name: 'media',
  async measure(app) {
    if (!canWatch) return [];
    const uploader = await logIn(app);
    await upload(uploader, MB);
    return [await measureMemory(uploader), await measureCompany(uploader)];
  },
};

const measureMemory = async (uploader: Uploader): Promise<MeasuredRow> => {
  await sleep(SETTLE_MS);
  const { pid } = uploader.app;
  const before = readMemoryMb(pid);
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, readMemoryMb(pid));
  }, SAMPLE_MS);
  await upload(uploader, SIZE);
  clearInterval(sampling);
  const work = 'an upload of 100 MB, memory';
  return compareWithTarget({ topic: 'memory', work, unit: 'MB', ours: [most - before] }, MEMORY_GOAL_MB);
};

/** The disk and the processor are shared, so waiting is expected; every request must be answered. */
const measureCompany = async (uploader: Uploader): Promise<MeasuredRow> => {
  const alone = await readFeed(uploader);
  const uploads = Promise.all(Array.from({ length: AT_ONCE }, () => upload(uploader, SIZE)));
  const beside = await readFeed(uploader);
  await uploads;
  const note = `the middle ${formatValue({ value: median(beside), unit: 'ms' })}, ${formatValue({ value: median(alone), unit: 'ms' })} alone`;
  const work = `the slowest feed page beside ${AT_ONCE} uploads of 100 MB`;
  return compareWithTarget({ topic: 'others', work, unit: 'ms', ours: [Math.max(...beside)], note }, COMPANY_GOAL_MS);
};

const readFeed = async ({ api, token }: Uploader): Promise<number[]> => {
  const times: number[] = [];
  for (let count = 0; count < FEED_REQUESTS; count += 1) {
    times.push(await timed(() => api.demand('listNotes', { token })));
    await sleep(SAMPLE_MS);
  }
  return times;
};

const logIn = async (app: RunningApp): Promise<Uploader> => {
  const api = createApi(app.url);
  const names = { firstName: 'Meera', lastName: 'Nair', username: 'uploader', email: 'uploader@example.com' };
  const secrets = { password: 'Violin and rain 7', pin: '2580' };
  await createAccount(api, { ...names, ...secrets }, findLinkInOutbox(app.dataDir));
  const { id, token } = await api.demand('login', { body: { username: 'uploader', password: secrets.password } });
  return { app, api, id, token };
};

const upload = async ({ app, api, id, token }: Uploader, size: number): Promise<void> => {
  const s3Key = `${id}/${randomUUID()}.bin`;
  const path = await api.demand('signUpload', { token, body: { s3Key, size } });
  const headers = { 'content-length': size, 'content-type': 'application/octet-stream' };
  const sending = request({ host: '127.0.0.1', port: app.port, path, method: 'PUT', headers });
  const answered = once(sending, 'response');
  const chunk = Buffer.alloc(MB / 4);
  for (let sent = 0; sent < size; sent += chunk.length) {
    if (!sending.write(chunk)) await once(sending, 'drain');
  }
  sending.end();
  const [response] = await answered;
  if (response.statusCode !== 200) throw new Error(`The upload was answered with ${response.statusCode}.`);
  response.resume();
};
