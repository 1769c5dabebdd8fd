import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, waitUntilReady } from '../../scripts/app/run-app.ts';
import { bareEnvironment } from '../../scripts/app/server-process.ts';
import { root } from '../../scripts/lib/paths.mjs';

type NpmStart = {
  url: string;
  output(): string;
  /** What a terminal does at Ctrl-C: it signals everything that runs in the foreground. */
  pressCtrlC(): void;
  /** Ends npm and its script, but not what they started, as an impatient person would. */
  killLauncher(): void;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
  isDatabaseRunning(): boolean;
};

/** Runs `npm start` as a person would, on a data folder and a port of its own. */
export const runNpmStart = async (dataDir: string): Promise<NpmStart> => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...bareEnvironment(), PORT: `${port}`, DATA_DIR: dataDir },
    // A process group of its own, as a shell gives it.
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
