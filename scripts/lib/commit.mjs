import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './paths.mjs';

const LINK = 'gitdir: ';
const REFERENCE = 'ref: ';

/** The commit of a clone, or null. Read from its files, because git may not be installed. */
export const findCommit = (folder = root) => {
  const link = findText(join(folder, '.git'));
  const git = link?.startsWith(LINK) ? resolve(folder, link.slice(LINK.length)) : join(folder, '.git');
  const head = findText(join(git, 'HEAD'));
  if (!head?.startsWith(REFERENCE)) return head;
  const name = head.slice(REFERENCE.length);
  // A work tree beside its clone contains only its own HEAD.
  const shared = resolve(git, findText(join(git, 'commondir')) ?? '.');
  return findText(join(shared, name)) ?? findPacked(join(shared, 'packed-refs'), name);
};

const findPacked = (/** @type {string} */ file, /** @type {string} */ name) =>
  findText(file)
    ?.split('\n')
    .find((line) => line.endsWith(` ${name}`))
    ?.split(' ')[0] ?? null;

const findText = (/** @type {string} */ path) => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
};
