import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

/** The signals that stop a command: Ctrl-C, `kill`, a closed terminal. */
const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Calls `stop` for every stop signal instead of ending the process, until it is released.
 * @param {(signal: NodeJS.Signals) => void} stop
 * @returns {() => void} The release.
 */
export const onStopSignal = (stop) => {
  for (const signal of stopSignals) process.on(signal, stop);
  return () => {
    for (const signal of stopSignals) process.off(signal, stop);
  };
};

/**
 * The exit code of a child as in a shell.
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
export const waitForExit = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });

/**
 * Runs a program with its output shown, and forwards stop signals to it.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} options
 * @returns {Promise<number>} The exit code.
 */
export const run = async (command, args, options = {}) => {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const release = onStopSignal((signal) => child.kill(signal));
  try {
    return await waitForExit(child);
  } finally {
    release();
  }
};

/**
 * Runs a program silently and returns its output.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export const runQuietly = async (command, args, options = {}) => {
  const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const release = onStopSignal((signal) => child.kill(signal));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  try {
    return { code: await waitForExit(child), output };
  } finally {
    release();
  }
};

/**
 * Prints the output of a program at its end, so that it does not mix with that of others.
 * @type {typeof run}
 */
export const runInOnePiece = async (command, args, options) => {
  const { code, output } = await runQuietly(command, args, options);
  process.stdout.write(output);
  return code;
};

/** Whether an exit code means that a signal stopped the program, not that it failed. */
export const wasStopped = (/** @type {number} */ code) =>
  stopSignals.some((signal) => code === 128 + constants.signals[signal]);
