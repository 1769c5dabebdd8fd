import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installPackage, succeeds } from './debian.ts';
import type { Load, Throughput } from './load.ts';
import { canWatch, readCpuMs } from './process.ts';

let isKnown: boolean | undefined;

/** wrk is a small C program, so that the client takes little of the measured cores. */
export const hasWrk = (): boolean => {
  isKnown ??= isThere() || (installPackage('wrk') && isThere());
  return isKnown;
};

const isThere = () => succeeds('which', ['wrk']);

export const runWrk = async (load: Load): Promise<Throughput> => {
  const folder = await mkdtemp(join(tmpdir(), 'pinlife-wrk-'));
  try {
    const script = join(folder, 'request.lua');
    await writeFile(script, writeScript(load));
    const running = promisify(execFile)('wrk', [
      ...['-t', '1', '-c', `${load.connections}`, '-d', `${Math.ceil(load.seconds)}s`, '-s', script],
      `http://127.0.0.1:${load.port}${load.path}`,
    ]);
    const readCpu = watchCpu(running.child);
    const report = readReport((await running).stdout);
    return { ...report, askingUs: (readCpu() / report.answered) * 1000 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const LOOK_MS = 20;

/** Answers what tells how much a process had used when it was last looked at: once it has ended nobody can say. */
const watchCpu = ({ pid }: ChildProcess): (() => number) => {
  let used = 0;
  const look = setInterval(() => {
    if (canWatch && pid && existsSync(`/proc/${pid}/stat`)) used = readCpuMs(pid);
  }, LOOK_MS);
  return () => {
    clearInterval(look);
    return used;
  };
};

export const writeScript = ({ token, body, headers = {} }: Omit<Load, 'port' | 'connections' | 'seconds'>): string => {
  const all = {
    ...headers,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return [
    ...(body === undefined ? [] : ['wrk.method = "POST"', `wrk.body = ${quote(JSON.stringify(body))}`]),
    ...Object.entries(all).map(([name, value]) => `wrk.headers[${quote(name)}] = ${quote(value)}`),
    '',
  ].join('\n');
};

/** Lua reads three decimal digits after a backslash as one byte, whatever it is. */
const quote = (text: string): string =>
  `"${text.replace(/["\\\p{Cc}]/gu, (character) => `\\${`${character.charCodeAt(0)}`.padStart(3, '0')}`)}"`;

/** Throws where an answer failed: the figures would be worthless. */
export const readReport = (report: string): Pick<Throughput, 'perSecond' | 'answered'> => {
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(report)?.[1]);
  const answered = Number(/(\d+) requests in/.exec(report)?.[1]);
  const isGood = perSecond > 0 && answered > 0 && !/Non-2xx|Socket errors/.test(report);
  if (!isGood) throw new Error(`wrk says:\n${report}`);
  return { perSecond, answered };
};
