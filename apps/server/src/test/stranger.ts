import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import type { TestApp } from './app.ts';

type Asked = { headers?: Record<string, string>; address?: string; method?: InjectOptions['method'] };

/** Requests a page without a session. */
export const visit = (
  { app }: TestApp,
  url: string,
  { headers = {}, address = '192.0.2.1', method = 'GET' }: Asked = {},
): Promise<Response> => app.inject({ method: method ?? 'GET', url, headers, remoteAddress: address });

/** Sends the form of the passphrase. */
export const givePassphrase = (
  { app }: TestApp,
  url: string,
  passphrase: string,
  { headers = {}, address = '192.0.2.1' }: Asked = {},
): Promise<Response> =>
  app.inject({
    method: 'POST',
    url,
    remoteAddress: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ passphrase }).toString(),
  });

/** The cookie of an answer for the next request. */
export const cookieOf = ({ headers }: Response): string => String(headers['set-cookie'] ?? '').split(';', 1)[0] ?? '';
