import pg from 'pg';
import type { TextQuery } from './text-query.ts';

type Runner = { query: TextQuery; callback: (error: Error | null) => void };

/**
 * A connection of the pool for queries that follow each other. They set out while those before them are still being
 * answered, so the database goes on without waiting for this side, and the connection is kept until none follows.
 */
export class Relay {
  readonly #pool: pg.Pool;
  readonly #runners: Runner[] = [];
  #client: pg.PoolClient | undefined;
  #broken: Error | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  run(query: TextQuery, callback: (error: Error | null) => void): void {
    const isFirst = this.#runners.push({ query, callback }) === 1;
    if (this.#client && !this.#broken) query.sendAhead(this.#client);
    if (!isFirst) return;
    if (this.#client) this.#runFirst(this.#client);
    else this.#pool.connect((error, client) => this.#begin(error, client));
  }

  #begin(error: Error | undefined, client: pg.PoolClient | undefined): void {
    if (!client) {
      for (const { callback } of this.#runners.splice(0)) callback(error ?? new Error('There is no connection.'));
      return;
    }
    this.#client = client;
    client.on('error', this.#onError);
    for (const { query } of this.#runners) query.sendAhead(client);
    this.#runFirst(client);
  }

  readonly #onError = (error: Error) => {
    this.#broken = error;
  };

  /** pg hears of it when its turn comes, though it may be on its way for long. */
  #runFirst(client: pg.PoolClient): void {
    this.#runners[0]?.query.run(client, (error) => this.#pass(client, error));
  }

  /** The next one has to be known before its answer arrives, which can be in the same piece. */
  #pass(client: pg.PoolClient, error: Error | null): void {
    const done = this.#runners.shift();
    if (error && !isMild(error)) this.#broken ??= error;
    this.#runFirst(client);
    done?.callback(error);
    if (this.#runners.length === 0) this.#end(client);
  }

  #end(client: pg.PoolClient): void {
    if (!this.#broken) client.off('error', this.#onError);
    this.#client = undefined;
    client.release(this.#broken);
    this.#broken = undefined;
  }
}

/**
 * With these the server ends the connection: 08 it broke, 57P0x the server stops or was told to end this one, 25P03 and
 * 25P04 it waited too long inside a transaction. The word that says how grave an error is cannot tell: it comes in the
 * language of the server.
 */
const ENDING_STATES = /^(08|57P0|25P03|25P04)/;

/** Nothing was kept, and the connection is as good as before. After anything graver nobody knows what was kept. */
export const isMild = (error: Error): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && !ENDING_STATES.test(error.code);
