import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Config } from '../config.ts';
import { prepareConnections } from '../db/prepare-connections.ts';
import { createLogger } from '../platform/logger.ts';
import { openRuntime } from '../runtime.ts';
import { runPeopleAct, type Terminal } from './people-acts.ts';

/** Works with or without a running app. The worker sends the mails. */
export const runPeople = async (config: Config, args: readonly string[]): Promise<void> => {
  // Logs errors only, because scripts read the output.
  const log = createLogger('error');
  const runtime = await openRuntime(config, log, await prepareConnections(config, log, { isJoining: true }));
  try {
    await runPeopleAct(runtime.services.people, args, openTerminal(process.stdin, process.stderr));
  } finally {
    await runtime.close();
  }
};

export const openTerminal = (input: NodeJS.ReadableStream, questions: NodeJS.WritableStream): Terminal => ({
  write: (line) => void process.stdout.write(`${line}\n`),
  async ask(question) {
    const lines = createInterface({ input, output: questions });
    // Input that ends without a line is an empty reply; the question alone would let the process end as if all were done.
    const ended = once(lines, 'close').then(() => '');
    try {
      return await Promise.race([lines.question(question), ended]);
    } finally {
      lines.close();
    }
  },
});
