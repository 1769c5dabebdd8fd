import type { ServerResponse } from 'node:http';
import { MINUTE_MS } from '@pinlife/contract/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OidcServer, startOidcServer } from '../../../../../testing/oidc-server.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { CALLBACK_URL, createBrowser, optionsOf, type TestBrowser } from '../../test/oidc-browser.ts';
import { createPerson, mailedToken, newSignup, PASSWORD, PIN, type TestPerson } from '../../test/person.ts';
import { codeOf, stepAt } from '../two-step/code/totp.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const ANSWERED = '303 /login/provider';
const REFUSED = '303 /login?provider=refused';
const AWAY = '303 /login?provider=away';

let server: OidcServer;
let testApp: TestApp;
let operator: TestPerson;
beforeAll(async () => {
  server = await startOidcServer([CALLBACK_URL], ['http://pinlife.test/login']);
  testApp = await createTestApp({ oidc: optionsOf(server) });
  operator = await createPerson(testApp);
});
afterAll(async () => {
  await testApp.close();
  await server.close();
});
beforeEach(() => {
  server.override = null;
  counter += 1;
  server.person = {
    sub: `subject-${counter}`,
    email: `rosa${counter}@school.example`,
    email_verified: true,
    preferred_username: `rosa${counter}`,
    given_name: 'Rosa',
    family_name: 'Dizon',
  };
});
let counter = 0;

const login = (browser: TestBrowser) => testApp.call('oidcLogin', { headers: browser.headers() });
const signUp = (browser: TestBrowser, body = {}) => testApp.call('signupOidc', { body, headers: browser.headers() });
const connect = (browser: TestBrowser, person: { username: string }, password = PASSWORD) =>
  testApp.call('connectOidcLogin', { body: { username: person.username, password }, headers: browser.headers() });

