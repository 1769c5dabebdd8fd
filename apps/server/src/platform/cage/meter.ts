import { findUsage } from './usage.ts';

export type CageLimits = {
  /** CPU limit per item, plus 1 ms per 20 KB that it read. */
  cpuMs: number;
  /** CPU limit of all items together. */
  totalCpuMs?: number;
  /** Wall time per item without waiting for bytes; the limit if the system does not report CPU time. */
  wallMs: number;
  memoryBytes: number;
  /** Output limit per task. */
  outputBytes: number;
};

/** The reason if the wall time is exceeded. */
export const LATE = 'it took too long';

/** Larger items may take longer: every reader is faster than this. */
const BYTES_PER_CPU_MS = 20_000;

/** Compares the usage of a caged process with its limits. */
export const createMeter = (pid: number, limits: CageLimits) => {
  /** The bytes that it has sent during its task, and those that it has read for its item. */
  let [received, given] = [0, 0];
  /** When its wall time began; infinite while it has no task or waits for bytes. */
  let worksSince = Number.POSITIVE_INFINITY;
  let pausedAt: number | null = null;
  let spentMs = 0;
  /** CPU time at the start of the item; null until the first measurement after it. */
  let spentBefore: number | null = null;

  const measure = () => {
    const usage = findUsage(pid);
    spentMs = usage?.cpuMs ?? spentMs;
    return usage;
  };
  const beginItem = () => {
    [given, spentBefore, worksSince] = [0, null, performance.now()];
  };

  return {
    measure,
    spentMs: () => spentMs,
    beginItem,
    beginTask() {
      received = 0;
      beginItem();
    },
    /** Adds bytes that the process gets: it works on from now. */
    addGiven(length: number) {
      given += length;
      worksSince = performance.now();
    },
    stopWallTime() {
      worksSince = Number.POSITIVE_INFINITY;
    },
    /** Adds bytes that the process has sent. Returns the limit that is exceeded, or null. */
    addReceived(length: number): string | null {
      received += length;
      return received > limits.outputBytes ? 'it said too much' : null;
    },
    /** Returns the limit that is exceeded, or null. */
    findExcess(): string | null {
      const usage = measure();
      if (pausedAt === null && performance.now() - worksSince > limits.wallMs) return LATE;
      if (!usage) return null;
      spentBefore ??= spentMs;
      return findExcess(limits, { ...usage, itemMs: spentMs - spentBefore - given / BYTES_PER_CPU_MS });
    },
    /** Stops the wall time. Returns whether it was running. */
    pause(): boolean {
      if (pausedAt !== null) return false;
      pausedAt = performance.now();
      return true;
    },
    /** Lets the wall time go on. Returns whether it was paused. */
    resume(): boolean {
      if (pausedAt === null) return false;
      worksSince += performance.now() - pausedAt;
      pausedAt = null;
      return true;
    },
  };
};

/** Returns the limit that is exceeded, or null. `itemMs`: CPU time of the item, less the time that its size allows. */
const findExcess = (
  { totalCpuMs = Number.POSITIVE_INFINITY, cpuMs, memoryBytes }: CageLimits,
  spent: { cpuMs: number; memoryBytes: number; itemMs: number },
): string | null => {
  if (spent.cpuMs > totalCpuMs) return 'it took too much time for all of its items';
  if (spent.memoryBytes > memoryBytes) return 'it took too much memory';
  return spent.itemMs > cpuMs ? 'it took too much time' : null;
};
