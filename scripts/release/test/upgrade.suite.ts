import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../app/run-app.ts';
import { waitForExit } from '../../lib/child.mjs';
import { createSampleData, readSampleData, type SampleData, waitForAnswer } from './household.ts';
import { archive, findArchiveBefore, makeWorkFolder, removeWorkFolder, unpack } from './release.ts';

/** Possible migrations of a next release; each is a separate file, so that one can succeed before the other fails. */
const GOOD = 'alter table notes add column mood text; update notes set mood = $$calm$$;';
const BROKEN = 'alter table notes add column mood int; alter table no_such_table add column mood text;';
/** Writes a file when it begins, which no rollback removes. */
const writeSlow = (sign: string) =>
  `alter table notes add column tempo int; copy (select 1) to '${sign}'; select pg_sleep(600);`;
/** Above every existing number. */
const NAMES = ['998-next.sql', '999-next.sql'] as const;

let work: string;
let old: string;
let household: SampleData;
let seen: Awaited<ReturnType<typeof readSampleData>>;

type Run = { url: string; child: ChildProcess; ended: Promise<number>; log(): string };

/** Without settings: the data folder is beside the release. */
const start = async (folder: string): Promise<Run> => {
  const port = await findFreePort();
  const child = spawn(join(folder, 'pinlife'), [], {
    cwd: '/',
    env: { PATH: process.env['PATH'], PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  return { url: `http://127.0.0.1:${port}`, child, ended: waitForExit(child), log: () => log };
};

const use = async <Result>(folder: string, work: (url: string) => Promise<Result>): Promise<Result> => {
  const run = await start(folder);
  try {
    await waitForAnswer(run.url, run.ended, run.log);
    return await work(run.url);
  } finally {
    run.child.kill('SIGTERM');
    await run.ended;
  }
};

/** A copy of the old folder, with additional migrations. */
const makeNext = (name: string, ...migrations: string[]): string => {
  const folder = join(work, name);
  execFileSync('cp', ['-al', old, folder]);
  const manifest = join(folder, 'package.json');
  const text = JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version: '99.0.0' });
  // Not through the link, which would change the old folder too.
  rmSync(manifest);
  writeFileSync(manifest, text);
  for (const [index, sql] of migrations.entries()) {
    writeFileSync(join(folder, 'apps/server/dist/migrations', NAMES[index] ?? ''), sql);
  }
  return folder;
};

beforeAll(async () => {
  work = makeWorkFolder();
  old = unpack(work);
  await use(old, async (url) => {
    household = await createSampleData(url, join(work, 'pinlife-data'));
    seen = await readSampleData(url, household);
  });
});
afterAll(() => removeWorkFolder(work));

it('keeps data outside the folder', () => {
  expect(existsSync(join(work, 'pinlife-data', 'postgres'))).toBe(true);
  expect(readdirSync(old)).not.toContain('data');
});

it('leaves the old folder startable if the upgrade fails in the middle', async () => {
  const run = await start(makeNext('broken', GOOD, BROKEN));
  expect(await run.ended).toBe(1);
  expect(run.log()).toContain('the migration 999-next.sql failed (column "mood" of relation "notes" already exists)');
  expect(run.log()).toContain('the version before starts on it');
  expect(run.log()).not.toMatch(/\n {4}at /);
  expect(await use(old, (url) => readSampleData(url, household))).toEqual(seen);
});

it('leaves the old folder startable if the upgrade is killed in the middle', async () => {
  const sign = join(work, 'pinlife-data', 'postgres', 'has-begun');
  const run = await start(makeNext('slow', GOOD, writeSlow(sign)));
  while (!existsSync(sign) && run.child.exitCode === null) await sleep(20);
  expect(run.log()).not.toContain('cannot start');
  run.child.kill('SIGKILL');
  await run.ended;
  expect(await use(old, (url) => readSampleData(url, household))).toEqual(seen);
});

const before = findArchiveBefore();
it.each(before ? [before] : [])('takes over the data of the last release: %s', async (path) => {
  const place = join(work, 'real');
  const last = unpack(place, path);
  const current = unpack(place, archive);
  const [there, found] = await use(last, async (url) => {
    const mine = await createSampleData(url, join(place, 'pinlife-data'));
    return [mine, await readSampleData(url, mine)] as const;
  });
  expect(await use(current, (url) => readSampleData(url, there))).toEqual(found);
});

it('finds everything in the new folder, and the old one refuses newer data', async () => {
  const next = makeNext('next', GOOD);
  expect(await use(next, (url) => readSampleData(url, household))).toEqual(seen);
  await use(next, async (url) => {
    const answer = await fetch(`${url}/api/instance`);
    expect(await answer.json()).toMatchObject({
      data: { version: '99.0.0', commit: expect.stringMatching(/^[0-9a-f]{40}$/) },
    });
  });
  const run = await start(old);
  expect(await run.ended).toBe(1);
  expect(run.log()).toContain('PinLife cannot start. This database was migrated by a newer PinLife (998-next.sql)');
  expect(await use(next, (url) => readSampleData(url, household))).toEqual(seen);
});
