import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, waitUntilReady } from '../../scripts/app/run-app.ts';
import { bareEnvironment } from '../../scripts/app/server-process.ts';
import { root } from '../../scripts/lib/paths.mjs';

type NpmStart = {
  url: string;
  output(): string;
  /** Signals the whole process group, as a terminal does at Ctrl-C. */
  pressCtrlC(): void;
  /** Ends npm and its script, but not what they started, as an impatient person would. */
  killLauncher(): void;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
  isDatabaseRunning(): boolean;
};

/** Runs `npm start` with its own data folder and port. */
export const runNpmStart = async (dataDir: string): Promise<NpmStart> => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...bareEnvironment(), PORT: `${port}`, DATA_DIR: dataDir },
    // Its own process group, as in a shell.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const group = child.pid ?? Number.NaN;
  try {
    await waitUntilReady(url, child);
  } catch (error) {
    process.kill(-group, 'SIGKILL');
    throw new Error(`${error}\n${output}`);
  }
  return {
    url,
    output: () => output,
    pressCtrlC: () => process.kill(-group, 'SIGINT'),
    killLauncher: () => process.kill(group, 'SIGKILL'),
    ended,
    isDatabaseRunning: () => existsSync(join(dataDir, 'postgres', 'postmaster.pid')),
  };
};
