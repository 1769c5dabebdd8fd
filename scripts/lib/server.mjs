import { spawn } from 'node:child_process';
import { onStopSignal, waitForExit } from './child.mjs';
import { compileCache, pinnedNode, root, serverEntry } from './paths.mjs';

const PARENT_CHECK_MS = 500;

/**
 * Runs the server on the pinned Node in the foreground and returns its exit code.
 * The server ends with this process: signals are forwarded; a `kill -9` cannot be forwarded, so the server watches its
 * parent.
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
 * npm waits for its script: if npm has ended, it was killed.
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
