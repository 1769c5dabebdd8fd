import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { startEmbedded } from '../../embedded.ts';
import { findPidFile, isPostmasterOf, waitForEnd } from '../postmaster.ts';

export const isRoot = process.getuid?.() === 0;

const END_LIMIT_MS = 5_000;

/** Creates a folder that is removed with the test, with every PostgreSQL below it, even after a failure. */
export const makeFolder = (): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pinlife-embedded-')));
  chmodSync(folder, 0o755);
  onTestFinished(async () => {
    await endServersBelow(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
};

let template: string | null = null;

/** A data folder with a database that was started before: a copy, because creating one takes ten times as long. */
export const makeUsedFolder = async (): Promise<string> => {
  template ??= await makeTemplate();
  const folder = makeFolder();
  spawnSync('cp', ['-a', join(template, 'postgres'), folder]);
  return folder;
};

const makeTemplate = async (): Promise<string> => {
  const folder = mkdtempSync(join(inject('scratch'), 'template-'));
  const embedded = await startEmbedded({ dataDir: folder, log: () => {}, settings: { fsync: 'off' } });
  await embedded.stop();
  return folder;
};

/** Mounts a separate disk if this user may, otherwise returns null. */
export const mountDisk = (size: string): string | null => {
  const folder = makeFolder();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', folder]);
  if (status !== 0) return null;
  onTestFinished(async () => {
    await endServersBelow(folder);
    spawnSync('umount', ['-l', folder]);
  });
  return folder;
};

const endServersBelow = async (folder: string) => {
  if (!existsSync(folder)) return;
  const notes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('postmaster.pid'),
  );
  for (const cluster of notes.map((path) => dirname(join(folder, path)))) {
    const pid = findPidFile(cluster)?.pid ?? 0;
    if (!isPostmasterOf(cluster, pid)) continue;
    process.kill(pid, 'SIGQUIT');
    await waitForEnd(cluster, pid, Date.now() + END_LIMIT_MS);
  }
};
