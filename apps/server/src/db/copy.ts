import { Readable } from 'node:stream';
import type pg from 'pg';
import { endCopy, failCopy, pauseReading, resumeReading, sendCopyChunk, sendText } from './batching/pg-internals.ts';

/**
 * Streams the rows of a COPY … TO STDOUT. This file replaces pg-copy-streams: use that when a new major version of pg
 * changes how messages are read.
 */
export const copyOut = (client: pg.ClientBase, text: string): CopiedRows => {
  const rows = new CopyOut(text);
  client.query(rows);
  return rows;
};

/** Streams bytes into a COPY … FROM STDIN. Returns the number of rows. */
export const copyIn = (client: pg.ClientBase, text: string, bytes: AsyncIterable<Buffer>): Promise<number> =>
  new Promise((resolve, reject) => {
    client.query(new CopyIn(text, bytes, (error, count) => (error ? reject(error) : resolve(count))));
  });

/** `rowCount` is known once all rows are read. */
type CopiedRows = Readable & { readonly rowCount: number };

/** Parses `COPY 12`. */
const readCount = ({ text }: { text: string }): number => Number(text.split(' ')[1] ?? 0);

class CopyOut extends Readable implements pg.Submittable {
  readonly text: string;
  rowCount = 0;
  #connection: pg.Connection | undefined;

  constructor(text: string) {
    super();
    this.text = text;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    sendText(connection, this.text);
  }

  override _read(): void {
    this.#resume();
  }

  /** The remaining rows are skipped, so that the connection can be used again. */
  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    this.#resume();
    callback(error);
  }

  #pause(): void {
    if (this.#connection) pauseReading(this.#connection);
  }

  #resume(): void {
    if (this.#connection) resumeReading(this.#connection);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // Copies the chunk: the parser reuses its memory.
    if (!this.destroyed && !this.push(Buffer.from(chunk))) this.#pause();
  }

  handleCommandComplete(message: { text: string }): void {
    this.rowCount = readCount(message);
  }

  handleReadyForQuery(): void {
    if (!this.destroyed) this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }
}

class CopyIn implements pg.Submittable {
  readonly text: string;
  readonly #bytes: AsyncIterable<Buffer>;
  readonly #done: (error: Error | null, count: number) => void;
  #rowCount = 0;
  /** The error of the source. The database only reports that the copy was cancelled. */
  #cause: Error | undefined;

  constructor(text: string, bytes: AsyncIterable<Buffer>, done: (error: Error | null, count: number) => void) {
    this.text = text;
    this.#bytes = bytes;
    this.#done = done;
  }

  submit(connection: pg.Connection): void {
    sendText(connection, this.text);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    void this.#send(connection);
  }

  async #send(connection: pg.Connection): Promise<void> {
    try {
      for await (const chunk of this.#bytes) await sendCopyChunk(connection, chunk);
      endCopy(connection);
    } catch (error) {
      this.#cause = error as Error;
      failCopy(connection, 'The bytes ended early.');
    }
  }

  handleCommandComplete(message: { text: string }): void {
    this.#rowCount = readCount(message);
  }

  handleReadyForQuery(): void {
    this.#done(null, this.#rowCount);
  }

  handleError(error: Error): void {
    this.#done(this.#cause ?? error, 0);
  }
}
