import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { root } from '../scripts/lib/paths.mjs';

/** Above it, another program uses the processor. */
export const QUIET_LOAD = 0.5;

export const describeMachine = (): string => {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cpu?.model && cpu.model !== 'unknown' ? cpu.model : process.arch;
  return `${cpus().length} x ${model}, ${memory} GiB, ${process.platform}`;
};

/** The load average of the last minute. */
export const readLoad = (): number => Math.round((loadavg()[0] ?? 0) * 100) / 100;

/** A sentence if the machine is busy before the first measurement; null on a quiet one. */
export const warnOfLoad = (load: number): string | null =>
  load > QUIET_LOAD
    ? `The load average is ${load.toFixed(2)}: something else runs on this machine, and the figures will tell of it too.`
    : null;

/** The measured commit; with a plus if files differ from it. */
export const readCommit = (): string => {
  const git = (...parts: string[]) => execFileSync('git', parts, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', '--short=10', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') ? '+' : '');
  } catch {
    return 'unknown';
  }
};
