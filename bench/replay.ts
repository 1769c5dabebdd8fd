export type Request = {
  path: string;
  token?: string;
  /** GET unless given, POST with a body. */
  method?: 'PUT' | 'PATCH';
  body?: unknown;
  headers?: Record<string, string>;
};

/**
 * Requests to one server, sent one after the other and then again from the first; every load continues after the previous
 * one.
 */
export type Replay = {
  port: number;
  count: number;
  /** The raw bytes of the requests. */
  requests: readonly Buffer[];
  /** Returns the next request. */
  take(): Buffer;
  /** Returns the number of requests taken so far; adds `more`. */
  taken(): number;
  skip(count: number): void;
};

export const createReplay = (port: number, requests: readonly Request[]): Replay => {
  if (requests.length === 0) throw new Error('There is nothing to ask.');
  const bytes = requests.map((request) => formatRequest(port, request));
  let next = 0;
  return {
    port,
    count: bytes.length,
    requests: bytes,
    take: () => bytes[next++ % bytes.length] as Buffer,
    taken: () => next,
    skip: (count) => {
      next += count;
    },
  };
};

/** Mixes writes into the reads, each another one; `writePercent` of 0 leaves the reads unchanged. */
export const mixIn = (
  reads: readonly Request[],
  writes: readonly Request[],
  writePercent: 0 | 1 | 10,
): readonly Request[] => {
  if (writePercent === 0) return reads;
  const every = 100 / writePercent;
  return writes.flatMap((write, index) => [
    ...Array.from({ length: every - 1 }, (_none, at) => reads[(index * (every - 1) + at) % reads.length] as Request),
    write,
  ]);
};

const formatRequest = (port: number, { path, token, body, method, headers = {} }: Request): Buffer => {
  const text = body === undefined ? '' : JSON.stringify(body);
  return Buffer.from(
    [
      `${method ?? (text ? 'POST' : 'GET')} ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...(text ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
      '',
      text,
    ].join('\r\n'),
  );
};
