import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../lib/child.mjs';
import { fromRoot, pinnedNode, root } from '../lib/paths.mjs';

/**
 * Builds the server of the last release beside this one, and returns its entry. Before the first release it builds the last
 * commit.
 */
export const buildLastRelease = async (folder: string): Promise<string> => {
  const place = join(folder, 'last-release');
  mkdirSync(place);
  const archive = git('archive', '--format=tar', findLastRelease());
  execFileSync('tar', ['-x', '-C', place], { input: archive });
  linkPackages(place);
  // The pages of the release are not tested.
  symlinkSync(fromRoot('apps', 'web', 'dist'), join(place, 'apps', 'web', 'dist'));
  const { code, output } = await runQuietly(pinnedNode, [join(place, 'scripts', 'bundle-server.ts')], { cwd: place });
  if (code !== 0) throw new Error(`The last release was not built: ${output}`);
  return join(place, 'apps', 'server', 'dist', 'main.cjs');
};

const findLastRelease = (): string => {
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-creatordate').toString().split('\n');
  return tags.find((tag) => tag !== '' && answersBalancer(tag)) ?? 'HEAD';
};

/** Releases without the health check of `ops/haproxy.cfg` get no visitors. */
const answersBalancer = (tag: string): boolean =>
  git('show', `${tag}:apps/server/src/http/health.ts`).toString().includes('/readyz/');

/** Links all packages of this folder except its own sources. */
const linkPackages = (place: string): void => {
  const own = '@pinlife';
  for (const [from, to] of [
    [fromRoot('node_modules'), join(place, 'node_modules')],
    [fromRoot('apps', 'server', 'node_modules'), join(place, 'apps', 'server', 'node_modules')],
  ] as const) {
    mkdirSync(to);
    for (const name of readdirSync(from)) if (name !== own) symlinkSync(join(from, name), join(to, name));
  }
  mkdirSync(join(place, 'node_modules', own));
  for (const name of readdirSync(fromRoot('node_modules', own))) {
    const link = readlinkSync(fromRoot('node_modules', own, name));
    symlinkSync(link, join(place, 'node_modules', own, name));
  }
};

const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd: root, maxBuffer: 256 * 1024 * 1024 });
