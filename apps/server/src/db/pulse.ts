import pg from 'pg';
import { bytesFrom, cutOff } from './batching/pg-internals.ts';

/** The time after which a silent database counts as away. With the interval of the beat, callers learn of it within 2 s. */
const SILENT_MS = 1_600;
const STEP_MS = 100;
const BEAT_MS = 250;

type Pulse = { isSilent(): boolean; stop(): Promise<void> };

type PulseOptions = {
  connect: pg.ClientConfig;
  /** Whether a caller is waiting for the database. It is not polled while nobody waits. */
  isAwaited(): boolean;
  /** The number of bytes received from the database so far. While it grows, the database is alive, however slow its answers. */
  countHeard(): number;
  onSilence(): void;
};

/**
 * Detects a database that hangs or is unreachable: its connections stay open, so callers would wait for ever. A trivial
 * query on a separate connection is sent regularly; slow statements are fine while it is answered. On a busy machine even
 * that query may wait, so the database counts as away only if nothing at all was received meanwhile.
 */
export const watchPulse = ({ connect, isAwaited, countHeard, onSilence }: PulseOptions): Pulse => {
  let client: pg.Client | null = null;
  let isSilent = false;
  let isAsking = false;

  const ask = async (): Promise<void> => {
    if (!client) {
      client = new pg.Client({ application_name: 'pinlife-pulse', ...connect });
      // The next query reports it.
      client.on('error', () => undefined);
      await client.connect();
    }
    await client.query('select 1');
  };
  const drop = (): void => {
    if (client) cutOff(client);
    client = null;
  };
  const beat = async (): Promise<void> => {
    const outcome = await listen(ask(), () => countHeard() + (client ? bytesFrom(client) : 0));
    if (outcome !== 'answered') drop();
    const wasSilent = isSilent;
    // A refused connection is an answer: callers get the same error.
    isSilent = outcome === 'silent';
    if (isSilent && !wasSilent) onSilence();
  };
  const timer = setInterval(() => {
    if (isAsking || !(isSilent || isAwaited())) return;
    isAsking = true;
    beat().finally(() => {
      isAsking = false;
    });
  }, BEAT_MS);
  timer.unref();

  return {
    isSilent: () => isSilent,
    async stop() {
      clearInterval(timer);
      await client?.end().catch(() => undefined);
    },
  };
};

type Outcome = 'answered' | 'refused' | 'silent';

/**
 * Resolves to silent when nothing was received for a while. Time is counted in steps: if this process was suspended,
 * its clock goes on but it could not receive anything.
 */
const listen = (asked: Promise<void>, countHeard: () => number): Promise<Outcome> =>
  new Promise((resolve) => {
    let heard = countHeard();
    let steps = 0;
    let isEnded = false;
    let timer: NodeJS.Timeout;
    const judge = () => {
      if (isEnded) return;
      const heardNow = countHeard();
      steps = heardNow === heard ? steps + 1 : 0;
      heard = heardNow;
      if (steps * STEP_MS >= SILENT_MS) resolve('silent');
      else wait();
    };
    const wait = () => {
      // If this process was busy, the answer may be waiting in the socket: it is read before the decision.
      timer = setTimeout(() => setImmediate(judge), STEP_MS);
    };
    const end = (outcome: Outcome) => {
      isEnded = true;
      clearTimeout(timer);
      resolve(outcome);
    };
    wait();
    asked.then(
      () => end('answered'),
      () => end('refused'),
    );
  });
