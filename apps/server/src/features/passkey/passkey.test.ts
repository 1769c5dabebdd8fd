import { MINUTE_MS } from '@pinlife/contract/durations';
import { CHALLENGE_MINUTES, PASSKEYS_MAX } from '@pinlife/contract/passkey/limits';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { read, write } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { type Authenticator, createAuthenticator, type Forgery } from '../../test/authenticator.ts';
import { createPerson, mailedToken, PASSWORD, PIN, type TestPerson } from '../../test/person.ts';

const NEW_PASSWORD = 'Monsoon 2026!';
const FOREIGN = 'http://pinlife.evil.test';

let testApp: TestApp;
let operator: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  operator = await createPerson(testApp, { keep: true });
});
afterAll(() => testApp.close());
afterEach(() => vi.restoreAllMocks());

type Equipped = TestPerson & { device: Authenticator; passkeyId: string };

const equip = async (options: Parameters<typeof createAuthenticator>[0] = {}): Promise<Equipped> => {
  const person = await createPerson(testApp, { keep: true });
  const device = createAuthenticator(options);
  const { data } = await device.register(testApp, person.token);
  return { ...person, device, passkeyId: data._id };
};

const list = async ({ token }: TestPerson) => (await testApp.call('listPasskeys', { token })).data;
const start = async ({ token }: TestPerson, password = PASSWORD) =>
  testApp.call('startPasskey', { token, body: { password } });
const countSessions = async ({ id }: TestPerson): Promise<number> =>
  (await testApp.database.all(read('select 1 from sessions where user_id = $1', [id]))).length;
/** Each person has a separate address, so that no limit of an address is reached. */
let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `198.51.100.${addresses}`;
};

