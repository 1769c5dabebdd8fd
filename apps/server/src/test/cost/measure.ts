import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { read } from '../../db/query.ts';
import { hasCode } from '../../platform/error/error-code.ts';
import type { TestApp } from '../app.ts';

/** The cost of a call for the server, its children and the backends of its database together. */
export type Cost = { cpuMs: number; memoryMb: number };

/** Measures one more call. Only clean measurements, with a garbage collection before, count for memory. */
export type Meter = (call: () => Promise<unknown>, options?: { isClean?: boolean }) => Promise<Cost>;

export const createMeter = async ({ database }: TestApp): Promise<Meter> => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const statement = 'select pid from pg_stat_activity where datname = current_database()';
  const listBackends = async () => (await database.all(read<{ pid: number }>(statement))).map(({ pid }) => pid);

  return async (call, { isClean = false } = {}) => {
    if (isClean) collectGarbage();
    const backends = await listBackends();
    const [cpuBefore, memoryBefore] = [readCpuMs(backends), readMemory(backends)];
    await call();
    return {
      cpuMs: spentSince(cpuBefore, readCpuMs(backends)),
      memoryMb: Math.max(0, spentSince(memoryBefore, readPeaks(backends))),
    };
  };
};

type Figures = ReadonlyMap<number, number>;

/** CPU time of the server with its threads; of backends, which have none; and of child processes, which may have some. */
const readCpuMs = (backends: readonly number[]): Figures => {
  const { user, system } = process.cpuUsage();
  return new Map([
    [process.pid, (user + system) / 1000],
    ...tellEach(backends, readBackendMs),
    ...tellEach(listChildren(), readChildMs),
  ]);
};

/** New processes started at zero; ended ones are not counted. */
const spentSince = (before: Figures, after: Figures): number =>
  Array.from(after, ([pid, figure]) => figure - (before.get(pid) ?? 0)).reduce((one, other) => one + other, 0);

/** In nanoseconds, because `stat` reports only hundredths of a second. */
const readBackendMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

const readChildMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const listChildren = (): number[] => {
  const threads = readdirSync('/proc/self/task');
  return threads.flatMap((thread) => {
    try {
      return readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    } catch (error) {
      // The thread has ended meanwhile.
      if (hasCode(error, 'ENOENT')) return [];
      throw error;
    }
  });
};

/** The private memory of each; resets the kernel's peak value. */
const readMemory = (backends: readonly number[]): Figures =>
  tellEach([process.pid, ...backends, ...listChildren()], (pid) => {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    return readStatus(pid, 'VmRSS') - readStatus(pid, 'RssShmem');
  });

const readPeaks = (backends: readonly number[]): Figures =>
  tellEach(
    [process.pid, ...backends, ...listChildren()],
    (pid) => readStatus(pid, 'VmHWM') - readStatus(pid, 'RssShmem'),
  );

const readStatus = (pid: number, field: string): number => {
  const line = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
};

/** Ended processes are left out. */
const tellEach = (pids: readonly number[], tell: (pid: number) => number): Map<number, number> => {
  const told = new Map<number, number>();
  for (const pid of pids) {
    try {
      told.set(pid, tell(pid));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  return told;
};

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH');

/** The median cost of a call. */
export const middleOf = (costs: readonly Cost[]): Cost => {
  const middle = (field: keyof Cost) => costs.map((cost) => cost[field]).sort((a, b) => a - b)[costs.length >> 1] ?? 0;
  return { cpuMs: middle('cpuMs'), memoryMb: middle('memoryMb') };
};

/** The least cost of a call, because other load only adds to it. */
export const leastOf = (costs: readonly Cost[]): Cost => ({
  cpuMs: Math.min(...costs.map(({ cpuMs }) => cpuMs)),
  memoryMb: Math.min(...costs.map(({ memoryMb }) => memoryMb)),
});
