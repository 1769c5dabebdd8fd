import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from '../../platform/error/error-code.ts';
import { OWNER_SETTING, SOCKET_FOLDER } from './settings.ts';

/** The pid file of a running PostgreSQL. */
type PidFile = { pid: number; status: string };

const PID_LINE = 0;
const STATUS_LINE = 7;

const getPidFilePath = (clusterPath: string) => join(clusterPath, 'postmaster.pid');

export const findPidFile = (clusterPath: string): PidFile | null => {
  const lines = readIfThere(getPidFilePath(clusterPath))?.split('\n');
  const pid = Number.parseInt(lines?.[PID_LINE] ?? '', 10);
  // A negative number is a single-user backend.
  return Number.isNaN(pid) ? null : { pid: Math.abs(pid), status: lines?.[STATUS_LINE]?.trim() ?? '' };
};

/** Whether a process is PostgreSQL of this cluster. After a reboot the pid may belong to another program. */
export const isPostmasterOf = (clusterPath: string, pid: number): boolean => {
  const command = findCommand(pid) ?? '';
  return command.endsWith(`${OWNER_SETTING}=${clusterPath}`) || isStartedByHand(clusterPath, pid, command);
};

const isStartedByHand = (clusterPath: string, pid: number, command: string): boolean => {
  if (!command.includes('postgres')) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === clusterPath;
  } catch {
    return false;
  }
};

const hasProcessFolder = existsSync('/proc/self/cmdline');

/** A zombie has an empty command and counts as ended. */
const findCommand = (pid: number): string | null => {
  if (hasProcessFolder) return readIfThere(`/proc/${pid}/cmdline`)?.replace(/\0$/, '') ?? null;
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
};

export const isRunning = (pid: number): boolean => {
  if (hasProcessFolder) return Boolean(findCommand(pid));
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const readIfThere = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) return null;
    throw error;
  }
};

const POLL_MS = 10;

export const waitForEnd = async (clusterPath: string, pid: number, deadline: number): Promise<boolean> => {
  while (isPostmasterOf(clusterPath, pid)) {
    if (Date.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
};

/**
 * PostgreSQL refuses to start while its pid file names a living process, or is empty after a power cut. The caller has
 * the lock and knows that no server runs.
 */
export const removeRemnants = (clusterPath: string) => {
  const pidFile = findPidFile(clusterPath);
  if (pidFile && isPostmasterOf(clusterPath, pidFile.pid)) return;
  rmSync(getPidFilePath(clusterPath), { force: true });
  const socketFolder = join(clusterPath, SOCKET_FOLDER);
  if (!existsSync(socketFolder)) return;
  for (const name of readdirSync(socketFolder)) rmSync(join(socketFolder, name), { force: true });
};
