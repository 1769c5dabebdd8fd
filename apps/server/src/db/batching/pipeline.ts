import type pg from 'pg';
import { isStatementError } from '../failures.ts';
import type { TextQuery } from './text-query.ts';

type Callback = (error: Error | null) => void;
type Entry = { query: TextQuery; callback: Callback };

/**
 * A pipelined connection of the pool: queries are sent before earlier ones are answered, so the database does not wait
 * for the server. The connection is released when no query follows. Replaces pg's `pipeline` option, which takes no
 * custom queries: use that once it does.
 */
export class PipelinedConnection {
  readonly #pool: pg.Pool;
  readonly #entries: Entry[] = [];
  #client: pg.PoolClient | undefined;
  #broken: Error | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  run(query: TextQuery, callback: Callback): void {
    const isFirst = this.#entries.push({ query, callback }) === 1;
    if (this.#client && !this.#broken) query.sendAhead(this.#client);
    if (!isFirst) return;
    if (this.#client) this.#runFirst(this.#client);
    else this.#pool.connect((error, client) => this.#begin(error, client));
  }

  #begin(error: Error | undefined, client: pg.PoolClient | undefined): void {
    if (!client) {
      for (const { callback } of this.#entries.splice(0)) callback(error ?? new Error('There is no connection.'));
      return;
    }
    this.#client = client;
    client.on('error', this.#onError);
    for (const { query } of this.#entries) query.sendAhead(client);
    this.#runFirst(client);
  }

  readonly #onError = (error: Error) => {
    this.#broken = error;
  };

  /** pg accepts one query at a time, so each is submitted when its turn comes, although it was sent before. */
  #runFirst(client: pg.PoolClient): void {
    this.#entries[0]?.query.run(client, (error) => this.#pass(client, error));
  }

  /** pg must have the next query before its answer arrives, which can be in the same chunk. */
  #pass(client: pg.PoolClient, error: Error | null): void {
    const done = this.#entries.shift();
    if (error && !isStatementError(error)) this.#broken ??= error;
    this.#runFirst(client);
    done?.callback(error);
    if (this.#entries.length === 0) this.#end(client);
  }

  #end(client: pg.PoolClient): void {
    if (!this.#broken) client.off('error', this.#onError);
    this.#client = undefined;
    client.release(this.#broken);
    this.#broken = undefined;
  }
}