const readBase32 = (key: string): Buffer => {
  const bits = [...key].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** A browser whose person has logged in at the provider. */
const arrive = async (): Promise<TestBrowser> => {
  const browser = createBrowser(testApp);
  expect(await browser.goThere()).toBe(ANSWERED);
  return browser;
};

const joinAs = async (person = server.person): Promise<{ token: string; id: string }> => {
  server.person = person;
  return (await signUp(await arrive())).data;
};

/** Connects in the settings: the password first, then the provider. */
const connectInSettings = async ({ token }: { token: string }, browser = createBrowser(testApp)) => {
  const started = await testApp.call('startOidc', { token, body: { password: PASSWORD } });
  browser.keep(started.headers);
  expect(await browser.comeBack(await browser.visit(started.data.url))).toBe(
    '303 /dashboard/settings/security?provider=answered',
  );
  return testApp.call('connectOidc', { token, headers: browser.headers() });
};

describe('a login by the provider', () => {
  it('asks with PKCE, state and nonce, and logs none of them', async () => {
    const browser = createBrowser(testApp);
    const url = new URL(await browser.start());
    const query = Object.fromEntries(url.searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: CALLBACK_URL,
      scope: 'openid profile email',
      client_id: 'pinlife',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]).toHaveLength(43);
    const back = await browser.visit(url.href);
    await browser.comeBack(back);
    const code = new URL(back).searchParams.get('code') ?? '';
    expect(code.length).toBeGreaterThan(20);
    expect(testApp.log.join()).not.toContain(code);
  });

  it('shows a stranger that nobody is connected, and whether they may sign up', async () => {
    const answer = await login(await arrive());
    expect(answer).toMatchObject({ status: 409, code: 'oidc_unknown' });
    expect(JSON.parse(answer.text).data).toEqual({ canSignUp: true, isByInvitation: false });
  });

  it('creates an account without a password, which the next login opens automatically', async () => {
    const joined = await signUp(await arrive(), { language: 'de', timezone: 'Europe/Berlin' });
    expect(joined.status).toBe(201);
    const { data: user } = await testApp.call('getUser', { token: joined.data.token });
    expect(user).toMatchObject({
      firstName: 'Rosa',
      lastName: 'Dizon',
      email: server.person?.['email'],
      language: 'de',
    });
    const again = await login(await arrive());
    expect(again).toMatchObject({ status: 200, data: { id: joined.data.id } });
    // The account has no password: neither an empty one nor any other is right.
    const body = { username: user.username, password: PASSWORD };
    expect((await testApp.call('login', { body })).code).toBe('login_failed');
    expect((await testApp.call('login', { body: { ...body, password: ' ' } })).code).toBe('login_failed');
  });

  it('adds a number to a name that is taken, and keeps only letters and digits', async () => {
    const wished = { ...server.person, preferred_username: `Zoë.${counter}@school` };
    await joinAs({ ...wished, sub: 'first-zoe', email: 'z1@school.example' });
    const { token } = await joinAs({ ...wished, sub: 'second-zoe', email: 'z2@school.example' });
    expect((await testApp.call('getUser', { token })).data.username).toBe(`Zoe${counter}2`);
  });

  it('never connects an account by its e-mail address: it asks for another one', async () => {
    const owner = await createPerson(testApp, { email: `owner${counter}@school.example` });
    server.person = { ...server.person, sub: 'thief', email: owner.email, email_verified: true };
    const browser = await arrive();
    expect((await login(browser)).code).toBe('oidc_unknown');
    expect(await signUp(browser)).toMatchObject({ status: 409, code: 'already_exists', field: 'email' });
    const other = `other${counter}@school.example`;
    // The provider has not verified this address, so a mail does.
    expect((await signUp(browser, { email: other })).code).toBe('email_unverified');
    expect((await login(await arrive())).code).toBe('email_unverified');
    await testApp.call('verifyEmail', { body: { token: await mailedToken(testApp, other) } });
    const entered = await login(await arrive());
    expect(entered.status).toBe(200);
    expect(entered.data.id).not.toBe(owner.id);
  });

  it('asks for an address if the provider names none, and trusts only verified ones', async () => {
    server.person = { sub: 'without-email' };
    expect(await signUp(await arrive())).toMatchObject({ code: 'email_required', field: 'email' });
    server.person = { sub: 'unchecked', email: 'unchecked@school.example', email_verified: 'true' };
    expect((await signUp(await arrive())).code).toBe('email_unverified');
  });

  it('connects an account by its password, once, and notifies its owner and the operators', async () => {
    const person = await createPerson(testApp);
    const browser = await arrive();
    expect((await connect(browser, person, 'Not the password 1')).code).toBe('login_failed');
    const connected = await connect(browser, person);
    expect(connected).toMatchObject({ status: 200, data: { id: person.id } });
    // The provider's answer is used up.
    expect((await connect(browser, person)).code).toBe('oidc_refused');
    expect((await login(await arrive())).data.id).toBe(person.id);
    const mails = await testApp.deliver();
    expect(mails.filter(({ to }) => to === person.email).at(-1)?.subject).toContain('Riverside School');
    const { data: record } = await testApp.call('listRecord', { token: operator.token, query: { kind: 'access' } });
    expect(record.entries).toContainEqual(expect.objectContaining({ act: 'oidcConnected', about: 'Meera Nair' }));
  });

  it('asks for the code before it is connected, if the account has two steps', async () => {
    const person = await createPerson(testApp);
    const started = await testApp.call('startTwoStep', { token: person.token, body: { password: PASSWORD } });
    const makeCode = () => codeOf(readBase32(started.data.key), stepAt(testApp.clock.now()));
    await testApp.call('confirmTwoStep', { token: person.token, body: { code: makeCode() } });
    const refused = await connect(await arrive(), person);
    expect(refused.code).toBe('second_step_required');
    expect((await login(await arrive())).code).toBe('oidc_unknown');
    testApp.clock.advance(MINUTE_MS);
    const { ticket } = JSON.parse(refused.text).data;
    const entered = await testApp.call('secondStep', { body: { ticket, code: makeCode() } });
    expect(entered.status).toBe(200);
    // A login through the provider asks for no code.
    expect((await login(await arrive())).data.id).toBe(person.id);
  });

  it('reports a suspension after the provider login, and opens nothing', async () => {
    const { id } = await joinAs();
    await testApp.call('suspendPerson', { token: operator.token, params: { id } });
    expect(await login(await arrive())).toMatchObject({ status: 403, code: 'account_suspended' });
    await testApp.call('reinstatePerson', { token: operator.token, params: { id } });
    expect((await login(await arrive())).status).toBe(200);
  });

  it('accepts a signup only if the rule allows it', async () => {
    const set = (signup: string) => testApp.call('setSignupRule', { token: operator.token, body: { signup } });
    const browser = await arrive();
    await set('closed');
    expect((await signUp(browser)).code).toBe('signup_closed');
    expect(JSON.parse((await login(browser)).text).data).toEqual({ canSignUp: false, isByInvitation: false });
    await set('invite');
    expect((await signUp(browser)).code).toBe('signup_by_invitation');
    expect(JSON.parse((await login(browser)).text).data).toEqual({ canSignUp: false, isByInvitation: true });
    const made = await testApp.call('createInvitation', { token: operator.token, body: { places: 1, days: 1 } });
    const invite = new URL(made.data.url ?? '').searchParams.get('invite') ?? '';
    expect((await signUp(browser, { invite })).status).toBe(201);
    await set('open');
  });

  it('connects an identity to only one account if several ask at once', async () => {
    const people = [await createPerson(testApp), await createPerson(testApp)] as const;
    const browsers = [await arrive(), await arrive(), await arrive()] as const;
    const answers = await Promise.all([
      connect(browsers[0], people[0]),
      connect(browsers[1], people[1]),
      signUp(browsers[2]),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'oidc_taken')).toHaveLength(2);
  });

  it('reports where the session at the provider ends, only to those who logged in there', async () => {
    const { token } = await joinAs();
    const { data } = await testApp.call('logout', { token });
    const url = new URL(data.endSessionUrl ?? '');
    expect(`${url.origin}${url.pathname}`).toBe(`${server.issuer}/session/end`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'pinlife',
      post_logout_redirect_uri: 'http://pinlife.test/login',
    });
    const other = await createPerson(testApp);
    expect((await testApp.call('logout', { token: other.token })).data.endSessionUrl).toBeNull();
  });

  it('ends with a reset of the password and with the account', async () => {
    const { token } = await joinAs();
    const email = String(server.person?.['email']);
    await testApp.call('requestPasswordReset', { body: { email } });
    const reset = await mailedToken(testApp, email, '/reset-password');
    await testApp.call('resetPassword', { body: { token: reset, password: PASSWORD } });
    expect((await testApp.call('getUser', { token })).status).toBe(401);
    expect((await login(await arrive())).code).toBe('oidc_unknown');
    const name = String(server.person?.['preferred_username']);
    const connected = await connect(await arrive(), { username: name });
    expect(connected.status).toBe(200);
    await testApp.call('deleteUser', { token: connected.data.token, body: { password: PASSWORD } });
    expect((await login(await arrive())).code).toBe('oidc_unknown');
    expect((await signUp(await arrive())).status).toBe(201);
  });
});

