import { existsSync, readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;
const FIELDS_BEFORE_TIMES = 11;

/** Linux tells what a process has used; elsewhere the rows that need it are left out. */
export const canWatch = existsSync('/proc/self/stat');

export const readCpuMs = (pid: number): number => {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = rest.split(' ').slice(FIELDS_BEFORE_TIMES).map(Number);
  return ((user ?? 0) + (system ?? 0)) * TICK_MS;
};

export const readMemoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Proportional set size: memory of its own and its share of shared memory, so that sums count nothing twice. */
export const readShareMb = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;

/** A process and all that it started, but nothing of a program with this name. */
export const listFamily = (pid: number, without: string): number[] => {
  if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === without) return [];
  return [pid, ...listChildren(pid).flatMap((child) => listFamily(child, without))];
};

const listChildren = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
