import pg from 'pg';

/** How long the database may be silent before it counts as away. */
const SILENT_MS = 1_000;
const BEAT_MS = 250;

type Pulse = { isSilent(): boolean; stop(): Promise<void> };

type PulseOptions = {
  connect: pg.ClientConfig;
  /** Whether anybody waits for the database at this moment: unasked for, it is left in peace. */
  isAwaited(): boolean;
  onSilence(): void;
};

/**
 * A server that hangs, or a machine that is gone without a word, breaks no connection: whoever asked would wait for
 * ever. Hence a question that any living database answers at once, on a connection of its own; a slow statement
 * is nothing to worry about as long as it is answered.
 */
export const watchPulse = ({ connect, isAwaited, onSilence }: PulseOptions): Pulse => {
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
    const outcome = await within(SILENT_MS, ask());
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

/** Without a goodbye, which a silent server would not take: what waits for an answer fails at once. */
export const cutOff = (client: pg.ClientBase): void => {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
};

type Outcome = 'answered' | 'refused' | 'silent';

const within = (ms: number, asked: Promise<void>): Promise<Outcome> =>
  new Promise((resolve) => {
    // Where this process itself was busy, the answer may lie in the socket: it is read before judging.
    const timer = setTimeout(() => setImmediate(() => resolve('silent')), ms);
    const settle = (outcome: Outcome) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    asked.then(
      () => settle('answered'),
      () => settle('refused'),
    );
  });
