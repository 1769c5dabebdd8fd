import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectConsole } from '../../testing/console-guard.ts';
import { ensureFresh } from './fresh-build.mjs';
import { Problem } from './problem.mjs';

let folder: string;
const at = (name: string) => join(folder, name);
const countBuilds = () => (existsSync(at('log')) ? readFileSync(at('log'), 'utf8').length : 0);
const build = (script = `fs.appendFileSync('log', 'x'); fs.writeFileSync('result', '')`) =>
  ensureFresh({
    name: 'the thing',
    stamp: at('stamp'),
    result: at('result'),
    listInputs: () => [at('input')],
    command: ['-e', script],
    folder,
  });

beforeEach(() => {
  expectConsole('log', /Building the thing/);
  folder = mkdtempSync(join(tmpdir(), 'pinlife-fresh-'));
  writeFileSync(at('input'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is built once for the same bytes, even if they are written again', async () => {
  await build();
  await build();
  utimesSync(at('input'), 1, 1);
  await build();
  expect(countBuilds()).toBe(1);
  writeFileSync(at('input'), 'two');
  await build();
  expect(countBuilds()).toBe(2);
});

it('is built again if the result is gone', async () => {
  await build();
  rmSync(at('result'));
  await build();
  expect(countBuilds()).toBe(2);
});

it('reports its failure, and is tried again', async () => {
  const failing = build(`console.error('no such module'); process.exit(1)`);
  await expect(failing).rejects.toThrow(new Problem('The thing could not be built:\nno such module'));
  await build();
  expect(countBuilds()).toBe(1);
});