describe('the settings', () => {
  it('connect and disconnect, each told by mail', async () => {
    const person = await createPerson(testApp);
    const { token } = person;
    expect((await testApp.call('getOidc', { token })).data).toMatchObject({
      name: 'Riverside School',
      connectedAt: null,
    });
    const wrong = await testApp.call('startOidc', { token, body: { password: 'Not the password 1' } });
    expect(wrong.code).toBe('current_password_wrong');
    const connected = await connectInSettings(person);
    expect(connected.data).toMatchObject({ connectedAt: testApp.clock.now().toISOString(), canDisconnect: true });
    expect((await login(await arrive())).data.id).toBe(person.id);
    expect((await testApp.call('disconnectOidc', { token })).data.connectedAt).toBeNull();
    expect((await login(await arrive())).code).toBe('oidc_unknown');
    const subjects = (await testApp.deliver()).filter(({ to }) => to === person.email).map(({ subject }) => subject);
    // The mails are sent in any order.
    expect(subjects).toContain('Your account was connected to Riverside School');
    expect(subjects).toContain('Your account was disconnected from Riverside School');
  });

  it('keep the last way to log in', async () => {
    const { token } = await joinAs();
    expect((await testApp.call('getOidc', { token })).data).toMatchObject({ hasPassword: false, canDisconnect: false });
    expect(await testApp.call('disconnectOidc', { token })).toMatchObject({ status: 409, code: 'oidc_only_login' });
    expect((await login(await arrive())).status).toBe(200);
  });

  it('connect for the session that has asked, and for no other', async () => {
    const [mine, other] = [await createPerson(testApp), await createPerson(testApp)];
    const browser = createBrowser(testApp);
    const started = await testApp.call('startOidc', { token: mine.token, body: { password: PASSWORD } });
    browser.keep(started.headers);
    await browser.comeBack(await browser.visit(started.data.url));
    const headers = browser.headers();
    expect((await testApp.call('connectOidc', { token: other.token, headers })).code).toBe('oidc_refused');
    expect((await login(browser)).code).toBe('oidc_refused');
    expect((await testApp.call('connectOidc', { token: mine.token, headers })).status).toBe(200);
  });

  it('connect by nobody’s login, and by no session after the one that has asked', async () => {
    const person = await createPerson(testApp);
    const planted = await arrive();
    const take = (token: string, browser = planted) =>
      testApp.call('connectOidc', { token, headers: browser.headers() });
    expect((await take(person.token)).code).toBe('oidc_refused');
    const browser = createBrowser(testApp);
    const started = await testApp.call('startOidc', { token: person.token, body: { password: PASSWORD } });
    browser.keep(started.headers);
    await browser.comeBack(await browser.visit(started.data.url));
    await testApp.call('logout', { token: person.token });
    const again = await testApp.call('login', { body: { username: person.username, password: PASSWORD } });
    expect((await take(person.token, browser)).status).toBe(401);
    expect((await take(again.data.token, browser)).code).toBe('oidc_refused');
    expect((await testApp.call('getOidc', { token: again.data.token })).data.connectedAt).toBeNull();
  });

  it('do not connect an identity of another account', async () => {
    const first = await createPerson(testApp);
    await connectInSettings(first);
    const second = await createPerson(testApp);
    expect((await connectInSettings(second)).code).toBe('oidc_taken');
    expect((await login(await arrive())).data.id).toBe(first.id);
  });
});

