import { existsSync, readFileSync } from 'node:fs';
import { runQuietly, wasStopped } from './child.mjs';
import { fingerprint, glance, openStamp } from './fingerprint.mjs';
import { fromRoot, pinnedNode } from './paths.mjs';
import { Problem } from './problem.mjs';
import { withProgress } from './progress.mjs';

/**
 * @typedef {object} Build
 * @property {string} name What is built, in the words of a sentence.
 * @property {string} stamp The file that remembers what was built.
 * @property {string} result A file that is there once it is built.
 * @property {() => string[]} listInputs The files that the result depends on.
 * @property {string[]} command What the pinned Node runs.
 * @property {string} [folder] Where it runs.
 */

/**
 * Builds, unless the result is of these very files. Their bytes are read only if a name, a size or a time has
 * changed since, so that a start with nothing to do costs next to nothing.
 * @param {Build} build
 */
export const ensureFresh = async ({ name, stamp: path, result, listInputs, command, folder = fromRoot() }) => {
  const files = listInputs();
  const seen = glance(files);
  const [lastSeen, lastBuilt] = existsSync(path) && existsSync(result) ? readFileSync(path, 'utf8').split('\n') : [];
  if (seen === lastSeen) return;
  const stamp = openStamp(path);
  const wanted = fingerprint(files);
  if (wanted !== lastBuilt) {
    stamp.clear();
    await withProgress(`Building ${name}`, () => run(name, command, folder));
    stamp.write(`${seen}\n${wanted}`);
  } else {
    tryTo(() => stamp.write(`${seen}\n${wanted}`));
  }
};

/** In a read-only folder the bytes are read at every start. */
const tryTo = (/** @type {() => void} */ write) => {
  try {
    write();
  } catch {}
};

/**
 * @param {string} name
 * @param {string[]} command
 * @param {string} cwd
 */
const run = async (name, command, cwd) => {
  const { code, output } = await runQuietly(pinnedNode, command, { cwd });
  if (wasStopped(code)) throw new Problem(`Stopped while building ${name}.`);
  if (code !== 0) throw new Problem(`${name[0]?.toUpperCase()}${name.slice(1)} could not be built:\n${output.trim()}`);
};
