import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findCommit } from './commit.mjs';

const COMMIT = 'a'.repeat(40);
const OTHER = 'b'.repeat(40);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pinlife-commit-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${text}\n`);
};

it('finds the commit of a branch, of a branch that git has packed, and of no branch at all', () => {
  write('.git/HEAD', 'ref: refs/heads/main');
  write('.git/packed-refs', `# pack-refs with: peeled\n${OTHER} refs/heads/other/main\n${COMMIT} refs/heads/main`);
  expect(findCommit(folder)).toBe(COMMIT);
  write('.git/refs/heads/main', OTHER);
  expect(findCommit(folder)).toBe(OTHER);
  write('.git/HEAD', COMMIT);
  expect(findCommit(folder)).toBe(COMMIT);
});

it('finds the commit of a work tree that lies beside its clone', () => {
  write('clone/.git/refs/heads/side', COMMIT);
  write('clone/.git/worktrees/side/HEAD', 'ref: refs/heads/side');
  write('clone/.git/worktrees/side/commondir', '../..');
  write('side/.git', `gitdir: ${join(folder, 'clone/.git/worktrees/side')}`);
  expect(findCommit(join(folder, 'side'))).toBe(COMMIT);
});

it('finds none if there is no clone, or one without a commit', () => {
  expect(findCommit(folder)).toBeNull();
  write('.git/HEAD', 'ref: refs/heads/main');
  expect(findCommit(folder)).toBeNull();
});
