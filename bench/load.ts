import { connect } from 'node:net';
import { hasWrk, runWrk } from './wrk.ts';

export type Request = {
  path: string;
  token?: string;
  /** Makes it a POST. */
  body?: unknown;
  headers?: Record<string, string>;
};
export type Load = Request & { port: number; connections: number; seconds: number };

export type Throughput = {
  perSecond: number;
  answered: number;
  /** Processor time that asking took on this side, a request. */
  askingUs: number;
};

export const measureThroughput = async (load: Load): Promise<number> => (await measureLoad(load)).perSecond;

/** Over kept-alive connections, one request at a time on each: by wrk, and without it from here. */
export const measureLoad = (load: Load): Promise<Throughput> => (hasWrk() ? runWrk(load) : askHere(load));

const WARM_UP_CONNECTIONS = 32;

/**
 * A server that has just started still compiles what it runs; that is no part of what is measured. After ten seconds it
 * has compiled nearly all.
 */
export const warmUp = async (request: Request & { port: number }, seconds: number): Promise<void> => {
  await measureLoad({ ...request, connections: WARM_UP_CONNECTIONS, seconds });
};

/**
 * Raw sockets that read into one buffer and look at nothing but status and length, so that the measuring side stays
 * cheap beside what it measures on the same machine.
 */
const askHere = async ({ port, connections, seconds, ...wanted }: Load): Promise<Throughput> => {
  const request = Buffer.from(formatRequest(port, wanted));
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: connections }, () => repeat(port, request, endsAt)));
  const answered = counts.reduce((sum, count) => sum + count, 0);
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    perSecond: answered / ((performance.now() - startedAt) / 1000),
    answered,
    askingUs: (user + system) / answered,
  };
};

const BUFFER_SIZE = 64 * 1024;

/** Asks again and again on one connection until the time is up; answers how often. */
const repeat = (port: number, request: Buffer, endsAt: number): Promise<number> =>
  new Promise((resolve, reject) => {
    let count = 0;
    let missing = 0;
    const take = (length: number, buffer: Uint8Array): boolean => {
      const chunk = buffer as Buffer;
      missing = (missing || readLength(chunk, length)) - length;
      if (Number.isNaN(missing)) reject(new Error(`The server answered ${chunk.toString('latin1', 0, length)}`));
      if (missing > 0) return true;
      count += 1;
      ask();
      return true;
    };
    const onread = { buffer: Buffer.alloc(BUFFER_SIZE), callback: take };
    const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
    const ask = () => {
      if (performance.now() < endsAt) return socket.write(request);
      resolve(count);
      return socket.destroy();
    };
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed the connection.')));
  });

const STATUS_AT = 'HTTP/1.1 '.length;
const TWO = '2'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const lengthFields = [Buffer.from('content-length: '), Buffer.from('Content-Length: ')];
const headEnd = Buffer.from('\r\n\r\n');

/** How many bytes a good answer has in all; not a number for any other. Heads come in one piece. */
const readLength = (chunk: Buffer, length: number): number => {
  if (chunk[STATUS_AT] !== TWO) return Number.NaN;
  const bodyAt = chunk.indexOf(headEnd) + headEnd.length;
  for (const field of lengthFields) {
    const at = chunk.indexOf(field);
    if (at > 0 && at < bodyAt) return bodyAt + readNumber(chunk, at + field.length, length);
  }
  return Number.NaN;
};

const readNumber = (chunk: Buffer, from: number, length: number): number => {
  let value = 0;
  for (let at = from; at < length; at += 1) {
    const digit = (chunk[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  return value;
};

const formatRequest = (port: number, { path, token, body, headers = {} }: Request): string => {
  const text = body === undefined ? '' : JSON.stringify(body);
  return [
    `${text ? 'POST' : 'GET'} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(text ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
    '',
    text,
  ].join('\r\n');
};
