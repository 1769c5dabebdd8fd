import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { demand } from './fetch-package.ts';
import type { Target } from './target.ts';

const PACKAGE = 'libatomic1';
const LIBRARY = 'libatomic.so.1';

/**
 * The library that Node needs and a small system lacks, from Debian, for any kind of machine: apt uses a separate list for
 * that, checks signatures as always, and leaves this system unchanged.
 */
export const fetchNodeLibrary = async ({ debian }: Target): Promise<string> => {
  const folder = fromRoot('.cache', `release-${PACKAGE}-${debian}`);
  const find = () => globSync(join(folder, 'usr', 'lib', '*', LIBRARY))[0];
  const kept = find();
  if (kept) return kept;
  const work = mkdtempSync(join(tmpdir(), 'pinlife-apt-'));
  try {
    for (const place of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(work, place), { recursive: true });
    const options = [
      `APT::Architecture=${debian}`,
      `APT::Architectures::=${debian}`,
      `Dir::State::lists=${join(work, 'lists')}`,
      'Dir::State::status=/dev/null',
      `Dir::Cache=${join(work, 'cache')}`,
      'APT::Sandbox::User=root',
    ].flatMap((option) => ['-o', option]);
    await demand('apt-get', [...options, 'update', '-q']);
    await demand('sh', ['-c', 'cd "$1" && shift && exec apt-get "$@"', 'sh', work, ...options, 'download', PACKAGE]);
    const file = readdirSync(work).find((name) => name.endsWith('.deb'));
    await demand('dpkg-deb', ['-x', join(work, file ?? ''), folder]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const library = find();
  if (!library) throw new Problem(`Debian's ${PACKAGE} for ${debian} holds no ${LIBRARY}.`);
  return library;
};
