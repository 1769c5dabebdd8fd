/**
 * A step of `npm version`: the text under "Next" in CHANGELOG.md becomes the version; if there is none, the commits since
 * the last version do.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { addVersion } from './lib/changelog.mjs';
import { fromRoot, root } from './lib/paths.mjs';
import { runMain } from './lib/problem.mjs';

const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The tag of the last version, or null before the first. */
const findLastTag = () => {
  const { status, stdout } = spawnSync('git', ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : null;
};

await runMain(async () => {
  const file = fromRoot('CHANGELOG.md');
  const last = findLastTag();
  const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  const subjects = git('log', '--no-merges', '--format=%s', last ? `${last}..HEAD` : 'HEAD').split('\n');
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(file, addVersion(readFileSync(file, 'utf8'), { version, date, subjects }));
  git('add', file);
  return 0;
});
