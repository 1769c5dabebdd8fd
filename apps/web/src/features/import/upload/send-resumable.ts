import { IMPORT_PART_BYTES } from '@pinlife/contract/import/limits';

/** A multiple of the part size: the rest of an incomplete part would be sent again. */
const PIECE_BYTES = 4 * IMPORT_PART_BYTES;

/** The file was changed, moved or deleted while it was sent. */
export class UnreadableFileError extends Error {
  constructor(cause: unknown) {
    super('The file cannot be read', { cause });
    this.name = 'UnreadableFileError';
  }
}

export type UploadPort = {
  /** The offset of the next byte; `over` if the server expects no more, `expired` if it needs a new address. */
  locate(address: string, signal: AbortSignal): Promise<number | 'over' | 'expired'>;
  /** Sends a piece; returns the next offset. */
  send(address: string, piece: Blob, at: { offset: number; signal: AbortSignal; onProgress: Report }): Promise<number>;
  /** A new address for the same upload; null if it is over. */
  renew(signal: AbortSignal): Promise<string | null>;
  /** The pause before the next attempt, after this many failures in a row; null if no attempt can succeed. */
  findPause(error: unknown, failures: number): number | null;
  /** Waits, but not longer than until the network is back. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
};

type Report = (bytes: number) => void;
type Upload = {
  file: Blob;
  address: string;
  signal: AbortSignal;
  /** The number of bytes that the server has. */
  onProgress: Report;
  /** The connection broke; another attempt follows. */
  onTrouble: () => void;
};

/**
 * Sends a file in pieces. A broken connection loses one piece at most: the server's offset decides where to continue.
 */
export const sendResumable = async (port: UploadPort, upload: Upload): Promise<void> => {
  const { file, signal, onProgress, onTrouble } = upload;
  let address: string | null = upload.address;
  let offset: number | 'over' | 'expired' | null = null;
  let failures = 0;
  while (address !== null) {
    signal.throwIfAborted();
    try {
      offset ??= await port.locate(address, signal);
      if (offset === 'expired') {
        address = await port.renew(signal);
        offset = null;
        continue;
      }
      if (offset === 'over' || offset >= file.size) return;
      const begin = offset;
      onProgress(begin);
      const piece = file.slice(begin, begin + PIECE_BYTES);
      offset = await port.send(address, piece, { offset, signal, onProgress: (bytes) => onProgress(begin + bytes) });
      failures = 0;
    } catch (error) {
      signal.throwIfAborted();
      failures += 1;
      const pauseMs = port.findPause(error, failures);
      if (pauseMs === null) throw error;
      await checkReadable(file, typeof offset === 'number' ? offset : 0);
      offset = null;
      onTrouble();
      await port.pause(pauseMs, signal);
    }
  }
};

/** A deleted file looks like a broken connection. */
const checkReadable = (file: Blob, offset: number): Promise<unknown> =>
  file
    .slice(offset, offset + 1)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new UnreadableFileError(cause);
    });
