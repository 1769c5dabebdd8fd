/** Runs inside the caged process. Pipe I/O is synchronous, so parsers can read the file synchronously. */
import { readSync, writeSync } from 'node:fs';
import { CAGE_PIPE, type CageMessage, FRAME_HEAD_BYTES, type Frame, formatFrame, readFrameHead } from './frame.ts';

/** Returns null if the server has closed the pipe. */
const readExactly = (length: number): Buffer | null => {
  const bytes = Buffer.allocUnsafe(length);
  for (let filled = 0; filled < length; ) {
    const count = readSync(CAGE_PIPE, bytes, filled, length - filled, null);
    if (count === 0) return null;
    filled += count;
  }
  return bytes;
};

const receive = (): Frame => {
  const head = readExactly(FRAME_HEAD_BYTES);
  const { textLength, bytesLength } = head ? readFrameHead(head) : { textLength: 0, bytesLength: 0 };
  const text = head && readExactly(textLength);
  const bytes = text && readExactly(bytesLength);
  if (!text || !bytes) process.exit();
  return { message: JSON.parse(text.toString()), bytes };
};

const tell = (message: CageMessage, bytes?: Buffer): void => {
  const frame = formatFrame(message, bytes);
  for (let sent = 0; sent < frame.length; ) sent += writeSync(CAGE_PIPE, frame, sent);
};

/** Reports the item that is worked on from now on: limits count for it. */
export const beginItem = (at: string): void => tell({ at });

/** Requests bytes of the file from the server. Fewer only at its end. */
export const fetchBytes = (offset: number, length: number): Buffer => {
  tell({ want: { offset, length } });
  const { message, bytes } = receive();
  if (message !== true) throw new Error('The file cannot be read.');
  return bytes;
};

type TaskAnswer = { answer: unknown; bytes?: Buffer };

type CageHandlers = {
  handle(message: unknown): TaskAnswer | Promise<TaskAnswer>;
  /** The code of an error that is about the bytes; null: any other error. */
  findRefusal(error: unknown): string | null;
};

/** Runs one task after the other, as long as the server lives. */
export const serveCage = async ({ handle, findRefusal }: CageHandlers): Promise<never> => {
  // A terminal and systemd signal every process. The server ends this one when it stops itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  tell({ ready: true });
  for (;;) {
    const { message } = receive();
    try {
      const { answer, bytes } = await handle(message);
      tell({ answer }, bytes);
    } catch (error) {
      const refusal = findRefusal(error);
      tell(refusal === null ? { trouble: String(error).slice(0, 500) } : { refusal });
    }
  }
};
