import pg from 'pg';
import { createUnavailable } from './failures.ts';

export const createSilence = () => createUnavailable(new Error('The database does not answer.'));

/** Connections that are known from their first step on, whether the server has let them in by now or not. */
export const watchClients = (clients: Set<pg.ClientBase>, isSilent: () => boolean, onEnd = () => {}) =>
  class WatchedClient extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): undefined;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      // Those who have waited for a connection are told too, instead of each trying in vain.
      if (callback && isSilent()) {
        process.nextTick(callback, createSilence());
        return undefined;
      }
      clients.add(this);
      this.once('end', () => {
        clients.delete(this);
        onEnd();
      });
      if (!callback) return super.connect();
      super.connect(callback);
      return undefined;
    }
  };
