import { setTimeout as sleep } from 'node:timers/promises';
import { canWatch, readTreeCpuMs } from './process.ts';

/** The server programs (`server`, `database`), each by the id of its root process. */
export type Programs = Readonly<Record<string, number>>;

/** Milliseconds of CPU time per operation, by program. */
export type ProcessorTime = Readonly<Record<string, number>>;

const LOOK_MS = 50;
/** The CPU time of all programs between two samples that still counts as idle. */
const QUIET_CPU_MS = 10;
const QUIET_LOOKS = 3;
const LOOKS_MAX = 2_400;

/** Returns a function: processor milliseconds per operation and program since this call. */
export const watchProcessor = (programs: Programs): ((operations: number) => ProcessorTime) => {
  const before = readAll(programs);
  return (operations) => {
    const after = readAll(programs);
    return Object.fromEntries(
      Object.entries(after).map(([name, ms]) => [name, (ms - (before[name] ?? 0)) / Math.max(1, operations)]),
    );
  };
};

/** Waits until the programs are idle: work after the answer belongs to the operation too. */
export const waitUntilIdle = async (programs: Programs): Promise<void> => {
  if (canWatch)
    await waitForRest(
      () => sumOf(readAll(programs)),
      () => sleep(LOOK_MS),
    );
};

/** Idle means several samples in a row with almost no use: on a busy machine a program may be waiting for a core. */
export const waitForRest = async (readUsedMs: () => number, wait: () => Promise<unknown>): Promise<void> => {
  let quiet = 0;
  for (let [looks, before] = [0, readUsedMs()]; quiet < QUIET_LOOKS && looks < LOOKS_MAX; looks += 1) {
    await wait();
    const after = readUsedMs();
    quiet = after - before <= QUIET_CPU_MS ? quiet + 1 : 0;
    before = after;
  }
};

const readAll = (programs: Programs): Record<string, number> =>
  canWatch
    ? Object.fromEntries(
        Object.entries(programs).map(([name, pid]) => [name, readTreeCpuMs(pid, Object.values(programs))]),
      )
    : {};

export const sumOf = (times: ProcessorTime): number => Object.values(times).reduce((sum, ms) => sum + ms, 0);

/** The median of each program. */
export const medianProcessor = (rounds: readonly ProcessorTime[]): ProcessorTime => {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const sorted = rounds.map((round) => round[name] ?? 0).toSorted((a, b) => a - b);
      return [name, sorted[Math.floor(sorted.length / 2)] ?? 0];
    }),
  );
};
