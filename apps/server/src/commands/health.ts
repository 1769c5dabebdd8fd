import { get } from 'node:http';
import type { Config } from '../config.ts';

const TIMEOUT_MS = 4_000;
/** Wildcard addresses are replaced by loopback, as numbers: a minimal system may not resolve `localhost`. */
const ownAddresses: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** `health`: whether the app answers. A container needs no other HTTP client for its health check. */
export const isUp = ({ host, port }: Pick<Config, 'host' | 'port'>): Promise<boolean> =>
  new Promise((resolve) => {
    const address = ownAddresses[host] ?? host;
    const request = get({ host: address, port, path: '/healthz', timeout: TIMEOUT_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
