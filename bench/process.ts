import { existsSync, readFileSync } from 'node:fs';

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
