import { spawn } from 'node:child_process';
import { onStopSignal, waitForExit } from './child.mjs';
import { compileCache, pinnedNode, root, serverEntry } from './paths.mjs';

const PARENT_CHECK_MS = 500;

/**
 * Runs the server on the pinned Node in the foreground and answers its exit code.
 * Whatever ends this process ends the server too: a signal is handed on, and after a `kill -9`, which can be
 * handed on by nobody, the server sees that its launcher is gone.
 * @param {string[]} args
 */
export const runServer = async (args) => {
  const server = spawn(pinnedNode, [serverEntry, ...args], {
    cwd: root,
    env: { ...compileCache, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const release = onStopSignal((signal) => server.kill(signal));
  const stopWatching = watchNpm(() => server.kill('SIGTERM'));
  try {
    return await waitForExit(server);
  } finally {
    stopWatching();
    release();
  }
};

/**
 * npm waits for its script, so an npm that is gone was killed.
 * @param {() => void} onGone
 */
const watchNpm = (onGone) => {
  if (!process.env['npm_lifecycle_event']) return () => {};
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    onGone();
  }, PARENT_CHECK_MS);
  return () => clearInterval(timer);
};
