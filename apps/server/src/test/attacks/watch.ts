import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { findUsage } from '../../platform/cage/usage.ts';
import { listChildren } from '../processes.ts';

const MB = 1024 * 1024;
const TICK_MS = 5;

type Seen = {
  /** The wall time of the longest delay: on a busy machine mostly due to other programs. */
  lagMs: number;
  /** The CPU time of the longest turn of the event loop. */
  workMs: number;
  /** The memory of this process and its children, above the start. */
  moreMb: number;
  /** The most processes at once that were started meanwhile. */
  processes: number;
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The memory of this process that is in use. */
export const readUsedMb = (): number => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MB;
};

const readCpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Watches this process, in which the app runs, and its children. */
export const watchServer = (): { stop(): Seen } => {
  collectGarbage();
  const before = new Set(listChildren());
  const readMemory = () => {
    const children = listChildren();
    const bytes = children.reduce((sum, pid) => sum + (findUsage(pid)?.memoryBytes ?? 0), process.memoryUsage.rss());
    return { bytes, processes: children.filter((pid) => !before.has(pid)).length };
  };
  const startBytes = readMemory().bytes;
  const lag = monitorEventLoopDelay({ resolution: TICK_MS });
  let [workMs, peakBytes, processes, cpuMs] = [0, startBytes, 0, readCpuMs()];
  const look = () => {
    const now = readCpuMs();
    workMs = Math.max(workMs, now - cpuMs);
    const memory = readMemory();
    peakBytes = Math.max(peakBytes, memory.bytes);
    processes = Math.max(processes, memory.processes);
    // The CPU time of the measurement itself is excluded.
    cpuMs = readCpuMs();
  };
  const timer = setInterval(look, TICK_MS);
  lag.enable();
  return {
    stop() {
      look();
      clearInterval(timer);
      lag.disable();
      return { lagMs: lag.max / 1e6, workMs, moreMb: (peakBytes - startBytes) / MB, processes };
    },
  };
};
