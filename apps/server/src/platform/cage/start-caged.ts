import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findLibraryPath } from '../../config.ts';

export type CagedProgram = {
  program: URL;
  stdio: StdioOptions;
  /** V8 heap limit; null if the data is outside the heap, as pixels are. */
  heapMb: number | null;
  /** Memory limit of the operating system, because V8 does not count memory outside its heap. */
  memoryMb: number;
  /** CPU limit of the process, also if its server has died. */
  cpuSeconds: number;
  /** The folder in which it may read and write files. */
  folder?: string;
  /** A package with native code that it loads. */
  addon?: string;
  env?: Record<string, string>;
};

/** V8 reserves this address space for machine code, and the system counts it. */
const CODE_RANGE_MB = 512;
const OPEN_FILES = 64;
const SHELL = '/bin/sh';
const SET_LIMITS = `ulimit -c 0; ulimit -t "$1"; ulimit -n ${OPEN_FILES}; ulimit -d "$2" 2>/dev/null; shift 2`;
/** The process ends with its server even if it is paused and cannot see its pipe close. Not every system has the program. */
const END_WITH_SERVER = 'setpriv --pdeathsig KILL';
const RUN = `${SET_LIMITS}; ${END_WITH_SERVER} true 2>/dev/null && exec ${END_WITH_SERVER} "$@"; exec "$@"`;

/**
 * Starts a program that reads untrusted bytes: without network, other processes, threads, secrets or files, except its code
 * and the given folder, and within limits of the system.
 */
export const startCaged = ({ program, stdio, heapMb, memoryMb, cpuSeconds, ...rest }: CagedProgram): ChildProcess => {
  const path = fileURLToPath(program);
  const flags = [
    '--permission',
    ...listCode(path, rest.addon).map((readable) => `--allow-fs-read=${readable}`),
    ...(rest.folder ? [`--allow-fs-read=${rest.folder}`, `--allow-fs-write=${rest.folder}`] : []),
    ...(rest.addon ? ['--allow-addons'] : []),
    // Garbage is collected early: by default V8 lets it take as much memory as what is in use.
    ...(heapMb === null ? [] : [`--max-old-space-size=${heapMb}`, '--optimize-for-size', '--max-semi-space-size=4']),
    '--no-warnings',
  ];
  const command = [process.execPath, ...flags, path];
  const limits = [String(cpuSeconds), String((CODE_RANGE_MB + memoryMb) * 1024)];
  const [file = '', ...args] = existsSync(SHELL) ? [SHELL, '-c', RUN, 'cage', ...limits, ...command] : command;
  return spawn(file, args, { stdio, env: { ...findLibraryPath(), ...rest.env } });
};

/** A built program is one file; sources import many. Packages are looked up in each folder above. */
const listCode = (path: string, addon: string | undefined): string[] => {
  const packages = addon ? (createRequire(path).resolve.paths(addon) ?? []) : [];
  if (!path.endsWith('.ts')) return [path, ...packages];
  const server = fileURLToPath(new URL('../../..', import.meta.url));
  const root = resolve(server, '../..');
  const code = [server, join(root, 'packages', 'contract'), join(root, 'node_modules'), join(root, 'package.json')];
  return [...code, ...packages];
};
