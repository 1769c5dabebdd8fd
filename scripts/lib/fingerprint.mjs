import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * Every file below a folder, in a stable order.
 * @param {string} folder
 * @param {(name: string, path: string) => boolean} isSkipped Judges the name of each file and folder.
 * @returns {string[]}
 */
export const listFiles = (folder, isSkipped) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !isSkipped(entry.name, join(folder, entry.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFiles(path, isSkipped) : [path];
    });

/**
 * One hash of the names and the bytes of files, and of anything else the outcome depends on.
 * @param {string[]} files
 * @param {string[]} extras
 */
export const fingerprint = (files, extras = []) => {
  const hash = createHash('sha256');
  for (const extra of extras) hash.update(`${extra}\0`);
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
};

/**
 * A cheap hash: names, sizes and times of files, without reading them.
 * @param {string[]} files
 */
export const glance = (files) => {
  const lines = files.map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${file}\0${size}\0${mtimeMs}`;
  });
  return createHash('sha256').update(lines.join('\n')).digest('hex');
};

/**
 * Stores the last fingerprint in a file.
 * @param {string} path
 */
export const openStamp = (path) => ({
  /** @param {string} value */
  matches: (value) => existsSync(path) && readFileSync(path, 'utf8') === value,
  clear: () => rmSync(path, { force: true }),
  /** @param {string} value */
  write: (value) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, value);
  },
});
