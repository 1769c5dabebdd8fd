import { connect } from 'node:net';
import { type Answer, beginAnswer } from './answer.ts';
import type { Replay } from './replay.ts';
import { hasWrk, runWrk } from './wrk.ts';

export type Load = { connections: number; seconds: number };

export type Throughput = {
  perSecond: number;
  answered: number;
  /** CPU time of the client per request. */
  askingUs: number;
};

/** Sends over kept-alive connections, one request at a time on each: by wrk, or without it from this process. */
export const measureLoad = (replay: Replay, load: Load): Promise<Throughput> =>
  hasWrk() ? runWrk(replay, load) : askHere(replay, load);

const WARM_UP_CONNECTIONS = 32;

/**
 * A server that has just started still compiles its code, which is not measured. After ten seconds it has compiled nearly
 * all.
 */
export const warmUp = async (replay: Replay, seconds: number): Promise<void> => {
  await measureLoad(replay, { connections: WARM_UP_CONNECTIONS, seconds });
};

const askHere = (replay: Replay, { connections, seconds }: Load): Promise<Throughput> => {
  const endsAt = performance.now() + seconds * 1000;
  return askWhile(replay, connections, () => performance.now() < endsAt);
};

/** Sends every request once. */
export const sendAll = (replay: Replay, connections: number): Promise<Throughput> =>
  askWhile(replay, connections, () => replay.taken() < replay.count);

/**
 * Raw sockets that read into one buffer and check only status and length, so that the client takes little CPU time from the
 * server on the same machine.
 */
const askWhile = async (replay: Replay, connections: number, goesOn: () => boolean): Promise<Throughput> => {
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  const counts = await Promise.all(Array.from({ length: connections }, () => repeat(replay, goesOn)));
  const answered = counts.reduce((sum, count) => sum + count, 0);
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    perSecond: answered / ((performance.now() - startedAt) / 1000),
    answered,
    askingUs: (user + system) / answered,
  };
};

const BUFFER_SIZE = 64 * 1024;

/** Sends repeatedly on one connection; returns the number of answers. */
const repeat = (replay: Replay, goesOn: () => boolean): Promise<number> =>
  new Promise((resolve, reject) => {
    let count = 0;
    let answer: Answer | null = null;
    const take = (length: number, buffer: Uint8Array): boolean => {
      const chunk = (buffer as Buffer).subarray(0, length);
      answer ??= beginAnswer(chunk);
      if (!answer) reject(new Error(`The server answered ${chunk.toString('latin1')}`));
      if (!answer?.isWhole(chunk)) return true;
      answer = null;
      count += 1;
      ask();
      return true;
    };
    const onread = { buffer: Buffer.alloc(BUFFER_SIZE), callback: take };
    const socket = connect({ port: replay.port, host: '127.0.0.1', noDelay: true, onread });
    const ask = () => {
      if (goesOn()) return socket.write(replay.take());
      resolve(count);
      return socket.destroy();
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed the connection.')));
  });
