import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { hasCode } from '../apps/server/src/platform/error/error-code.ts';

const TICK_MS = 10;
const FIELDS_BEFORE_TIMES = 11;
const TIMES = { own: 2, withEnded: 4 };

/** Linux reports the usage of a process; on other systems the rows that need it are left out. */
export const canWatch = existsSync('/proc/self/stat');

export const readCpuMs = (pid: number): number => readTimes(pid, TIMES.own);

/** CPU time of a process and its descendants, ended ones included, without those in `others`. */
export const readTreeCpuMs = (pid: number, others: readonly number[] = []): number => {
  try {
    const children = listChildren(pid).filter((child) => !others.includes(child));
    return children.reduce((sum, child) => sum + readTreeCpuMs(child, others), readTimes(pid, TIMES.withEnded));
  } catch (error) {
    // It has ended: its parent counts it.
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ESRCH')) return 0;
    throw error;
  }
};

/** User and system time; then those of ended children. */
const readTimes = (pid: number, count: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
  const times = fields.slice(FIELDS_BEFORE_TIMES, FIELDS_BEFORE_TIMES + count).map(Number);
  return times.reduce((sum, ticks) => sum + ticks, 0) * TICK_MS;
};

export const readMemoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Proportional set size: private memory and a share of shared memory, so that sums count nothing twice. */
export const readShareMb = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;

/** A process and its descendants, without those of a program with this name. */
export const listFamily = (pid: number, without: string): number[] => {
  if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === without) return [];
  return [pid, ...listChildren(pid).flatMap((child) => listFamily(child, without))];
};

const listChildren = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
