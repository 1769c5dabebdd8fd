import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fromRoot } from '../../lib/paths.mjs';
import { isThisMachine, targets } from '../target.ts';

export const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));

export const target = targets.find(isThisMachine) ?? targets[0];
const name = `pinlife-${version}-${target?.platform}`;
export const archive = fromRoot('dist', `${name}.tar.gz`);
export const image = fromRoot('dist', `${name}.oci.tar`);

/** The release before this one: from RELEASE_BEFORE, or from the output folder; null if there is none. */
export const findArchiveBefore = (): string | null => {
  const given = process.env['RELEASE_BEFORE'];
  if (given) return given;
  const others = globSync(fromRoot('dist', `pinlife-*-${target?.platform}.tar.gz`)).filter((path) => path !== archive);
  return others.toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs).at(-1) ?? null;
};

/** Unpacks a download, and returns its folder. */
export const unpack = (folder: string, path = archive): string => {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', path, '-C', folder]);
  return join(folder, basename(path, '.tar.gz'));
};

export const makeWorkFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pinlife-release-'));
  chmodSync(folder, 0o755);
  return folder;
};

export const removeWorkFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
