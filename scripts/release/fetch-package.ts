import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../lib/child.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';

const store = fromRoot('.cache', 'release-packages');

/**
 * The folder of a package for another kind of machine. If the lockfile contains the package, its checksum is checked; npm
 * checks that of the registry.
 */
export const fetchPackage = async (name: string, version: string, integrity?: string): Promise<string> => {
  const target = join(store, `${name.replace('/', '+')}-${version}`);
  mkdirSync(store, { recursive: true });
  if (readdirSync(store).includes(`${name.replace('/', '+')}-${version}`)) return target;
  const draft = mkdtempSync(join(store, '.draft-'));
  try {
    await demand('npm', ['pack', `${name}@${version}`, '--pack-destination', draft, '--loglevel=error']);
    const [file = ''] = readdirSync(draft);
    const archive = join(draft, file);
    if (integrity) checkSum(name, archive, integrity);
    await demand('tar', ['-xzf', archive, '-C', draft, '--no-same-owner']);
    rmSync(archive);
    // Most packages call the folder inside `package`, not all.
    renameSync(join(draft, readdirSync(draft)[0] ?? ''), target);
    return target;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

const checkSum = (name: string, archive: string, integrity: string) => {
  const [algorithm = '', expected = ''] = integrity.split('-', 2);
  const sum = createHash(algorithm).update(readFileSync(archive)).digest('base64');
  if (sum !== integrity.slice(algorithm.length + 1))
    throw new Problem(`${name} is not what the lockfile knows: ${sum} instead of ${expected}.`);
};

/** Runs a program, and throws its output unless it succeeds. */
export const demand = async (
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> => {
  const { code, output } = await runQuietly(program, args, { env });
  if (code !== 0)
    throw new Problem(`"${program} ${args.join(' ')}" failed:\n${output.trim().split('\n').slice(-8).join('\n')}`);
  return output;
};
