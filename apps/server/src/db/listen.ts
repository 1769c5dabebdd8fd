import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { backoffMs } from '../platform/load/backoff.ts';
import type { Logger } from '../platform/logger.ts';

const RECONNECT = { baseMs: 100, capMs: 3_000 };
/**
 * A dead connection may not report an error, so it is asked regularly. Notifications are delayed by no more than this.
 */
const defaultTimeouts = { heartbeatMs: 5_000, answerMs: 3_000 };
const END_LIMIT_MS = 1_000;

type ListenerOptions = {
  connect: pg.ClientConfig;
  channels: readonly string[];
  onNotification: (channel: string, payload: string) => void;
  /** Called whenever listening (re)starts: notifications may have been missed, so the tables must be read again. */
  onReconnect: () => void;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Shorter in tests. */
  timeouts?: typeof defaultTimeouts;
};

export type Listener = { close(): Promise<void> };

/** Listens on a connection of its own and reconnects after failures. */
export const openListener = (options: ListenerOptions): Listener => {
  const closing = new AbortController();
  const finished = keepListening(options, closing.signal);
  return {
    async close() {
      closing.abort();
      await finished;
    },
  };
};

const keepListening = async (options: ListenerOptions, signal: AbortSignal): Promise<void> => {
  const { log, onReconnect } = options;
  let failures = 0;
  while (!signal.aborted) {
    try {
      await listenOnce(options, signal, () => {
        if (failures > 0) log.info('Listening to the database again.');
        failures = 0;
        guarded(log, onReconnect);
      });
    } catch (error) {
      failures += 1;
      if (failures === 1) log.warn({ err: error }, 'The connection that listens to the database is lost.');
      await sleep(backoffMs(failures, RECONNECT), undefined, { signal }).catch(() => undefined);
    }
  }
};

/** Returns without an error only when the signal is aborted. */
const listenOnce = async (options: ListenerOptions, signal: AbortSignal, onListening: () => void): Promise<void> => {
  const { connect, channels, onNotification, log, timeouts = defaultTimeouts } = options;
  const client = new pg.Client({
    application_name: 'pinlife-listen',
    keepAlive: true,
    connectionTimeoutMillis: timeouts.answerMs,
    query_timeout: timeouts.answerMs,
    ...connect,
  });
  const ended = new AbortController();
  client.on('error', (error) => ended.abort(error));
  client.on('end', () => ended.abort(new Error('The database closed the connection.')));
  client.on('notification', ({ channel, payload = '' }) => guarded(log, () => onNotification(channel, payload)));
  try {
    await client.connect();
    for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    onListening();
    await keepAlive(client, timeouts.heartbeatMs, AbortSignal.any([signal, ended.signal]));
    ended.signal.throwIfAborted();
  } finally {
    await Promise.race([client.end().catch(() => undefined), sleep(END_LIMIT_MS, undefined, { ref: false })]);
  }
};

const keepAlive = async (client: pg.Client, heartbeatMs: number, stop: AbortSignal): Promise<void> => {
  while (!stop.aborted) {
    await sleep(heartbeatMs, undefined, { signal: stop }).catch(() => undefined);
    if (!stop.aborted) await client.query('select 1');
  }
};

const guarded = (log: ListenerOptions['log'], callback: () => void) => {
  try {
    callback();
  } catch (error) {
    log.error({ err: error }, 'A listener failed.');
  }
};