describe('passkeys', () => {
  it('are added by the password, listed, renamed, removed, each with a mail and an entry in the record', async () => {
    const person = await createPerson(testApp);
    const { token } = person;
    expect((await start(person, 'wrong')).code).toBe('current_password_wrong');
    const device = createAuthenticator({ isSynced: true });
    const options = (await start(person)).data;
    expect(options).toMatchObject({
      rp: { id: 'pinlife.test' },
      user: { name: person.username, displayName: 'Meera Nair' },
      excludeCredentials: [],
    });
    const made = await testApp.call('createPasskey', {
      token,
      body: { name: ' Meera’s phone ', credential: device.make(options) },
    });
    expect(made).toMatchObject({ status: 201, data: { name: 'Meera’s phone', kind: 'synced', lastUsedAt: null } });
    await createAuthenticator().register(testApp, token, 'Blue key');
    expect(await list(person)).toMatchObject([{ name: 'Meera’s phone' }, { name: 'Blue key', kind: 'key' }]);
    expect((await start(person)).data.excludeCredentials).toMatchObject([{ id: device.id }, { transports: ['usb'] }]);

    const params = { id: made.data._id };
    expect((await testApp.call('renamePasskey', { token, params, body: { name: ' ' } })).code).toBe('name_required');
    const renamed = await testApp.call('renamePasskey', { token, params, body: { name: 'Amma’s tablet' } });
    expect(renamed.data).toMatchObject({ _id: made.data._id, name: 'Amma’s tablet' });
    expect((await testApp.call('deletePasskey', { token, params })).data).toEqual({ _id: made.data._id });
    expect((await testApp.call('deletePasskey', { token, params })).status).toBe(404);
    expect((await device.logIn(testApp)).code).toBe('passkey_failed');

    const subjects = (await testApp.deliver())
      .filter(({ to }) => to.includes(person.email))
      .map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('passkey')).toSorted()).toEqual([
      'A passkey was added',
      'A passkey was added',
      'A passkey was removed',
    ]);
    const record = await testApp.call('listRecord', { token: operator.token, query: { kind: 'access' } });
    expect(record.data.entries.slice(0, 2)).toMatchObject([
      { act: 'passkeyMade', about: 'Meera Nair', detail: {} },
      {},
    ]);
    expect(JSON.stringify(record.data)).not.toContain('tablet');
  });

  it('log in without a name, on an unknown device too, without a code, and that device is known from then on', async () => {
    const person = await equip();
    await testApp.database.transaction((tx) =>
      tx.run(write(`insert into two_steps (user_id, sealed_key, confirmed_at) values ($1, '', now())`, [person.id])),
    );
    for (let count = 0; count < 5; count += 1) {
      await testApp.call('login', { body: { username: person.username, pin: '0000' }, address: newAddress() });
    }
    testApp.clock.advance(MINUTE_MS);
    const login = await person.device.logIn(testApp, {}, { keep: true });
    expect(login).toMatchObject({ status: 200, data: { id: person.id, reviewPasskeys: false } });
    const { data: sessions } = await testApp.call('listSessions', { token: login.data.token });
    expect(sessions).toMatchObject([{ current: true, kept: true }, {}]);
    expect(await list(person)).toMatchObject([{ lastUsedAt: testApp.clock.now().toISOString() }]);

    // The device is known, as after a password, but a login with a password still asks for a code.
    const cookie = String(login.headers['set-cookie']).split(';', 1)[0] ?? '';
    const byPin = await testApp.call('login', { body: { username: person.username, pin: PIN }, headers: { cookie } });
    expect(byPin.code).toBe('second_step_required');
  });

  it('are limited to twenty, and to one for each device', async () => {
    const person = await createPerson(testApp);
    const { token } = person;
    const device = createAuthenticator();
    const [first, second] = [(await start(person)).data, (await start(person)).data];
    const add = (options: typeof first) =>
      testApp.call('createPasskey', { token, body: { name: 'Phone', credential: device.make(options) } });
    expect((await add(first)).status).toBe(201);
    expect((await add(second)).code).toBe('passkey_exists');
    const late = (await start(person)).data;
    for (let count = 1; count < PASSKEYS_MAX; count += 1) await createAuthenticator().register(testApp, token);
    expect((await start(person)).code).toBe('too_many_passkeys');
    const credential = createAuthenticator().make(late);
    const answer = await testApp.call('createPasskey', { token, body: { name: 'One more', credential } });
    expect(answer.code).toBe('too_many_passkeys');
  });

  it('stay after a reset, and the next login asks once to check them, even if a stranger has one of them', async () => {
    const person = await equip();
    const started = (await start(person)).data;
    await testApp.call('requestPasswordReset', { body: { email: person.email } });
    const token = await mailedToken(testApp, person.email, '/reset-password');
    await testApp.call('resetPassword', { body: { token, password: NEW_PASSWORD } });
    const credential = createAuthenticator().make(started);
    const added = await testApp.call('createPasskey', { token: person.token, body: { name: 'Late', credential } });
    expect(added.status).toBe(401);
    const logIn = () => testApp.call('login', { body: { username: person.username, password: NEW_PASSWORD } });
    // Somebody else may have added this passkey, so the passkeys are shown all the same.
    expect((await person.device.logIn(testApp)).data.reviewPasskeys).toBe(true);
    expect((await logIn()).data.reviewPasskeys).toBe(true);
    expect((await logIn()).data.reviewPasskeys).toBe(false);
    const byPasskey = await person.device.logIn(testApp);
    expect(byPasskey).toMatchObject({ status: 200, data: { reviewPasskeys: false } });
    expect(await list({ ...person, token: byPasskey.data.token })).toHaveLength(1);
  });
});

/** Every failure has the same answer. */
const forgeries: [what: string, forgery: (person: Equipped) => Forgery][] = [
  ['the page of another site', () => ({ origin: FOREIGN })],
  ['the same host on another port', () => ({ origin: 'http://pinlife.test:8080' })],
  ['the same host by https', () => ({ origin: 'https://pinlife.test' })],
  ['an id of another relying party', () => ({ rpId: 'evil.test' })],
  ['an id of a parent domain', () => ({ rpId: 'test' })],
  ['a frame in another site', () => ({ crossOrigin: true })],
  ['the other ceremony', () => ({ type: 'payment.get' })],
  ['a challenge that nobody has made', () => ({ challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })],
  ['a person who was not verified', () => ({ isUnverified: true })],
  ['a person who was not there', () => ({ isAbsent: true })],
];

