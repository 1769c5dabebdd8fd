import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Worker } from '../load/worker-pool.ts';
import { CAGE_PIPE, type CageMessage, FRAME_HEAD_BYTES, type Frame, formatFrame, readFrameHead } from './frame.ts';
import { type CageRoom, startCaged } from './start-caged.ts';
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

type Answer = { answer: unknown; bytes: Buffer };
type ReadBytes = (offset: number, length: number) => Promise<Buffer>;

export type Caged = Worker & {
  pid: number | undefined;
  /** Runs a task. Throws a `CageDeath`, a `CageRefusal`, or the error of `read`. */
  ask(task: unknown): Promise<Answer>;
  /** CPU time used, if the system reports it. */
  spentMs(): number;
};

const LATE = 'it took too long';

/** The process exceeded a limit, crashed, or failed unexpectedly. */
export class CageDeath extends Error {
  /** The item that it was working on. */
  readonly at: string;
  /** True if it exceeded a limit, false if it crashed. */
  readonly isOverspent: boolean;
  /** True if it exceeded the wall time: on a busy machine that is not the fault of the bytes. */
  readonly isLate: boolean;

  constructor(reason: string, at: string, isOverspent: boolean) {
    super(`A caged process ended: ${reason}.`);
    this.at = at;
    this.isOverspent = isOverspent;
    this.isLate = isOverspent && reason === LATE;
  }
}

/** The process reports that the bytes are invalid. */
export class CageRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The name of the time before the first item. */
const NO_ITEM = 'start';

const WATCH_MS = 50;
/** Larger items may take longer: every reader is faster than this. */
const BYTES_PER_CPU_MS = 20_000;
/** A process that runs malicious code may send anything, so the bytes that the server reads or stores for it are limited. */
const WANTED_MAX_BYTES = 4 * 1024 * 1024;
const PLACE_MAX_LENGTH = 100;
const REASON_MAX_LENGTH = 500;
/** Whether the process may ask for these bytes. */
const isAllowed = (offset: number, length: number): boolean =>
  Number.isSafeInteger(offset) &&
  offset >= 0 &&
  Number.isSafeInteger(length) &&
  length >= 0 &&
  length <= WANTED_MAX_BYTES;
