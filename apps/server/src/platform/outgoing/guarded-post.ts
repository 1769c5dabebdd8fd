import type { OutgoingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { createPublicLookup, isPublicHost, PrivateAddress } from './public-address.ts';

const HTTPS_PORT = '443';
/** Only the status of an answer is used: what is longer is cut off, whatever it is, as reading it keeps the event loop busy. */
const ANSWER_MAX_BYTES = 64 * 1024;
/** Answers with 1xx, which come before the answer: an endless number of them keeps the event loop busy. */
const EARLY_ANSWERS_MAX = 16;

type Options = {
  /** `host:port` of private addresses that the operator allows. */
  allowHosts: readonly string[];
  timeoutMs: number;
  /** Set: connections are kept for the next call, at most this number per host. Undefined: each call has a separate one. */
  socketsPerHost?: number | undefined;
  /** Additional CA certificates. */
  ca?: string | undefined;
  /** Replaced in tests. */
  resolve?: Parameters<typeof createPublicLookup>[0];
};

type Call = { headers: OutgoingHttpHeaders; body: string | Buffer; signal?: AbortSignal };
export type PostAnswer = { status: number; retryAfter: string | undefined };

export type GuardedPost = {
  /** Whether the address is allowed, as far as that is known without resolving its name. */
  accepts(url: URL): boolean;
  /** Throws `PrivateAddress` if the address is not allowed, or the error of the connection if there is no answer. */
  post(url: URL, call: Call): Promise<PostAnswer>;
};

/**
 * Calls addresses that people have entered: https only, public addresses only, checked when connecting. Redirects are not
 * followed, because that would bypass the check. Time and answer are limited.
 */
export const createGuardedPost = (options: Options): GuardedPost => {
  const { allowHosts, timeoutMs, socketsPerHost, ca, resolve } = options;
  const settings = {
    ...(socketsPerHost === undefined ? {} : { keepAlive: true, maxSockets: socketsPerHost }),
    timeout: timeoutMs,
    ...(ca && { ca }),
  };
  const publicAgent = new Agent({ ...settings, lookup: createPublicLookup(resolve) });
  const allowedAgent = new Agent(settings);

  const findAgent = ({ protocol, hostname, port, username, password }: URL): Agent | null => {
    if (protocol !== 'https:' || username !== '' || password !== '') return null;
    if (allowHosts.includes(`${hostname}:${port || HTTPS_PORT}`)) return allowedAgent;
    return isPublicHost(hostname) ? publicAgent : null;
  };

  return {
    accepts: (url) => findAgent(url) !== null,

    post: (url, { headers, body, signal }) =>
      new Promise((resolvePost, reject) => {
        const agent = findAgent(url);
        if (!agent) throw new PrivateAddress(`${url.host} is not a public host.`);
        const inTime = AbortSignal.timeout(timeoutMs);
        const limit = signal ? AbortSignal.any([signal, inTime]) : inTime;
        const call = request(url, { method: 'POST', headers, agent, signal: limit }, (response) => {
          resolvePost({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
          response.resume();
          // Errors after the status are ignored.
          response.on('error', () => undefined);
        });
        // The bytes of the connection, as a body without a byte can be announced without end.
        call.on('socket', (socket) => {
          let length = 0;
          const count = (chunk: Buffer) => {
            length += chunk.length;
            if (length > ANSWER_MAX_BYTES) call.destroy(new Error('The answer is too long.'));
          };
          socket.on('data', count);
          call.once('close', () => socket.off('data', count));
        });
        let early = 0;
        call.on('information', () => {
          early += 1;
          if (early > EARLY_ANSWERS_MAX) call.destroy(new Error('There were too many answers before the answer.'));
        });
        call.on('timeout', () => call.destroy(new Error('There was no answer in time.')));
        call.on('error', reject);
        // After an answer 101 the connection is closed without an error, and the signal does not end that call.
        call.on('close', () => reject(new Error('The connection ended without an answer.')));
        call.end(body);
      }),
  };
};
