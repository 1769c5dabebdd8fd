import pg from 'pg';
import { bytesFrom, cutOff } from './batching/pg-internals.ts';

/** How long the database may be silent before it counts as away: with the beat before, callers hear of it within 2 s. */
const SILENT_MS = 1_600;
const STEP_MS = 100;
const BEAT_MS = 250;

type Pulse = { isSilent(): boolean; stop(): Promise<void> };

type PulseOptions = {
  connect: pg.ClientConfig;
  /** Whether anybody waits for the database at this moment: unasked for, it is left in peace. */
  isAwaited(): boolean;
  /** How much was heard of it so far, by anybody: where that grows, it lives, however long it takes to answer. */
  countHeard(): number;
  onSilence(): void;
};

/**
 * A server that hangs, or a machine that is gone without a word, breaks no connection: whoever asked would wait for
 * ever. Hence a question that any living database answers at once, on a connection of its own; a slow statement
 * is nothing to worry about as long as it is answered. On a machine that is short of processor time even that question
 * may wait, so a database counts as away only where nobody has heard anything of it meanwhile.
 */
export const watchPulse = ({ connect, isAwaited, countHeard, onSilence }: PulseOptions): Pulse => {
  let client: pg.Client | null = null;
  let isSilent = false;
  let isAsking = false;

  const ask = async (): Promise<void> => {
    if (!client) {
      client = new pg.Client({ application_name: 'pinlife-pulse', ...connect });
      // The next question finds out.
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
    // A refusal is an answer: who asks gets one too.
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
 * Silent, once nothing was heard for a while. That while is counted in steps, as this process may stand still too: then
 * its clock goes on, but nothing could be heard.
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
      // Where this process itself was busy, the answer may lie in the socket: it is read before judging.
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
