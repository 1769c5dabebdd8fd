import { existsSync, globSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { demand } from './fetch-package.ts';
import type { Target } from './target.ts';

const SUITE = 'bookworm';

/** Files that a container does not need. */
const leftovers = [
  'var/cache/apt/*.bin',
  'var/cache/apt/archives/*',
  'var/lib/apt/lists/*',
  'var/log/*',
  'var/cache/debconf/*',
];
const reading = ['usr/share/doc/*/*', 'usr/share/man/*', 'usr/share/info/*', 'usr/share/locale/*'];

/** The smallest Debian, created once: without Node, npm, compilers and certificates. */
export const ensureBareRoot = async ({ debian }: Target): Promise<string> => {
  const folder = fromRoot('.cache', `bare-root-${debian}`);
  if (existsSync(folder)) return folder;
  const draft = mkdtempSync(fromRoot('.cache', 'bare-root-draft-'));
  try {
    await demand('debootstrap', ['--variant=minbase', `--arch=${debian}`, SUITE, draft]);
    const places = globSync([...leftovers, ...reading], { cwd: draft }).filter(
      (place) => !place.endsWith('/copyright'),
    );
    for (const place of places) rmSync(join(draft, place), { recursive: true, force: true });
    await demand('chmod', ['755', draft]);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
};
