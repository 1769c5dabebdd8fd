import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bodyMaxBytesOf, type RouteName, routes, STRANGER_BODY_MAX_BYTES } from '@pinlife/contract/routes';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AppServices, buildApp } from '../app.ts';
import { AppError } from '../platform/error/app-error.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { createPerson } from '../test/person.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const postJson = (payload: string, contentType = 'application/json') =>
  testApp.app.inject({ method: 'POST', url: '/api/user/exists', payload, headers: { 'content-type': contentType } });

describe('any call', () => {
  it.each([
    ['broken JSON', '{"username": ', 'application/json', 400, 'body_not_json'],
    ['a form', 'username=meera', 'application/x-www-form-urlencoded', 415, 'content_type_unsupported'],
    [
      'a body over 1 MB',
      JSON.stringify({ username: 'x'.repeat(1024 * 1024) }),
      'application/json',
      413,
      'body_too_large',
    ],
    [
      'a body over 16 KB by a stranger',
      JSON.stringify({ username: 'meera', other: 'x'.repeat(STRANGER_BODY_MAX_BYTES) }),
      'application/json',
      413,
      'body_too_large',
    ],
    ['a list instead of an object', '[]', 'application/json', 400, 'invalid'],
    ['null', 'null', 'application/json', 400, 'invalid'],
  ])('answers %s with its sentence', async (_name, payload, contentType, status, code) => {
    const answer = await postJson(payload, contentType);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().error).toEqual(expect.any(String));
    // The rest of a body that is too large is not read.
    if (status === 413) expect(answer.headers['connection']).toBe('close');
  });

  it.each<RouteName>(['userExists', 'updateUser', 'createNote'])(
    'reads of %s as much as it can use, and not a byte more',
    async (name) => {
      const { token } = await createPerson(testApp);
      const [method, url] = routes[name];
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const send = (payload: string) => testApp.app.inject({ method, url, payload, headers });
      const whole = '{"title": "Rain", "username": "meera"}'.padEnd(bodyMaxBytesOf(name));
      expect((await send(whole)).statusCode).toBeLessThan(300);
      expect((await send(`${whole} `)).json().code).toBe('body_too_large');
    },
  );

  it.each([
    ['POST', '/api/nowhere', 413],
    ['PUT', '/nowhere', 413],
    ['POST', '/s/nothing', 404],
  ] as const)('reads no more than 16 KB where nobody proves who they are: %s %s', async (method, url, status) => {
    const send = (payload: string) =>
      testApp.app.inject({ method, url, payload, headers: { 'content-type': 'application/json' } });
    const whole = '{}'.padEnd(STRANGER_BODY_MAX_BYTES);
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => parse.mockRestore());
    expect((await send(whole)).statusCode).toBe(404);
    expect(parse).toHaveBeenCalledWith(whole);
    parse.mockClear();
    expect((await send(`${whole} `)).statusCode).toBe(status);
    expect(parse).not.toHaveBeenCalledWith(`${whole} `);
  });

  it.each([
    ['a form over 4 KB', 'application/x-www-form-urlencoded', `passphrase=${'x'.repeat(5_000)}`],
    ['broken JSON', 'application/json', '{"passphrase": '],
    ['a picture', 'image/png', 'x'],
  ])('answers %s for a shared page as a page that does not exist', async (_name, contentType, payload) => {
    const headers = { 'content-type': contentType };
    const answer = await testApp.app.inject({ method: 'POST', url: '/s/nothing', payload, headers });
    expect(answer.statusCode).toBe(404);
  });

  it('answers an address that cannot be decoded as one that does not exist', async () => {
    const answer = await testApp.app.inject({ method: 'GET', url: '/api/note/%F0%9F' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: 'Not found', code: 'not_found' });
  });

  it('is not harmed by __proto__', async () => {
    const answer = await postJson('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": 1}, "username": "x"}');
    expect(answer.statusCode).toBe(200);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('accepts text that no database could store, as far as it is text', async () => {
    const payload = String.raw`{"username": "a\u0000\ud800b"}`;
    const headers = { 'content-type': 'application/json' };
    const url = '/api/auth/resend-verification';
    const answer = await testApp.app.inject({ method: 'POST', url, payload, headers });
    expect([answer.statusCode, answer.json().data]).toEqual([200, { username: 'a\ufffdb' }]);
  });

  it('answers an unknown address, also with a trailing slash, with 404', async () => {
    const answer = await testApp.app.inject('/api/nothing/here/');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    expect((await testApp.app.inject('/api/user/')).statusCode).toBe(401);
  });

  it('carries the security headers and a request id', async () => {
    const { headers } = await testApp.app.inject('/api/instance');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('an app behind one proxy', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildApp({
      ...testApp.services,
      version: 'test',
      webFolder: '/nowhere',
      isSecure: true,
      trustProxy: 1,
    });
  });
  afterAll(() => app.close());

  const ask = async (forwarded: string) => {
    const [method, url] = routes.userExists;
    const headers = { 'x-forwarded-for': forwarded };
    return (await app.inject({ method, url, headers, payload: { username: 'anybody' } })).statusCode;
  };

  it('counts a visitor as one, with any addresses in their headers', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 70; count += 1) statuses.push(await ask(`203.0.113.${count}, 192.0.2.66`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(await ask('192.0.2.67')).toBe(200);
  });

  it('ignores entries that are no addresses', async () => {
    expect(await ask('x'.repeat(3000))).toBe(200);
    expect(await ask(',,, unknown')).toBe(200);
  });
});

describe('reads of one person', () => {
  it.each(['listTags', 'listNotes'] as const)(
    'take turns if there are hundreds of %s; others do not wait',
    async (name) => {
      const [busy, other] = [await createPerson(testApp), await createPerson(testApp)];
      let running = 0;
      const held = Promise.withResolvers<void>();
      const hold = async () => {
        running += 1;
        await held.promise;
        return { data: [] };
      };
      const app = await buildApp({
        ...testApp.services,
        handlers: { ...testApp.services.handlers, [name]: hold },
        version: 'test',
        webFolder: '/nowhere',
        isSecure: true,
        trustProxy: false,
      });
      onTestFinished(() => app.close());
      const read = ({ token }: { token: string }) =>
        app.inject({ url: routes[name][1], headers: { authorization: `Bearer ${token}` } });
      const all = Array.from({ length: 300 }, () => read(busy));
      await expect.poll(() => running).toBe(16);
      const ofOther = read(other);
      await expect.poll(() => running).toBe(17);
      held.resolve();
      expect((await ofOther).statusCode).toBe(200);
      const statuses = Object.groupBy(await Promise.all(all), ({ statusCode }) => statusCode);
      expect([statuses[200]?.length, statuses[429]?.length]).toEqual([16 + 256, 300 - 16 - 256]);
    },
  );
});

describe('an app on shaky ground', () => {
  const open: FastifyInstance[] = [];
  afterAll(() => Promise.all(open.map((app) => app.close())));

  const buildFailing = async (error: Error, working: AppServices['healthChecks'] = {}) => {
    const app = await buildApp({
      ...testApp.services,
      createGuard: (token, needed) => ({
        ...testApp.services.createGuard(token, needed),
        person: () => Promise.reject(error),
      }),
      healthChecks: {
        database: async () => Promise.reject(error),
        storage: async () => Promise.reject(error),
        ...working,
      },
      version: 'test',
      webFolder: '/nowhere',
      isSecure: true,
      trustProxy: false,
    });
    open.push(app);
    return app;
  };

  it('shows only a sentence for an unexpected error', async () => {
    const app = await buildFailing(new Error('select secret from vault'));
    const answer = await app.inject({ url: '/api/user', headers: { authorization: 'Bearer abc' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { error: 'Something went wrong. Try again', code: 'internal' },
    ]);
    expect(answer.headers['x-request-id']).toBeDefined();
  });

  it('answers 503 with Retry-After while the database is away, and never 401', async () => {
    const app = await buildFailing(new AppError('unavailable', { retryAfterSeconds: 2 }));
    for (const url of ['/api/user', '/readyz']) {
      const answer = await app.inject({ url, headers: { authorization: 'Bearer abc' } });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    }
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  it('reports each part separately', async () => {
    const app = await buildFailing(new Error('The bucket is away'), { database: async () => 'here' });
    const statuses = ['/readyz', '/readyz/database', '/readyz/storage', '/readyz/moon'].map(
      async (url) => (await app.inject(url)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([503, 200, 503, 404]);
  });

  it('asks browsers to stay with https if the public address has https', async () => {
    const app = await buildFailing(new Error('never mind'));
    expect((await app.inject('/healthz')).headers['strict-transport-security']).toContain('max-age=');
  });

  it('closes a connection that does not speak HTTP', async () => {
    const app = await buildFailing(new Error('never mind'));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('NOT HTTP AT ALL\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
  });
});

describe('the web app', () => {
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pinlife-web-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>PinLife</title>');
    await writeFile(join(folder, 'assets/main-abc.js'), 'export const a = 1;');
    await writeFile(join(folder, 'assets/main-abc.js.br'), brotliCompressSync('export const a = 1;'));
    await mkdir(join(folder, 'docs'));
    await writeFile(join(folder, 'docs/goals.pdf'), '%PDF-1.7');
    app = await buildApp({
      ...testApp.services,
      version: 'test',
      webFolder: folder,
      isSecure: false,
      trustProxy: false,
    });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it.each(['/', '/login', '/dashboard/pinups/notes', '/reset-password?token=abc'])(
    'shows its page at %s, always fresh',
    async (url) => {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(answer.body).toContain('<title>PinLife</title>');
    },
  );

  it('marks every page if the provider is the only login', async () => {
    const only = await buildApp({
      ...testApp.services,
      oidcCallback: { ...testApp.services.oidcCallback, isOnly: true },
      version: 'test',
      webFolder: folder,
      isSecure: false,
      trustProxy: false,
    });
    for (const url of ['/', '/index.html', '/login', '/signup?invite=abc']) {
      const answer = await only.inject(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(answer.body).toContain('<html data-oidc-only lang="en">');
      expect((await app.inject(url)).body).not.toContain('data-oidc-only');
    }
    await only.close();
  });

  it('serves hashed files for ever, compressed beforehand', async () => {
    const answer = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each(['/', '/index.html', '/assets/main-abc.js', '/assets/main%2Dabc.js', '/docs/goals.pdf'])(
    'answers the size of %s without sending it',
    async (url) => {
      const [whole, head] = [await app.inject(url), await app.inject({ method: 'HEAD', url })];
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(head.headers['content-length']).toBe(String(Buffer.byteLength(whole.body)));
    },
  );

  it('lets only the app frame its documents', async () => {
    const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy']);
    expect(await policyOf('/docs/goals.pdf')).toContain("frame-ancestors 'self'");
    expect(await policyOf('/login')).toContain("frame-ancestors 'none'");
  });

  it.each(['/assets/gone.js', '/robots.php', '/api/gone', '/../../etc/passwd.txt'])(
    'has nothing at %s',
    async (url) => {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    },
  );
});

describe('the documents of the API', () => {
  it('describe every call in OpenAPI 3.1', async () => {
    const document = (await testApp.app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/user/sessions/{id}'].delete).toMatchObject({
      operationId: 'deleteSession',
      parameters: [{ name: 'id', in: 'path', required: true }],
    });
    expect(document.paths['/api/auth/login'].post.security).toEqual([]);
    expect(document.paths['/api/auth/login'].post.responses['401'].description).toContain('Unable to login.');
  });

  it('list the version of an edit, refused reminders, and a full disk for every write', async () => {
    const { get, put } = (await testApp.app.inject('/api/openapi.json')).json().paths['/api/note/{id}'];
    expect(put.parameters).toContainEqual(expect.objectContaining({ name: 'If-Match', in: 'header', required: false }));
    expect(put.responses['400'].description).toContain('`reminder_in_past`: Select a future time');
    expect([Object.keys(put.responses), Object.keys(get.responses)]).toEqual([
      expect.arrayContaining(['412', '507']),
      expect.not.arrayContaining(['507']),
    ]);
  });

  it('list the 304 answer of calls with a tag', async () => {
    const { paths } = (await testApp.app.inject('/api/openapi.json')).json();
    expect(paths['/api/note'].get.parameters).toContainEqual(expect.objectContaining({ name: 'If-None-Match' }));
    expect(paths['/api/note'].get.responses['304']).toBeDefined();
    expect(paths['/api/note/{id}'].get.responses['304']).toBeUndefined();
  });

  it.each(['/api/openapi.json', '/api/docs', '/api/docs/style.css'])('are made once: %s', async (url) => {
    const first = await testApp.app.inject(url);
    const spell = vi.spyOn(JSON, 'stringify');
    const second = await testApp.app.inject(url);
    // No object is serialised for the log line either.
    expect(spell.mock.calls.filter(([value]) => typeof value === 'object')).toEqual([]);
    spell.mockRestore();
    expect(second.body).toBe(first.body);
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const known = await testApp.app.inject({ url, headers });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  it('can be read as a page without scripts', async () => {
    const answer = await testApp.app.inject('/api/docs');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('/api/user/signup');
    // A separate script file sends the calls.
    expect(answer.body.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/api/docs/try.js">']);
  });
});
