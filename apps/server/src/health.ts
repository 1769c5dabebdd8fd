import { get } from 'node:http';
import type { Config } from './config.ts';

const TIMEOUT_MS = 4_000;
const ANY_ADDRESS = /^(0\.0\.0\.0|::)$/;

/** `health`: whether the app of these settings answers, for whoever restarts it. Machines without any other client have this one. */
export const isUp = ({ host, port }: Pick<Config, 'host' | 'port'>): Promise<boolean> =>
  new Promise((resolve) => {
    const address = ANY_ADDRESS.test(host) ? 'localhost' : host;
    const request = get({ host: address, port, path: '/healthz', timeout: TIMEOUT_MS }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
