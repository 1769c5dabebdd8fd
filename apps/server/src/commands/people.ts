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
    await runPeopleAct(runtime.services.people, args, terminal);
  } finally {
    await runtime.close();
  }
};

const terminal: Terminal = {
  write: (line) => void process.stdout.write(`${line}\n`),
  async ask(question) {
    const lines = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await lines.question(question);
    } finally {
      lines.close();
    }
  },
};
