import pg from 'pg';
import { unavailableError } from './failures.ts';

export const createSilence = () => unavailableError(new Error('The database does not answer.'));

/** Tracks all connections of a pool from the moment they are opened, authenticated or not. */
export const watchClients = (clients: Set<pg.ClientBase>, isSilent: () => boolean) =>
  class WatchedClient extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): undefined;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      // While the database is silent, callers that wait for a connection fail at once.
      if (callback && isSilent()) {
        process.nextTick(callback, createSilence());
        return undefined;
      }
      clients.add(this);
      this.once('end', () => clients.delete(this));
      if (!callback) return super.connect();
      super.connect(callback);
      return undefined;
    }
  };
