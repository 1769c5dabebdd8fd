import type pg from 'pg';
import { isStatementError } from '../failures.ts';
import type { TextQuery } from './text-query.ts';

type Callback = (error: Error | null) => void;
type Entry = { query: TextQuery; callback: Callback };

/**
 * A pipelined connection of the pool: queries are sent while those before them are still being answered, so the database
 * goes on without waiting for this side. The connection is kept until no query follows. Stands for pg's own `pipeline`
 * option, which takes no queries of one's own making: go back to it once it does.
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

  /** pg takes one query at a time, so it is handed each one when its turn comes, though that was sent long before. */
  #runFirst(client: pg.PoolClient): void {
    this.#entries[0]?.query.run(client, (error) => this.#pass(client, error));
  }

  /** pg has to know the next query before its answer arrives, which can be in the same piece as that of this one. */
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
