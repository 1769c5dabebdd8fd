import { readFileSync } from 'node:fs';
import { findUsage } from '../../platform/cage/usage.ts';
import { createRandom, type Random } from '../fuzz/random.ts';
import { type Part, writePart } from './parts.ts';
import { shrinkPart } from './shrink.ts';

/** A reader in a process of its own. It starts one where there is none, and `end` ends it. */
export type WatchedReader = {
  /** Calls `pause` wherever the server waits, so that each stretch of its work is measured. */
  read(file: Buffer, pause: () => void): Promise<void>;
  pid(): number | undefined;
  end(): void;
};

/** The limits of one file. `loopMs`: of the server, in one go. `moreMb`: beyond the memory of the process before it. */
type FileLimits = { cageMs: number; loopMs: number; moreMb: number; writtenMb: number };
type Taken = FileLimits & { processes: number };

/** `what`: the fault. `shrunk`: the smallest file found that shows the same fault. */
type Finding = { seed: number; what: string; length: number; shrunk: string };

const MB = 1024 * 1024;
/** Files are measured together, as measuring takes as long as reading. If a group exceeds a limit, each file is read again. */
const GROUP = 10;
/** A longer file, of repeats within repeats, is left out. */
const LENGTH_MAX = MB;
const FINDINGS_MAX = 3;
/** A reader takes longer for a longer file: 17,000 rows of tables in 52 KB take 400 ms on a busy machine. */
const CAGE_MS_PER_BYTE = 0.01;
const SHOWN_LENGTH = 400;

const readField = (path: string, name: string): number => {
  const [, value = '0'] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(path, 'latin1')) ?? [];
  return Number(value);
};

/** The usage of a process since its start; null once it has ended. */
const look = (pid: number) => {
  try {
    return {
      cpuMs: findUsage(pid)?.cpuMs ?? 0,
      peakMb: readField(`/proc/${pid}/status`, 'VmHWM') / 1024,
      writtenMb: readField(`/proc/${pid}/io`, 'write_bytes') / MB,
      processes: readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').length - 1,
    };
  } catch {
    return null;
  }
};

const readLoopMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Names the exceeded limit. The name stays the same while the file is shrunk. */
const findExcess = (taken: Taken, limits: FileLimits): string | null => {
  if (taken.processes > 0) return 'it starts processes';
  if (taken.cageMs > limits.cageMs) return 'it takes too much time in its cage';
  if (taken.loopMs > limits.loopMs) return 'it takes too much time of the server in one go';
  if (taken.moreMb > limits.moreMb) return 'it takes too much memory';
  return taken.writtenMb > limits.writtenMb ? 'it writes too much' : null;
};

const show = (file: Buffer): string => {
  const text = JSON.stringify(file.toString('latin1'));
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}… (${file.length} bytes)` : text;
};

type Options = {
  files: number;
  seed: number;
  make(random: Random): Part;
  /** An honest file, read first in each process, so that loading code does not count. */
  honest: Buffer;
  limits: FileLimits;
  triesMax?: number;
};

/** Reads made-up files, measures them, and shrinks those that exceed a limit or end in an unexpected error. */
export const fuzzReader = async (reader: WatchedReader, { files, seed, make, honest, limits, triesMax }: Options) => {
  const findings: Finding[] = [];
  const most: Taken = { cageMs: 0, loopMs: 0, moreMb: 0, writtenMb: 0, processes: 0 };
  let before: ReturnType<typeof look> = null;
  let basePeakMb = 0;
  let lastPid: number | undefined;

  const lookAgain = () => look(reader.pid() ?? 0);

  /** Names the fault of one of these files, if there is any. */
  const judge = async (group: readonly Buffer[]): Promise<string | null> => {
    let loopMs = 0;
    let since = 0;
    const pause = () => {
      loopMs = Math.max(loopMs, readLoopMs() - since);
      since = readLoopMs();
    };
    for (const file of group) {
      if (!lastPid || lastPid !== reader.pid()) {
        await reader.read(honest, () => undefined);
        lastPid = reader.pid();
        before = lookAgain();
        basePeakMb = before?.peakMb ?? 0;
      }
      since = readLoopMs();
      const trouble = await reader.read(file, pause).then(
        () => null,
        (error: unknown) => `it ends with ${String(error).slice(0, 300)}`,
      );
      pause();
      if (trouble !== null) {
        lastPid = undefined;
        return trouble;
      }
    }
    const after = lookAgain();
    const last = before;
    before = after;
    if (!after || !last) return 'it ends its process';
    const taken: Taken = {
      cageMs: after.cpuMs - last.cpuMs,
      loopMs,
      moreMb: after.peakMb - basePeakMb,
      writtenMb: after.writtenMb - last.writtenMb,
      processes: after.processes,
    };
    const [file, ...others] = group;
    const ownMs = file && others.length === 0 ? file.length * CAGE_MS_PER_BYTE : 0;
    const excess = findExcess(taken, { ...limits, cageMs: Math.max(limits.cageMs, ownMs) });
    if (!excess)
      for (const name of Object.keys(most) as (keyof Taken)[]) most[name] = Math.max(most[name], taken[name]);
    return excess;
  };

  const judgeAlone = async (file: Buffer): Promise<string | null> => {
    reader.end();
    lastPid = undefined;
    return judge([file]);
  };

  /** Reads the file twice in a process of its own: earlier files do not count, nor does a fault that happens once. */
  const confirm = async (file: Buffer, what: string): Promise<boolean> =>
    (await judgeAlone(file)) === what && (await judgeAlone(file)) === what;

  const shrink = (part: Part, what: string): Promise<Part> => {
    const isStill = async (smaller: Part) => {
      const file = writePart(smaller);
      return (await (what.includes('memory') ? judgeAlone(file) : judge([file]))) === what;
    };
    return shrinkPart(part, isStill, triesMax);
  };

  const makeFile = (at: number) => {
    const part = make(createRandom(at));
    const file = writePart(part);
    return { at, part, file: file.length > LENGTH_MAX ? honest : file };
  };

  for (let at = seed; at < seed + files && findings.length < FINDINGS_MAX; at += GROUP) {
    const group = Array.from({ length: Math.min(GROUP, seed + files - at) }, (_none, index) => makeFile(at + index));
    if ((await judge(group.map(({ file }) => file))) === null) continue;
    for (const { at: madeAt, part, file } of group) {
      const what = await judge([file]);
      if (what === null || !(await confirm(file, what))) continue;
      findings.push({ seed: madeAt, what, length: file.length, shrunk: show(writePart(await shrink(part, what))) });
    }
  }
  return { findings, most };
};
