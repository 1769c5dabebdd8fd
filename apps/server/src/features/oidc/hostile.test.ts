import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OidcServer, startOidcServer } from '../../../../../testing/oidc-server.ts';
import { createSeal } from '../../platform/secret/seal.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { CALLBACK_URL, createBrowser, optionsOf } from '../../test/oidc-browser.ts';
import { createPerson, PASSWORD } from '../../test/person.ts';
import { createPendingLogins } from './pending-repo.ts';

const ANSWERED = '303 /login/provider';
const REFUSED = '303 /login?provider=refused';
const AWAY = '303 /login?provider=away';
const MB = 1024 * 1024;

let server: OidcServer;
let testApp: TestApp;
let only: TestApp;
let counter = 0;
beforeAll(async () => {
  server = await startOidcServer([CALLBACK_URL]);
  // The test server's metadata has an issuer without a slash at its end.
  testApp = await createTestApp({ oidc: optionsOf(server, { issuer: `${server.issuer}/` }) });
  only = await createTestApp({ oidc: optionsOf(server, { isOnly: true }) });
});
afterAll(async () => {
  await testApp.close();
  await only.close();
  await server.close();
});
beforeEach(() => {
  server.override = null;
  counter += 1;
  server.person = { sub: `sub-${counter}`, email: `rosa${counter}@school.example`, email_verified: true };
});

const arriveAt = async (app: TestApp) => {
  const browser = createBrowser(app);
  expect(await browser.goThere()).toBe(ANSWERED);
  return { headers: browser.headers() };
};

/** A browser that is about to return from the provider, and the nonce of its request. */
const leave = async () => {
  const browser = createBrowser(testApp);
  const url = await browser.start();
  return { browser, back: await browser.visit(url), nonce: new URL(url).searchParams.get('nonce') };
};

/** Creates an account that has the provider and a password beside it, set with an operator's link. */
const joinAndReset = async () => {
  const { data } = await only.call('signupOidc', { body: {}, ...(await arriveAt(only)) });
  const { username } = (await only.call('getUser', { token: data.token })).data;
  const { url } = await only.services.people.of(data.id).createResetLink(data.id);
  const token = new URL(url).searchParams.get('token') ?? '';
  await only.call('resetPassword', { body: { token, password: PASSWORD } });
  return username;
};

it('logs in the later one of two tabs, in either order of their return', async () => {
  const browser = createBrowser(testApp);
  const first = await browser.visit(await browser.start());
  const second = await browser.visit(await browser.start());
  expect(await browser.comeBack(first)).toBe(REFUSED);
  expect(await browser.comeBack(second)).toBe(ANSWERED);
});

it('a made-up answer takes over no login, neither before nor after the provider has answered', async () => {
  const { browser, back } = await leave();
  expect(await browser.comeBack(`${CALLBACK_URL}?code=a&state=b`)).toBe(REFUSED);
  expect(await browser.comeBack(back)).toBe(ANSWERED);
  expect(await browser.comeBack(back)).toBe(REFUSED);
  expect((await testApp.call('oidcLogin', { headers: browser.headers() })).code).toBe('oidc_unknown');
});

it('a neighbouring host cannot pass its own login to a browser that uses https', async () => {
  const { database, clock, secrets } = testApp.platform;
  const seal = createSeal(secrets.key('oidc-login'));
  const pending = createPendingLogins({ database, seal, clock, isSecure: true });
  const question = { keep: false, sessionId: null, state: 'a', nonce: 'b', verifier: 'c' };
  const { name, value, path } = await pending.add('asked', question);
  expect({ name, path }).toEqual({ name: '__Host-pl-oidc', path: '/' });
  const caller = { address: '127.0.0.1', userAgent: '', tab: undefined };
  expect(await pending.takeAsked({ ...caller, cookies: { 'pl-oidc': value } }, 'a')).toBeNull();
  expect(await pending.takeAsked({ ...caller, cookies: { [name]: value } }, 'a')).toEqual(question);
});

