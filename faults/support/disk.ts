import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

type Disk = { fill(): void; free(): void; remove(): void };

/** Mounts a small file system; null without the right to mount. */
export const mountDisk = (folder: string, size: string): Disk | null => {
  mkdirSync(folder, { recursive: true });
  const options = `size=${size},mode=0755,uid=${process.getuid?.() ?? 0},gid=${process.getgid?.() ?? 0}`;
  const mount = ['mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder];
  const sudo = ['', 'sudo -n '].find((prefix) => spawnSync('sh', ['-c', prefix + mount.join(' ')]).status === 0);
  if (sudo === undefined) return null;
  const filler = join(folder, 'filler');
  return {
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']),
    free: () => void spawnSync('rm', [filler]),
    remove: () => void spawnSync('sh', ['-c', `${sudo}umount -l ${folder}`]),
  };
};

/** Limits the file size of a process: simulates a full disk without a small disk. */
export const limitFileSize = (pid: number, bytes: number | 'unlimited'): void => {
  const { status, error, stderr } = spawnSync('prlimit', ['--pid', `${pid}`, `--fsize=${bytes}:`]);
  if (status !== 0) throw new Error(`Neither mount nor prlimit works here: ${error ?? stderr}`);
};
