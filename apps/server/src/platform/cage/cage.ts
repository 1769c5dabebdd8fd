import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { PoolMember } from '../load/worker-pool.ts';
import {
  CAGE_PIPE,
  type CageMessage,
  FRAME_HEAD_BYTES,
  type Frame,
  formatFrame,
  formatHead,
  readFrameHead,
} from './frame.ts';
import { type CageLimits, createMeter, LATE } from './meter.ts';
import { type CagedProgram, startCaged } from './start-caged.ts';

type CagedAnswer = { answer: unknown; bytes: Buffer };
/** The process asks for one range after the other, so all may be returned in one buffer. */
type ReadBytes = (offset: number, length: number) => Promise<Buffer>;

export type Caged<Task = unknown> = PoolMember & {
  pid: number | undefined;
  /** Runs a task. Throws a `CageDeath`, a `CageRefusal`, or the error of `read`. */
  ask(task: Task): Promise<CagedAnswer>;
  /** CPU time used, if the system reports it. */
  spentMs(): number;
  /** Stops the process, whose wall time stops too. */
  pause(): void;
  resume(): void;
};

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

/** Stands for the item before the first one begins. */
const NO_ITEM = 'start';

const WATCH_MS = 50;
/** A process that runs malicious code may send anything, so the bytes that the server reads or stores for it are limited. */
const READ_MAX_BYTES = 4 * 1024 * 1024;
const ITEM_NAME_MAX_LENGTH = 100;
const REASON_MAX_LENGTH = 500;

/** Whether the process may read these bytes. */
const isAllowed = (offset: number, length: number): boolean =>
  Number.isSafeInteger(offset) &&
  offset >= 0 &&
  Number.isSafeInteger(length) &&
  length >= 0 &&
  length <= READ_MAX_BYTES;

/** Signals that stop the whole process group. The child ignores them once it is ready. */
const stopSignals: readonly (NodeJS.Signals | null)[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Starts a caged process that gets its bytes from `read`. It runs one task at a time. */
export const openCage = <Task>(
  program: Omit<CagedProgram, 'stdio'>,
  limits: CageLimits,
  read: ReadBytes,
): Caged<Task> => {
  const child = startCaged({ ...program, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const pipe = child.stdio[CAGE_PIPE] as Socket;
  const meter = createMeter(child.pid ?? 0, limits);
  const started = Promise.withResolvers<void>();
  started.promise.catch(() => undefined);
  let isGone = false;
  let isReady = false;
  let isReading = false;
  let at = NO_ITEM;
  let overspent: string | null = null;
  let task: PromiseWithResolvers<CagedAnswer> | null = null;

  const fail = (error: unknown) => {
    isGone = true;
    child.kill('SIGKILL');
    started.reject(error);
    task?.reject(error);
  };
  const killIfOver = (excess: string | null) => {
    if (excess === null) return;
    overspent = excess;
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

  const sendBytes = async ({ offset, length }: { offset: number; length: number }) => {
    if (isReading || pipe.writableLength > READ_MAX_BYTES || !isAllowed(offset, length)) {
      return fail(new CageDeath('it asked for what it may not', at, false));
    }
    isReading = true;
    meter.stopWallTime();
    try {
      const bytes = await read(offset, length);
      isReading = false;
      pipe.cork();
      pipe.write(formatHead(true, bytes.length));
      pipe.write(bytes);
      pipe.uncork();
      meter.addGiven(bytes.length);
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
    } else if ('at' in told) {
      at = String(told.at).slice(0, ITEM_NAME_MAX_LENGTH);
      meter.beginItem();
    } else if ('want' in told) void sendBytes(told.want);
    else if ('answer' in told) task?.resolve({ answer: told.answer, bytes });
    else if ('refusal' in told) task?.reject(new CageRefusal(told.refusal));
    // An unexpected error, which the same bytes would cause again.
    else fail(new CageDeath(String(told.trouble).slice(0, REASON_MAX_LENGTH), at, false));
  };
  const count = (length: number) => {
    killIfOver(meter.addReceived(length));
    return overspent === null;
  };
  readFrames(pipe, count, receive).catch(() => {
    // A broken pipe means that the process ended, which `close` reports. Otherwise the message was malformed.
    if (pipe.errored === null) fail(new CageDeath('what it said is no message', at, false));
  });

  return {
    pid: child.pid,
    async ask(asked) {
      setRef(true);
      await started.promise;
      if (isGone) throw new Error('The caged process has ended.');
      const own = Promise.withResolvers<CagedAnswer>();
      task = own;
      meter.beginTask();
      const watching = setInterval(() => killIfOver(meter.findExcess()), WATCH_MS);
      pipe.write(formatFrame(asked));
      try {
        return await own.promise;
      } finally {
        clearInterval(watching);
        task = null;
        meter.stopWallTime();
        setRef(false);
      }
    },
    isGone: () => isGone,
    spentMs: meter.spentMs,
    pause() {
      if (isGone || !meter.pause()) return;
      child.kill('SIGSTOP');
    },
    resume() {
      if (meter.resume()) child.kill('SIGCONT');
    },
    end() {
      meter.measure();
      isGone = true;
      child.kill('SIGKILL');
    },
  };
};

/** An idle child must not keep the server alive (`unref`). */
const keepAlive = (parts: readonly { ref(): unknown; unref(): unknown }[], isBusy: boolean): void => {
  for (const part of parts) part[isBusy ? 'ref' : 'unref']();
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
