import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBareRoot } from '../bare-root.ts';
import { type BareMachine, runBare } from './bare-machine.ts';
import { createSampleData, readSampleData, waitForAnswer } from './household.ts';
import { makeWorkFolder, removeWorkFolder, target, unpack } from './release.ts';

const FIRST_ANSWER_MS = 5_000;
const USER = 10_001;
const PORT = 8080;

let work: string;
let root: string;
let folder: string;
beforeAll(async () => {
  work = makeWorkFolder();
  root = join(work, 'root');
  if (!target) throw new Error('There is no release for this machine.');
  execFileSync('cp', ['-a', await ensureBareRoot(target), root]);
  appendFileSync(join(root, 'etc/passwd'), `meera:x:${USER}:${USER}::/nowhere:/bin/sh\n`);
  folder = unpack(join(work, 'with blanks, എന്റെ & "quotes"'));
});
afterAll(() => removeWorkFolder(work));

const makeData = (name: string, user: number): string => {
  const data = join(work, name);
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, user, user);
  return data;
};

const start = (data: string, user: number, ...command: string[]): BareMachine =>
  runBare({
    root,
    mounts: [
      { source: folder, place: '/srv/Pin Life, जीवन' },
      { source: data, place: '/srv/pinlife-data', isWritable: true },
    ],
    user: `${user}:${user}`,
    environment: { PATH: '/usr/bin:/bin' },
    workingFolder: '/',
    command: ['/srv/Pin Life, जीवन/pinlife', ...command],
  });

it('contains the manual, and everything that it links to', () => {
  const manual = readFileSync(join(folder, 'docs/operations.md'), 'utf8');
  const links = [...manual.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !existsSync(join(folder, 'docs', link)))).toEqual([]);
});

it('needs neither Node nor npm of the machine', () => {
  expect(() => execFileSync('chroot', [root, 'sh', '-c', 'command -v node npm'])).toThrow();
});

it.each([
  ['a person', USER],
  ['root', 0],
])(
  'runs for %s from a read-only folder, without network, home and temporary folder, and answers in seconds',
  async (_who, user) => {
    const data = makeData(`data-${user}`, user);
    const first = start(data, user);
    const bridge = await first.openPort(PORT);
    const firstMs = await waitForAnswer(bridge.url, first.ended, first.log);
    const household = await createSampleData(bridge.url, data);
    const seen = await readSampleData(bridge.url, household);
    expect(seen).toEqual({
      title: household.title,
      content: '<p>Salt last.</p>',
      comments: ['വളരെ നല്ലത്'],
      picture: expect.any(Number),
    });
    expect((await fetch(`${bridge.url}/dashboard`)).headers.get('content-type')).toContain('text/html');
    bridge.close();
    expect(await first.stop()).toBe(0);

    const second = start(data, user);
    const again = await second.openPort(PORT);
    const secondMs = await waitForAnswer(again.url, second.ended, second.log);
    expect(await readSampleData(again.url, household)).toEqual(seen);
    again.close();
    expect(await second.stop()).toBe(0);
    console.log(`First start ${Math.round(firstMs)} ms, second ${Math.round(secondMs)} ms`);
    expect(firstMs).toBeLessThan(FIRST_ANSWER_MS);
    expect(secondMs).toBeLessThan(FIRST_ANSWER_MS);
  },
);

it('saves and examines itself without anything else', async () => {
  const data = makeData('data-commands', USER);
  const run = async (...command: string[]) => {
    const machine = start(data, USER, ...command);
    return { code: await machine.ended, log: machine.log() };
  };
  const doctor = await run('doctor');
  expect(doctor.log).toMatch(/^ok {4}version +\d+\.\d+\.\d+ \(commit [0-9a-f]{12}\)$/m);
  expect(doctor.code).toBe(0);
  expect((await run('backup', '/srv/pinlife-data/a.tar')).code).toBe(0);
  expect((await run('health')).code).toBe(1);
  expect(await run('backup')).toEqual({
    code: 1,
    log: 'There is no backup. Name the file to write: ./pinlife backup pinlife.tar\n',
  });
});
