/** Builds the releases of the command line; without arguments all. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fromRoot, root } from '../lib/paths.mjs';
import { Problem, runMain } from '../lib/problem.mjs';
import { withProgress } from '../lib/progress.mjs';
import { makeFolder } from './folder.ts';
import { writeImage } from './image.ts';
import { pack } from './pack.ts';
import { isThisMachine, type Target, targets } from './target.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { image: { type: 'boolean' } } });
const output = fromRoot('dist');
const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));

/** The time of the commit, so that two builds of it are equal; without a commit now. */
const findEpochSeconds = (): number => {
  const given = Number(process.env['SOURCE_DATE_EPOCH']);
  if (given > 0) return given;
  try {
    return Number(execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }));
  } catch {
    return Math.floor(Date.now() / 1000);
  }
};

const chooseTargets = (): readonly Target[] => {
  const unknown = positionals.find((name) => !targets.some(({ platform }) => platform === name));
  if (unknown)
    throw new Problem(
      `There is no release for ${unknown}: there are ${targets.map(({ platform }) => platform).join(' and ')}.`,
    );
  return positionals.length === 0 ? targets : targets.filter(({ platform }) => positionals.includes(platform));
};

const make = async (target: Target, epochSeconds: number): Promise<void> => {
  const name = `pinlife-${version}-${target.platform}`;
  const folder = join(output, name);
  await makeFolder(target, folder, version);
  await save(`${name}.tar.gz`, (path) =>
    pack({ folder: output, names: [name], options: ['--owner=0', '--group=0'], path, epochSeconds }),
  );
  if (!values.image || !isThisMachine(target)) return;
  await save(`${name}.oci.tar`, (path) => writeImage({ target, folder, version, path, epochSeconds }));
};

/** Writes a file and its checksum, in the format of `sha256sum -c`. */
const save = async (name: string, write: (path: string) => Promise<{ sha256: string }>): Promise<void> => {
  const { sha256 } = await write(join(output, name));
  writeFileSync(join(output, `${name}.sha256`), `${sha256}  ${name}\n`);
};

await runMain(async () => {
  mkdirSync(output, { recursive: true });
  const epochSeconds = findEpochSeconds();
  for (const target of chooseTargets()) {
    await withProgress(`Packing PinLife ${version} for ${target.platform}`, () => make(target, epochSeconds));
  }
  const made = readdirSync(output).filter((name) => name.includes(`-${version}-`) && /\.tar(\.gz)?$/.test(name));
  console.log(made.map((name) => `dist/${name}`).join('\n'));
  return 0;
});
