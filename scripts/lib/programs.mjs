import { chmodSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './child.mjs';
import { Problem } from './problem.mjs';
import { withProgress } from './progress.mjs';

/** @typedef {{ program: string, package: string }} Need */

const POSTGRES_FOLDER = '/usr/lib/postgresql';
const POLICY = '/usr/sbin/policy-rc.d';

/** Debian installs PostgreSQL's programs by version and off the path; the newest comes first. */
const listPostgresFolders = () =>
  existsSync(POSTGRES_FOLDER)
    ? readdirSync(POSTGRES_FOLDER)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(POSTGRES_FOLDER, version, 'bin'))
    : [];

/** The path of a system program, or null. */
export const findProgram = (/** @type {string} */ name) =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', ...listPostgresFolders()]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null;

/**
 * Finds programs of the system, or installs their packages where that can be done without asking.
 * @param {string} purpose
 * @param {readonly Need[]} needs
 */
export const ensurePrograms = async (purpose, needs) => {
  const listMissing = () => [...new Set(needs.flatMap((need) => (findProgram(need.program) ? [] : [need.package])))];
  const missing = listMissing();
  if (missing.length === 0) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    await withProgress(`Installing ${missing.join(', ')}`, () => installPackages(missing));
  }
  if (listMissing().length === 0) return;
  throw new Problem(
    `${purpose} needs programs that are not here. On Debian: sudo apt-get install -y --no-install-recommends ${missing.join(' ')}`,
  );
};

/** Does not start the services of the packages: the tests run programs of their own. */
const installPackages = async (/** @type {string[]} */ packages) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const isOurs = !existsSync(POLICY);
  if (isOurs) {
    writeFileSync(POLICY, '#!/bin/sh\nexit 101\n');
    chmodSync(POLICY, 0o755);
  }
  try {
    await runQuietly('apt-get', ['update', '-q'], { env });
    await runQuietly('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env });
  } finally {
    if (isOurs) rmSync(POLICY, { force: true });
  }
};