describe('a ceremony that adds a passkey', () => {
  const tryToAdd = async (person: TestPerson, forgery: Forgery) => {
    const options = (await start(person)).data;
    const credential = createAuthenticator().make(options, forgery);
    return testApp.call('createPasskey', { token: person.token, body: { name: 'Mine', credential } });
  };

  it.each(forgeries)('refuses %s', async (_what, forgery) => {
    const person = await equip();
    expect(await tryToAdd(person, forgery(person))).toMatchObject({ status: 400, code: 'passkey_refused' });
    expect(await list(person)).toHaveLength(1);
  });

  it('refuses a challenge that was used, is five minutes old, or belongs to another session, person or a login', async () => {
    const person = await createPerson(testApp, { keep: true });
    const other = await createPerson(testApp, { keep: true });
    const second = await testApp.call('login', { body: { username: person.username, password: PASSWORD } });
    const add = async (challenged: { challenge: string }, token = person.token) => {
      const options = { ...(await start(person)).data, challenge: challenged.challenge };
      const credential = createAuthenticator().make(options);
      return (await testApp.call('createPasskey', { token, body: { name: 'Mine', credential } })).code;
    };
    const used = (await start(person)).data;
    expect(await add(used)).toBeUndefined();
    expect(await add(used)).toBe('passkey_refused');
    const own = (await start(person)).data;
    expect(await add(own, second.data.token)).toBe('passkey_refused');
    expect(await add(own, other.token)).toBe('passkey_refused');
    expect(await add((await start(other)).data)).toBe('passkey_refused');
    expect(await add((await testApp.call('startPasskeyLogin')).data)).toBe('passkey_refused');
    // The failed attempts of others have not used up the challenge.
    expect(await add(own)).toBeUndefined();
    const old = (await start(person)).data;
    testApp.clock.advance(CHALLENGE_MINUTES * MINUTE_MS);
    expect(await add(old)).toBe('passkey_refused');
    await testApp.passTime(60 * MINUTE_MS);
    expect(
      await testApp.database.all(read('select 1 from passkey_challenges where ends_at <= $1', [testApp.clock.now()])),
    ).toEqual([]);
  });

  it('ignores certificates, and calls none of the addresses in them', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const person = await createPerson(testApp);
    const x5c = [new Uint8Array(64)];
    for (const fmt of ['packed', 'android-key', 'apple', 'tpm', 'fido-u2f', 'android-safetynet', 'made-up']) {
      const attStmt = new Map<string, unknown>([
        ['alg', -7],
        ['sig', new Uint8Array(64)],
        ['x5c', x5c],
      ]);
      expect((await tryToAdd(person, { attestation: { fmt, attStmt } })).code).toBe('passkey_refused');
    }
    expect(fetched).not.toHaveBeenCalled();
  });

  it('refuses bytes that are no answer, and an id that is not the one that was made', async () => {
    const person = await createPerson(testApp);
    const { token } = person;
    expect((await tryToAdd(person, { id: 'AAAA' })).code).toBe('passkey_refused');
    for (const attestationObject of ['AA', 'oA', `${'gQ'.repeat(3000)}`, 'v2Nmb28']) {
      const made = createAuthenticator().make((await start(person)).data);
      const credential = { ...made, response: { ...made.response, attestationObject } };
      const answer = await testApp.call('createPasskey', { token, body: { name: 'Mine', credential } });
      expect(answer).toMatchObject({ status: 400, code: 'passkey_refused' });
    }
    for (const credential of [null, 7, {}, { id: 'A', rawId: 'A', type: 'public-key', response: 'x' }]) {
      const body = { name: 'Mine', credential } as never;
      expect(await testApp.call('createPasskey', { token, body })).toMatchObject({ code: 'passkey_refused' });
    }
    expect(await list(person)).toEqual([]);
  });
});

