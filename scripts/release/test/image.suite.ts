import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runBare } from './bare-machine.ts';
import { createSampleData, readSampleData, waitForAnswer } from './household.ts';
import { image, makeWorkFolder, removeWorkFolder } from './release.ts';

type Blob = { digest: string; size: number; mediaType: string };
type Config = {
  config: {
    User: string;
    Env: string[];
    Entrypoint: string[];
    Cmd: string[];
    WorkingDir: string;
    Volumes: object;
    Healthcheck: { Test: string[] };
  };
  rootfs: { diff_ids: string[] };
};

let work: string;
let layout: string;
const fileOf = (digest: string) => join(layout, 'blobs', digest.replace(':', '/'));
const readJson = <Value>(path: string): Value => JSON.parse(readFileSync(path, 'utf8'));
const sumOf = (bytes: Buffer): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

let layers: Blob[];
let config: Config;
beforeAll(() => {
  work = makeWorkFolder();
  layout = join(work, 'layout');
  mkdirSync(layout);
  execFileSync('tar', ['-xf', image, '-C', layout]);
  const [manifest] = readJson<{ manifests: Blob[] }>(join(layout, 'index.json')).manifests;
  const read = readJson<{ config: Blob; layers: Blob[] }>(fileOf(manifest?.digest ?? ''));
  layers = read.layers;
  config = readJson<Config>(fileOf(read.config.digest));
});
afterAll(() => removeWorkFolder(work));

it('is whole: every part has the size and the sum that it is known by', () => {
  for (const { digest, size } of layers) {
    expect(statSync(fileOf(digest)).size).toBe(size);
    expect(sumOf(readFileSync(fileOf(digest)))).toBe(digest);
  }
  const inner = layers.map(({ digest }) =>
    sumOf(execFileSync('gzip', ['-dc', fileOf(digest)], { maxBuffer: 2 ** 31 })),
  );
  expect(config.rootfs.diff_ids).toEqual(inner);
});

it('runs as it says, not as root, on a read-only system with one volume, and knows its health', async () => {
  const root = join(work, 'root');
  const data = join(work, 'data');
  for (const folder of [root, data]) mkdirSync(folder);
  for (const { digest } of layers) execFileSync('tar', ['-xzf', fileOf(digest), '-C', root, '--numeric-owner']);
  const { User, Env, Entrypoint, Cmd, WorkingDir, Volumes, Healthcheck } = config.config;
  const [uid = 0, gid = 0] = User.split(':').map(Number);
  expect(uid).toBeGreaterThan(0);
  expect(statSync(join(root, 'data')).uid).toBe(uid);
  chownSync(data, uid, gid);
  const run = (command: string[]) =>
    runBare({
      root,
      mounts: Object.keys(Volumes).map((place) => ({ source: data, place, isWritable: true })),
      user: User,
      environment: Object.fromEntries(Env.map((pair) => pair.split('=', 2))),
      workingFolder: WorkingDir,
      command,
    });
  const app = run([...Entrypoint, ...Cmd]);
  const bridge = await app.openPort(8080);
  const firstMs = await waitForAnswer(bridge.url, app.ended, app.log);
  const household = await createSampleData(bridge.url, data);
  expect((await readSampleData(bridge.url, household)).picture).toEqual(expect.any(Number));
  expect(await app.enter(Healthcheck.Test.slice(1))).toBe(0);
  bridge.close();
  expect(await app.stop()).toBe(0);
  console.log(`First start in the image ${Math.round(firstMs)} ms`);
  expect(firstMs).toBeLessThan(5_000);
});
