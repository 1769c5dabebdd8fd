import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fromRoot } from './paths.mjs';

/** A project with a package to run and a tool, and an npm that only does as if, and writes down what it was asked for. */
const NPM = `#!${process.execPath}
const fs = require('node:fs');
const args = process.argv.slice(2);
fs.appendFileSync('asked', args.join(' ') + '\\n');
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
const isWanted = ([path, { dev }]) => path.includes('node_modules') && !(dev && args.includes('--omit=dev'));
fs.mkdirSync('node_modules/node/bin', { recursive: true });
fs.writeFileSync('node_modules/node/bin/node', '');
const installed = Object.fromEntries(Object.entries(packages).filter(isWanted));
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
`;

let folder: string;
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text, { mode: 0o755 });
};
const writeLock = (version: string) =>
  write(
    'package-lock.json',
    JSON.stringify({
      packages: {
        '': {},
        'packages/contract': {},
        'apps/server': {},
        'apps/web': {},
        'node_modules/runs': { version },
        'node_modules/tool': { version, dev: true },
      },
    }),
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pinlife-install-'));
  for (const name of ['', 'packages/contract/', 'apps/server/', 'apps/web/']) write(`${name}package.json`, '{}');
  writeLock('1.0.0');
  cpSync(fromRoot('scripts', 'lib'), join(folder, 'scripts', 'lib'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The arguments of npm. */
const ensure = (extent: 'run' | 'all'): string => {
  const bin = mkdtempSync(join(tmpdir(), 'pinlife-npm-'));
  try {
    writeFileSync(join(bin, 'npm'), NPM, { mode: 0o755 });
    rmSync(join(folder, 'asked'), { force: true });
    const script = `import('./scripts/lib/install.mjs').then(({ ensureInstalled }) => ensureInstalled('${extent}'))`;
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` };
    const { status, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: folder, env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    return existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8').trim() : 'nothing';
  } finally {
    rmSync(bin, { recursive: true });
  }
};

it('leaves the tools out to run, adds them to test without taking anything away, and then has all', () => {
  expect(ensure('run')).toBe('ci --omit=dev --include=optional --loglevel=error');
  expect(ensure('run')).toBe('nothing');
  expect(ensure('all')).toBe('install --no-save --include=dev --include=optional --loglevel=error');
  expect(ensure('all')).toBe('nothing');
  expect(ensure('run')).toBe('nothing');
});

it('installs all at once to test, which is enough to run', () => {
  expect(ensure('all')).toBe('ci --include=dev --include=optional --loglevel=error');
  expect(ensure('run')).toBe('nothing');
});

it('keeps installed development tools at an update and adds none', () => {
  ensure('run');
  writeLock('1.0.1');
  expect(ensure('run')).toContain('ci --omit=dev');
  ensure('all');
  writeLock('1.0.2');
  expect(ensure('run')).toContain('ci --include=dev');
  expect(ensure('all')).toBe('nothing');
});
