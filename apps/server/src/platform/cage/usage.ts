import { readFileSync } from 'node:fs';

type Usage = { cpuMs: number; memoryBytes: number };

/** Linux reports CPU time in hundredths of a second on every processor. */
const TICK_MS = 10;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** The CPU time and memory of a process, as Linux reports them; null on other systems, and after its end. */
export const findUsage = (pid: number): Usage | null => {
  try {
    // The fields after the process name, which may contain spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
    return { cpuMs: ticks * TICK_MS, memoryBytes: Number(kilobytes) * 1024 };
  } catch {
    return null;
  }
};
