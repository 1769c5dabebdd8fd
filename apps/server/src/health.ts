import { get } from 'node:http';
import type { Config } from './config.ts';

const TIMEOUT_MS = 4_000;
/** Who listens everywhere is asked on this machine, by number: a small system knows no name for itself. */
const ownAddresses: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** `health`: whether the app of these settings answers, for whoever restarts it. Machines without any other client have this one. */
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