it('a connection is listed and removed, whether its issuer ends with a slash or not', async () => {
  const { token } = await createPerson(testApp);
  const browser = createBrowser(testApp);
  const started = await testApp.call('startOidc', { token, body: { password: PASSWORD } });
  browser.keep(started.headers);
  await browser.comeBack(await browser.visit(started.data.url));
  const connected = await testApp.call('connectOidc', { token, headers: browser.headers() });
  expect(connected.data.connectedAt).not.toBeNull();
  expect((await testApp.call('disconnectOidc', { token })).status).toBe(200);
  expect((await testApp.call('oidcLogin', await arriveAt(testApp))).code).toBe('oidc_unknown');
});

it.each([
  ['behind', { iat: -240, exp: -180 }],
  ['ahead', { iat: 240, nbf: 240, exp: 300 }],
])('a login works by a provider whose clock is minutes %s', async (_where, seconds) => {
  const { browser, back, nonce } = await leave();
  const now = Math.floor(Date.now() / 1000);
  const times = Object.fromEntries(Object.entries(seconds).map(([name, offset]) => [name, now + offset]));
  const id_token = server.signIdToken({ iss: server.issuer, aud: server.clientId, sub: 'early', nonce, ...times });
  server.override = ({ url }, response) => {
    if (url !== '/token' && url !== '/me') return false;
    const answer = url === '/me' ? { sub: 'early' } : { access_token: 'x', token_type: 'Bearer', id_token };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    return true;
  };
  expect(await browser.comeBack(back)).toBe(ANSWERED);
});

/** Sends an endless body until the connection is closed. */
const flood = async (response: ServerResponse, sent: { mb: number }): Promise<void> => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"a":"');
  while (!response.destroyed && sent.mb < 500) {
    response.write(Buffer.alloc(MB, 'a'));
    sent.mb += 1;
    while (response.writableNeedDrain && !response.destroyed) await setImmediate();
  }
  response.destroy();
};

it.each(['/token', '/me'])('an answer of %s without an end is left', async (path) => {
  const { browser, back } = await leave();
  const sent = { mb: 0 };
  server.override = ({ url }, response) => {
    if (url !== path) return false;
    void flood(response, sent);
    return true;
  };
  expect(await browser.comeBack(back)).toBe(AWAY);
  // Includes the buffers of the kernel.
  expect(sent.mb).toBeLessThan(50);
});

it('an answer in thousands of pieces is not put together', async () => {
  const { browser, back } = await leave();
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked';
  server.override = ({ url }, { socket }) => {
    if (url === '/token') socket?.end(`${head}\r\n\r\n${'1\r\n \r\n'.repeat(5000)}0\r\n\r\n`);
    return url === '/token';
  };
  expect(await browser.comeBack(back)).toBe(AWAY);
});

it('is reported as an unavailable provider if it never ends', async () => {
  const { browser, back } = await leave();
  server.override = ({ url }, response) => {
    if (url === '/token') response.writeHead(200, { 'content-type': 'application/json' }).write('{"a":"');
    return url === '/token';
  };
  expect(await browser.comeBack(back)).toBe(AWAY);
});

it('a stranger cannot end the permission of a reset link if the provider is the only login', async () => {
  const username = await joinAndReset();
  const guess = await only.call('login', { body: { username, password: 'Not the password 1' } });
  expect(guess.code).toBe('login_failed');
  expect((await only.call('login', { body: { username, password: PASSWORD } })).status).toBe(200);
  expect((await only.call('login', { body: { username, password: PASSWORD } })).code).toBe('oidc_only');
});

it('a password does not connect a second identity if the provider is the only login', async () => {
  const username = await joinAndReset();
  const connect = async () =>
    only.call('connectOidcLogin', { body: { username, password: PASSWORD }, ...(await arriveAt(only)) });
  expect((await connect()).status).toBe(200);
  const owner = server.person;
  server.person = { sub: 'pupil-next-door', email: 'pupil@school.example', email_verified: true };
  expect((await connect()).code).toBe('oidc_only');
  expect((await only.call('oidcLogin', await arriveAt(only))).code).toBe('oidc_unknown');
  server.person = owner;
  expect((await only.call('oidcLogin', await arriveAt(only))).status).toBe(200);
});
