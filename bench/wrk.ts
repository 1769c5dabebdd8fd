import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installPackage, succeeds } from './debian.ts';
import type { Load, Throughput } from './load.ts';
import { canWatch, readCpuMs } from './process.ts';
import type { Replay } from './replay.ts';

let isKnown: boolean | undefined;

/** wrk is a small C program, so that the client takes little of the measured cores. */
export const hasWrk = (): boolean => {
  isKnown ??= isThere() || (installPackage('wrk') && isThere());
  return isKnown;
};

const isThere = () => succeeds('which', ['wrk']);

export const runWrk = async (replay: Replay, { connections, seconds }: Load): Promise<Throughput> => {
  const folder = await mkdtemp(join(tmpdir(), 'pinlife-wrk-'));
  try {
    const [script, requests] = [join(folder, 'replay.lua'), join(folder, 'requests')];
    await writeFile(requests, packRequests(replay.requests));
    await writeFile(script, writeScript(requests, replay.taken() % replay.count));
    const running = promisify(execFile)('wrk', listOptions(replay.port, script, { connections, seconds }));
    const readCpu = watchCpu(running.child);
    const report = readReport((await running).stdout);
    replay.skip(report.answered + connections);
    return { ...report, askingUs: (readCpu() / report.answered) * 1000 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** wrk takes an answer for failed after 2 s unless it is told otherwise; a search of another program may take longer. */
const ANSWER_SECONDS = 30;

export const listOptions = (port: number, script: string, { connections, seconds }: Load): string[] => [
  ...['-t', '1', '-c', `${connections}`, '-d', `${Math.ceil(seconds)}s`],
  ...['--timeout', `${ANSWER_SECONDS}s`, '-s', script],
  `http://127.0.0.1:${port}`,
];

const LOOK_MS = 20;

/** Samples the processor time of a process, because it can no longer be read once the process has exited. */
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

/** Each request is preceded by its length. */
export const packRequests = (requests: readonly Buffer[]): Buffer =>
  Buffer.concat(requests.flatMap((request) => [Buffer.from(`${request.length}\n`), request]));

/** A wrk script that sends the requests of the file unchanged, beginning with number `start`. */
export const writeScript = (file: string, start: number): string => `local requests = {}
local file = assert(io.open([[${file}]], "rb"))
while true do
  local length = file:read("*n")
  if not length then break end
  file:read(1)
  requests[#requests + 1] = file:read(length)
end
file:close()
local at = ${start}
request = function()
  local next = requests[at % #requests + 1]
  at = at + 1
  return next
end
`;

/** Throws if any answer failed, because the figures would be invalid. */
export const readReport = (report: string): Pick<Throughput, 'perSecond' | 'answered'> => {
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(report)?.[1]);
  const answered = Number(/(\d+) requests in/.exec(report)?.[1]);
  const isGood = perSecond > 0 && answered > 0 && !/Non-2xx|Socket errors/.test(report);
  if (!isGood) throw new Error(`wrk says:\n${report}`);
  return { perSecond, answered };
};