/** Replaces the answers about tokens and the person, at another path if one is given: `/token` redirects there. */
const answerTokens = (claims: Record<string, unknown>, header?: Record<string, unknown>, path = '/token'): void => {
  server.override = (request, response) => {
    const now = Math.floor(Date.now() / 1000);
    const idToken = { iss: server.issuer, aud: server.clientId, sub: 'victim', iat: now, exp: now + 60, ...claims };
    const tokens = { access_token: 'x', token_type: 'Bearer', id_token: server.signIdToken(idToken, header) };
    const answer = { [path]: tokens, '/me': { sub: idToken.sub } }[request.url ?? ''];
    if (answer) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    else if (request.url === '/token') response.writeHead(302, { location: `${server.issuer}${path}` }).end();
    else return false;
    return true;
  };
};

/** A browser that is about to return from the provider, and the nonce of its request. */
const leave = async () => {
  const browser = createBrowser(testApp);
  const url = await browser.start();
  return { browser, back: await browser.visit(url), nonce: new URL(url).searchParams.get('nonce') };
};

describe('a hostile answer', () => {
  it.each([
    ['of another issuer', { iss: 'http://127.0.0.1:1' }],
    ['for another question', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['for another client', { aud: 'another' }],
    ['for several clients, made for another', { aud: ['pinlife', 'another'], azp: 'another' }],
    ['that has ended', { exp: 1_000_000_000 }],
    ['about nobody', { sub: '' }],
    ['about a subject that cannot be one', { sub: 'a\0b' }],
  ])('%s opens nothing', async (_what, claims) => {
    const { browser, back, nonce } = await leave();
    answerTokens({ nonce, ...claims });
    expect(await browser.comeBack(back)).toBe(REFUSED);
    expect((await login(browser)).code).toBe('oidc_refused');
  });

  it.each([
    ['that nobody has signed', { alg: 'none' }],
    ['signed by a secret that both know', { alg: 'HS256' }],
    ['signed by an unknown key', { alg: 'RS256', kid: 'another' }],
  ])('%s opens nothing', async (_what, header) => {
    const { browser, back, nonce } = await leave();
    answerTokens({ nonce }, header);
    expect(await browser.comeBack(back)).toBe(REFUSED);
  });

  it('opens nothing if the provider redirects it elsewhere', async () => {
    const { browser, back, nonce } = await leave();
    answerTokens({ nonce }, undefined, '/elsewhere');
    expect(await browser.comeBack(back)).toBe(REFUSED);
  });

  it('opens nothing if its signature was altered', async () => {
    const { browser, back, nonce } = await leave();
    const { signIdToken } = server;
    server.signIdToken = (...given) => `${signIdToken(...given).slice(0, -8)}AAAAAAAA`;
    answerTokens({ nonce });
    expect(await browser.comeBack(back)).toBe(REFUSED);
    server.signIdToken = signIdToken;
  });

  it('is accepted once: neither the address nor the code works again', async () => {
    const { browser, back } = await leave();
    const cookies = browser.headers();
    expect(await browser.comeBack(back)).toBe(ANSWERED);
    const replayed = await testApp.app.inject({ url: back.slice('http://pinlife.test'.length), headers: cookies });
    expect(replayed.headers.location).toBe('/login?provider=refused');
    // The code of another request.
    const code = new URL(back).searchParams.get('code') ?? '';
    const own = await leave();
    const url = new URL(own.back);
    url.searchParams.set('code', code);
    expect(await own.browser.comeBack(url.href)).toBe(REFUSED);
  });

  it('is accepted only from the browser that asked, and once if sent several times', async () => {
    const { browser, back } = await leave();
    expect(await createBrowser(testApp).comeBack(back)).toBe(REFUSED);
    const url = back.slice('http://pinlife.test'.length);
    const headers = browser.headers();
    const answers = await Promise.all(Array.from({ length: 5 }, () => testApp.app.inject({ url, headers })));
    expect(answers.filter(({ headers: { location } }) => location === '/login/provider')).toHaveLength(1);
  });

  it('opens nothing with the state of another person', async () => {
    const [attacker, victim] = [await leave(), await leave()];
    expect(await victim.browser.comeBack(attacker.back)).toBe(REFUSED);
  });

  it('opens nothing with a code of another client', async () => {
    const browser = createBrowser(testApp);
    const url = new URL(await browser.start());
    url.searchParams.set('client_id', server.otherClientId);
    expect(await browser.comeBack(await browser.visit(url.href))).toBe(REFUSED);
  });

  it('opens nothing if it names another provider', async () => {
    const { browser, back } = await leave();
    const url = new URL(back);
    url.searchParams.set('iss', 'https://evil.example');
    expect(await browser.comeBack(url.href)).toBe(REFUSED);
  });

  it('leads to no other site', async () => {
    const { browser, back } = await leave();
    const url = `${back}&redirect_uri=https://evil.example&next=//evil.example&returnTo=https://evil.example`;
    expect(await browser.comeBack(url)).toBe(ANSWERED);
  });

  it('is refused after ten minutes', async () => {
    const { browser, back } = await leave();
    testApp.clock.advance(11 * MINUTE_MS);
    expect(await browser.comeBack(back)).toBe(REFUSED);
    const late = await arrive();
    testApp.clock.advance(11 * MINUTE_MS);
    expect((await login(late)).code).toBe('oidc_refused');
  });

  it('shows an error if the person cancels at the provider', async () => {
    server.person = null;
    expect(await createBrowser(testApp).goThere()).toBe(REFUSED);
  });
});

describe('a provider that is away', () => {
  it.each([
    ['hangs', () => true],
    ['fails', (response: ServerResponse) => void response.writeHead(502).end('<html>')],
    ['breaks off', (response: ServerResponse) => void response.destroy()],
  ])('and %s shows an error, in the middle of a login too', async (_what, act) => {
    const { browser, back } = await leave();
    server.override = (request, response) => {
      if (request.url !== '/token') return false;
      act(response);
      return true;
    };
    expect(await browser.comeBack(back)).toBe(AWAY);
  });

  it('leaves the other logins open, and is asked again the next time', async () => {
    const down = await createTestApp({ oidc: optionsOf(server, { issuer: server.issuer }) });
    server.override = (_request, response) => {
      response.writeHead(500).end();
      return true;
    };
    expect(await down.call('startOidcLogin', { body: {} })).toMatchObject({ status: 503, code: 'oidc_away' });
    expect((await createPerson(down)).token).toBeTruthy();
    server.override = null;
    expect((await down.call('startOidcLogin', { body: {} })).status).toBe(200);
    await down.close();
  });

  it('is not asked if it names itself differently', async () => {
    const other = await createTestApp({
      oidc: optionsOf(server, { issuer: server.issuer.replace('127.0.0.1', 'localhost') }),
    });
    expect((await other.call('startOidcLogin', { body: {} })).code).toBe('oidc_away');
    await other.close();
  });
});

describe('the provider as the only login', () => {
  let only: TestApp;
  beforeAll(async () => {
    only = await createTestApp({ oidc: optionsOf(server, { isOnly: true }) });
  });
  afterAll(() => only.close());

  it('closes all other logins, and a reset link of the operator opens one, once', async () => {
    const browser = createBrowser(only);
    await browser.goThere();
    const joined = await only.call('signupOidc', { body: {}, headers: browser.headers() });
    expect(joined.status).toBe(201);
    const username = String(server.person?.['preferred_username']);
    const refusals = await Promise.all([
      only.call('login', { body: { username, password: PASSWORD } }),
      only.call('login', { body: { username, pin: PIN } }),
      only.call('signup', { body: newSignup() }),
      only.call('userExists', { body: { username } }),
      only.call('startPasskeyLogin'),
      only.call('requestPasswordReset', { body: { email: 'a@b.example' } }),
    ]);
    expect(refusals.map(({ status, code }) => `${status} ${code}`)).toEqual(Array(6).fill('403 oidc_only'));
    expect((await only.call('disconnectOidc', { token: joined.data.token })).code).toBe('oidc_only_login');

    const { url } = await only.services.people.of(joined.data.id).createResetLink(joined.data.id);
    const token = new URL(url).searchParams.get('token') ?? '';
    expect((await only.call('resetPassword', { body: { token, password: PASSWORD } })).status).toBe(200);
    expect((await only.call('login', { body: { username, pin: PIN } })).code).toBe('oidc_only');
    expect((await only.call('login', { body: { username, password: PASSWORD } })).status).toBe(200);
    expect((await only.call('login', { body: { username, password: PASSWORD } })).code).toBe('oidc_only');
  });
});

it('does not exist if there is no provider', async () => {
  const without = await createTestApp();
  const { token } = await createPerson(without);
  expect((await without.call('startOidcLogin', { body: {} })).status).toBe(404);
  expect((await without.call('oidcLogin')).status).toBe(404);
  expect((await without.call('getOidc', { token })).status).toBe(404);
  expect((await without.app.inject({ url: '/api/auth/oidc/callback?code=a&state=b' })).statusCode).toBe(404);
  expect((await without.call('getInstance')).data.oidc).toBeNull();
  expect((await testApp.call('getInstance')).data.oidc).toEqual({
    name: 'Riverside School',
    isOnly: false,
    isSignupOn: true,
  });
  await without.close();
});

it('finds people of all shards', async () => {
  const sharded = await createTestApp({ shards: 3, oidc: optionsOf(server) });
  const ids = new Set<string>();
  for (let number = 0; number < 5; number += 1) {
    server.person = { sub: `shard-${number}`, email: `shard${number}@school.example`, email_verified: true };
    const arriveThere = async () => {
      const browser = createBrowser(sharded);
      await browser.goThere();
      return { headers: browser.headers() };
    };
    const joined = await sharded.call('signupOidc', { body: {}, ...(await arriveThere()) });
    expect(joined.status).toBe(201);
    expect((await sharded.call('oidcLogin', await arriveThere())).data.id).toBe(joined.data.id);
    ids.add(joined.data.id);
  }
  expect(ids.size).toBe(5);
  await sharded.close();
});