/** Signals to the whole process group, before the child has started to ignore them. */
const stopSignals: readonly (NodeJS.Signals | null)[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Starts a caged process that gets its bytes from `read`. It runs one task at a time. */
export const openCage = (room: Omit<CageRoom, 'stdio'>, limits: CageLimits, read: ReadBytes): Caged => {
  const child = startCaged({ ...room, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const pipe = child.stdio[CAGE_PIPE] as Socket;
  const started = Promise.withResolvers<void>();
  started.promise.catch(() => undefined);
  let isGone = false;
  let isReady = false;
  let at = NO_ITEM;
  let overspent: string | null = null;
  let task: PromiseWithResolvers<Answer> | null = null;
  let [received, given, worksSince, spentMs] = [0, 0, 0, 0];
  /** CPU time at the start of the item; null until the first measurement after it. */
  let spentBefore: number | null = null;

  const fail = (error: unknown) => {
    isGone = true;
    child.kill('SIGKILL');
    started.reject(error);
    task?.reject(error);
  };
  const overspend = (what: string) => {
    overspent = what;
    child.kill('SIGKILL');
  };

  child.on('error', fail);
  // The process can end while something is written to it; `close` reports that.
  pipe.on('error', () => undefined);
  child.on('close', (code, signal) => {
    if (!isReady || stopSignals.includes(signal))
      return fail(new Error(`A caged process ended with ${signal ?? code}.`));
    const isOver = overspent !== null || signal === 'SIGKILL' || signal === 'SIGXCPU';
    fail(new CageDeath(overspent ?? String(signal ?? code), at, isOver));
  });

  const setRef = (isBusy: boolean) => keepAlive([child, pipe], isBusy);
  setRef(false);

  const write = (message: unknown, bytes?: Buffer) => {
    pipe.write(formatFrame(message, bytes));
    worksSince = performance.now();
  };

  const sendBytes = async ({ offset, length }: { offset: number; length: number }) => {
    if (!isAllowed(offset, length)) return fail(new CageDeath('it asked for what it may not', at, false));
    worksSince = Number.POSITIVE_INFINITY;
    try {
      const bytes = await read(offset, length);
      given += bytes.length;
      write(true, bytes);
    } catch (error) {
      // The child would only report that it got no bytes.
      fail(error);
    }
  };

  const receive = ({ message, bytes }: Frame) => {
    const told = message as CageMessage;
    if ('ready' in told) {
      isReady = true;
      started.resolve();
    } else if ('at' in told)
      [at, given, spentBefore, worksSince] = [String(told.at).slice(0, PLACE_MAX_LENGTH), 0, null, performance.now()];
    else if ('want' in told) void sendBytes(told.want);
    else if ('answer' in told) task?.resolve({ answer: told.answer, bytes });
    else if ('refusal' in told) task?.reject(new CageRefusal(told.refusal));
    // An unexpected error, which the same bytes would cause again.
    else fail(new CageDeath(String(told.trouble).slice(0, REASON_MAX_LENGTH), at, false));
  };
  const count = (length: number) => {
    received += length;
    if (received > limits.outputBytes) overspend('it said too much');
    return overspent === null;
  };
  readFrames(pipe, count, receive).catch(() => {
    // A broken pipe means that the process ended, which `close` reports. Otherwise the message was malformed.
    if (pipe.errored === null) fail(new CageDeath('what it said is no message', at, false));
  });

  const watch = () => {
    const usage = findUsage(child.pid ?? 0);
    if (performance.now() - worksSince > limits.wallMs) return overspend(LATE);
    if (!usage) return;
    spentMs = usage.cpuMs;
    spentBefore ??= spentMs;
    const itemMs = spentMs - spentBefore - given / BYTES_PER_CPU_MS;
    const excess = findExcess(limits, { ...usage, itemMs });
    if (excess) overspend(excess);
  };

  return {
    pid: child.pid,
    async ask(asked) {
      setRef(true);
      await started.promise;
      const own = Promise.withResolvers<Answer>();
      task = own;
      if (isGone) throw new Error('The caged process has ended.');
      [received, given, spentBefore] = [0, 0, null];
      const watching = setInterval(watch, WATCH_MS);
      write(asked);
      try {
        return await own.promise;
      } finally {
        clearInterval(watching);
        task = null;
        worksSince = Number.POSITIVE_INFINITY;
        setRef(false);
      }
    },
    isGone: () => isGone,
    spentMs: () => spentMs,
    end() {
      spentMs = findUsage(child.pid ?? 0)?.cpuMs ?? spentMs;
      isGone = true;
      child.kill('SIGKILL');
    },
  };
};

/** An idle child must not keep the server alive (`unref`). */
const keepAlive = (parts: readonly { ref(): unknown; unref(): unknown }[], isBusy: boolean): void => {
  for (const part of parts) part[isBusy ? 'ref' : 'unref']();
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

/** Parses frames. Stops if `count` returns false for the bytes received. */
const readFrames = async (
  source: Readable,
  count: (length: number) => boolean,
  receive: (frame: Frame) => void,
): Promise<void> => {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let wanted = FRAME_HEAD_BYTES;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    held.push(chunk);
    heldBytes += chunk.length;
    if (!count(chunk.length)) return;
    while (heldBytes >= wanted) {
      const joined = held.length === 1 && held[0] ? held[0] : Buffer.concat(held, heldBytes);
      [held, heldBytes] = [[joined], joined.length];
      const { textLength, bytesLength } = readFrameHead(joined);
      const end = FRAME_HEAD_BYTES + textLength + bytesLength;
      wanted = end;
      if (joined.length < end) break;
      const textEnd = FRAME_HEAD_BYTES + textLength;
      receive({
        message: JSON.parse(joined.toString('utf8', FRAME_HEAD_BYTES, textEnd)),
        bytes: joined.subarray(textEnd, end),
      });
      const rest = joined.subarray(end);
      [held, heldBytes, wanted] = [[rest], rest.length, FRAME_HEAD_BYTES];
    }
  }
};
