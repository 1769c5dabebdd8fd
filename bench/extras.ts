import { existsSync } from 'node:fs';
import { runQuietly } from '../scripts/lib/child.mjs';
import { fingerprint, openStamp } from '../scripts/lib/fingerprint.mjs';
import { fromRoot } from '../scripts/lib/paths.mjs';
import { withProgress } from '../scripts/lib/progress.mjs';

/**
 * Heavy packages that only some rows need have a separate manifest below `bench/`, outside the workspaces. Installs one on
 * demand; returns whether it is installed.
 */
export const ensureExtra = async (name: string): Promise<boolean> => {
  const folder = fromRoot('bench', name);
  const wanted = fingerprint([`${folder}/package.json`, `${folder}/package-lock.json`]);
  const stamp = openStamp(fromRoot('.cache', `bench-${name}`));
  if (existsSync(`${folder}/node_modules`) && stamp.matches(wanted)) return true;
  const { code } = await withProgress(`Installing bench/${name}`, () =>
    runQuietly('npm', ['ci', '--loglevel=error'], { cwd: folder }),
  );
  if (code === 0) stamp.write(wanted);
  return code === 0;
};
