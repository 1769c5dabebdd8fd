import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANSWER_MARK } from '@pinlife/contract/answer-mark';
import { type RouteName, routes } from '@pinlife/contract/routes';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { createVerifiedAccount, newSignup, PASSWORD } from '../test/person.ts';

let testApp: TestApp;
/** The app as served over https, with a page. */
let app: FastifyInstance;
let webFolder: string;
const log: string[] = [];
beforeAll(async () => {
  testApp = await createTestApp();
  webFolder = await mkdtemp(join(tmpdir(), 'pinlife-web-'));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>PinLife</title>');
  await writeFile(join(webFolder, 'assets/main-abc.js'), 'export const a = 1;');
  app = await buildApp({
    ...testApp.services,
    version: 'test',
    webFolder,
    isSecure: true,
    trustProxy: false,
    logger: pino({ level: 'info' }, { write: (line: string) => log.push(line) }),
  });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
  await rm(webFolder, { recursive: true });
});

const calls = (Object.keys(routes) as RouteName[]).map((name) => {
  const [method, path] = routes[name];
  return { method, url: path.replaceAll(/:\w+/g, 'x') };
});
const pages = [
  '/',
  '/login',
  '/assets/main-abc.js',
  '/assets/gone.js',
  '/healthz',
  '/api/docs',
  '/api/gone',
  '/%F0%9F',
];
const everything = [...calls, ...pages.map((url) => ({ method: 'GET' as const, url }))];

const readPolicy = (header: unknown): Map<string, string[]> =>
  new Map(
    String(header)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

describe('every answer', () => {
  it.each(everything)('forbids features that a page does not need: $method $url', async ({ method, url }) => {
    const { headers } = await app.inject({ method, url });
    expect(headers).toMatchObject({
      [ANSWER_MARK]: url.startsWith('/api/') ? expect.stringMatching(/^[\w-]{8}\.\d+$/) : '1',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    const policy = readPolicy(headers['content-security-policy']);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('frame-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['pinlife', 'ProseMirrorClipboard']);
    // The editor reads the style attributes of pasted text.
    policy.delete('style-src-attr');
    expect([...policy.values()].flat().filter((source) => /\*|unsafe|^https?:$/.test(source))).toEqual([]);
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each(calls)('is not cached unless it is the same for all people: $method $url', async ({ method, url }) => {
    const { headers } = await app.inject({ method, url });
    const isForAll = ['/api/countries', '/api/instance'].includes(url);
    if (!isForAll) expect(headers['cache-control']).toBe('no-store');
  });

  it('grants other sites nothing, for any request', async () => {
    const headers = {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization',
    };
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/user', headers });
    expect(answer.statusCode).toBe(404);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('cookies', () => {
  it('are set only by a login: out of reach of scripts and other sites, and over https only', async () => {
    const signup = newSignup();
    await createVerifiedAccount(testApp, signup);
    const login = { username: signup.username, password: PASSWORD };
    const secure = await app.inject({ method: 'POST', url: '/api/auth/login', payload: login });
    const cookies = [secure.headers['set-cookie']].flat();
    expect(cookies).toHaveLength(1);
    const [pair = '', ...attributes] = String(cookies[0]).split('; ');
    expect(pair).toMatch(/^pl-device-[0-9a-f]{12}=[\w-]{64}$/);
    expect(pair).not.toContain(secure.json().data.token);
    expect(attributes.filter((attribute) => !attribute.startsWith('Max-Age='))).toEqual([
      'Path=/api/auth/login',
      'HttpOnly',
      'SameSite=Lax',
      'Secure',
    ]);

    const plain = await testApp.call('login', { body: login });
    expect(plain.headers['set-cookie']).not.toContain('Secure');
    for (const { method, url } of everything) {
      const { headers } = await app.inject({ method, url, headers: { authorization: `Bearer ${plain.data.token}` } });
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });
});

describe('an unexpected error', () => {
  it('can be found in the log by the id of its answer, and is shown to no caller', async () => {
    const failing = await buildApp({
      ...testApp.services,
      createGuard: (token, needed) => ({
        ...testApp.services.createGuard(token, needed),
        person: () => Promise.reject(new Error('select secret from vault')),
      }),
      version: 'test',
      webFolder,
      isSecure: false,
      trustProxy: false,
      logger: pino({ level: 'info' }, { write: (line: string) => log.push(line) }),
    });
    const answer = await failing.inject({ url: '/api/user', headers: { authorization: 'Bearer abc' } });
    await failing.close();
    expect(answer.json()).toEqual({ error: 'Something went wrong. Try again', code: 'internal' });
    const id = String(answer.headers['x-request-id']);
    const lines = log.filter((line) => line.includes(id));
    expect(lines.some((line) => line.includes('select secret from vault'))).toBe(true);
  });
});