describe('a login by passkey', () => {
  it.each([
    ...forgeries,
    [
      'a signature of another key',
      (): Forgery => ({ signature: createAuthenticator().prove({ challenge: 'x' }).response.signature }),
    ],
    ['a credential that nobody has', (): Forgery => ({ id: createAuthenticator().id })],
    [
      'a user handle of nobody',
      ({ device }: Equipped): Forgery => ({ userHandle: device.handleOf(crypto.randomUUID()) }),
    ],
    [
      'a user handle of somebody else',
      ({ device }: Equipped): Forgery => ({ userHandle: device.handleOf(operator.id) }),
    ],
    ['a user handle that is none', (): Forgery => ({ userHandle: 'AAAA' })],
  ] satisfies typeof forgeries)('refuses %s', async (_what, forgery) => {
    const person = await equip();
    const before = await countSessions(person);
    const answer = await person.device.logIn(testApp, forgery(person), { address: newAddress() });
    expect(answer).toMatchObject({ status: 401, code: 'passkey_failed' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await countSessions(person)).toBe(before);
    expect((await person.device.logIn(testApp)).status).toBe(200);
  });

  it('accepts an answer once, for five minutes, and refuses the challenge of a new passkey', async () => {
    const person = await equip();
    const send = (credential: ReturnType<Authenticator['prove']>) =>
      testApp.call('passkeyLogin', { body: { credential }, address: newAddress() });
    const used = person.device.prove((await testApp.call('startPasskeyLogin')).data);
    const answers = await Promise.all([send(used), send(used), send(used)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    const old = person.device.prove((await testApp.call('startPasskeyLogin')).data);
    testApp.clock.advance(CHALLENGE_MINUTES * MINUTE_MS);
    expect((await send(old)).code).toBe('passkey_failed');
    expect((await send(person.device.prove((await start(person)).data))).code).toBe('passkey_failed');
  });

  it('refuses a counter that stays the same or goes back, as that of a copied key does', async () => {
    const person = await equip({ counts: true });
    expect((await person.device.logIn(testApp, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 1, 0]) {
      expect((await person.device.logIn(testApp, { counter })).code).toBe('passkey_failed');
    }
    const answers = await Promise.all([
      person.device.logIn(testApp, { counter: 8 }),
      person.device.logIn(testApp, { counter: 8 }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('reports a suspension only after the right passkey, and refuses deleted accounts', async () => {
    const person = await equip();
    const params = { id: person.id };
    await testApp.call('suspendPerson', { token: operator.token, params });
    expect((await person.device.logIn(testApp)).code).toBe('account_suspended');
    expect((await person.device.logIn(testApp, { origin: FOREIGN })).code).toBe('passkey_failed');
    expect(await countSessions(person)).toBe(0);
    await testApp.call('reinstatePerson', { token: operator.token, params });
    const { data } = await person.device.logIn(testApp);
    await testApp.call('deleteUser', { token: data.token, body: { password: PASSWORD } });
    expect((await person.device.logIn(testApp)).code).toBe('passkey_failed');
    expect(await testApp.database.all(read('select 1 from passkeys where user_id = $1', [person.id]))).toEqual([]);
  });

  it('is counted: too many that fail, and too many challenges, are refused for a while', async () => {
    const person = await equip();
    const address = newAddress();
    const send = () =>
      testApp.call('passkeyLogin', { body: { credential: person.device.prove({ challenge: 'x' }) }, address });
    for (let count = 0; count < 50; count += 1) expect((await send()).status).toBe(401);
    expect((await send()).status).toBe(429);
    expect((await person.device.logIn(testApp, {}, { address: newAddress() })).status).toBe(200);
    const ask = () => testApp.call('startPasskeyLogin', { address });
    for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});
