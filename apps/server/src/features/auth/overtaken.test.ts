import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { read } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createHashGate } from '../../test/hash-gate.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, mailedToken, PASSWORD, PIN, type TestPerson } from '../../test/person.ts';

const NEW_PASSWORD = 'Monsoon 2026!';
const NEW_PIN = '7391';

const gate = createHashGate();
let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp({ wrapHasher: gate.wrapHasher });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  person = await createPerson(testApp);
});

/** Starts a call, runs `act` after its secrets were hashed, and then lets the call continue. */
const overtake = async <Answer>(
  work: 'hash' | 'verify',
  start: () => Promise<Answer>,
  meanwhile: () => Promise<unknown>,
): Promise<Answer> => {
  const held = gate.holdNext(work);
  const answer = start();
  await held.reached;
  await meanwhile();
  held.release();
  return answer;
};

const logIn = (secret: { password: string } | { pin: string }) =>
  testApp.call('login', { body: { username: person.username, ...secret } });

const requestReset = async () => {
  await testApp.call('requestPasswordReset', { body: { email: person.email } });
  return mailedToken(testApp, person.email, '/reset-password');
};

const reset = async (token?: string) => {
  const body = { token: token ?? (await requestReset()), password: NEW_PASSWORD };
  expect((await testApp.call('resetPassword', { body })).status).toBe(200);
};

const changePassword = (token = person.token, newPassword = NEW_PASSWORD) =>
  testApp.call('changePassword', { token, body: { password: PASSWORD, newPassword } });

const changePin = (token = person.token) => testApp.call('updateUser', { token, body: { pin: NEW_PIN } });

const countSessions = async () =>
  (await testApp.database.all(read('select 1 from sessions where user_id = $1', [person.id]))).length;

describe('a secret checked before a reset', () => {
  it.each([{ password: PASSWORD }, { pin: PIN }])('does not log in after it: %j', async (secret) => {
    const token = await requestReset();
    const answer = await overtake(
      'verify',
      () => logIn(secret),
      () => reset(token),
    );
    expect(answer).toMatchObject({ status: 401, code: 'login_failed' });
    expect(await countSessions()).toBe(0);
  });

  it('does not restore the old password', async () => {
    const token = await requestReset();
    const answer = await overtake(
      'hash',
      () => changePassword(person.token, PASSWORD),
      () => reset(token),
    );
    expect(answer).toMatchObject({ status: 401, code: 'unauthorized' });
    expect((await logIn({ password: PASSWORD })).status).toBe(401);
    expect((await logIn({ password: NEW_PASSWORD })).status).toBe(200);
  });

  it('does not set a pin', async () => {
    const token = await requestReset();
    const answer = await overtake('hash', changePin, () => reset(token));
    expect(answer).toMatchObject({ status: 401, code: 'unauthorized' });
    expect((await logIn({ pin: NEW_PIN })).status).toBe(401);
  });

  it('deletes nothing', async () => {
    const token = await requestReset();
    const note = await createNote(testApp, person.token, { title: 'Dal' });
    const answer = await overtake(
      'verify',
      () => testApp.call('deleteUser', { token: person.token, body: { password: PASSWORD } }),
      () => reset(token),
    );
    expect(answer).toMatchObject({ status: 401, code: 'unauthorized' });
    const { data } = await logIn({ password: NEW_PASSWORD });
    expect((await testApp.call('getNote', { token: data.token, params: { id: note._id } })).status).toBe(200);
  });
});

describe('a password checked before its change', () => {
  it('does not log in after it', async () => {
    const answer = await overtake('verify', () => logIn({ password: PASSWORD }), changePassword);
    expect(answer).toMatchObject({ status: 401, code: 'login_failed' });
    expect(await countSessions()).toBe(1);
  });

  it('still resets it by a link that was mailed earlier', async () => {
    const token = await requestReset();
    const body = { token, password: 'Another 1 secret' };
    const answer = await overtake('hash', () => testApp.call('resetPassword', { body }), changePassword);
    expect(answer.status).toBe(200);
    expect((await logIn({ password: NEW_PASSWORD })).status).toBe(401);
    expect((await testApp.call('getUser', { token: person.token })).status).toBe(401);
    expect((await logIn({ password: 'Another 1 secret' })).status).toBe(200);
  });

  it('does not change it again in another session', async () => {
    const other = (await logIn({ password: PASSWORD })).data.token;
    const answer = await overtake('hash', () => changePassword(other, 'Another 1 secret'), changePassword);
    expect(answer).toMatchObject({ status: 401, code: 'unauthorized' });
    expect((await logIn({ password: NEW_PASSWORD })).status).toBe(200);
  });

  it('does not change it again in the same session', async () => {
    const answer = await overtake('hash', () => changePassword(person.token, 'Another 1 secret'), changePassword);
    expect(answer).toMatchObject({ status: 400, code: 'current_password_wrong' });
    expect((await logIn({ password: NEW_PASSWORD })).status).toBe(200);
  });
});

describe('a pin checked before its change', () => {
  it('does not log in after it', async () => {
    const answer = await overtake('verify', () => logIn({ pin: PIN }), changePin);
    expect(answer).toMatchObject({ status: 401, code: 'login_failed' });
    expect(await countSessions()).toBe(1);
  });

  it('a logout changes nothing after it', async () => {
    const logOut = () => testApp.call('logout', { token: person.token });
    expect((await overtake('hash', changePassword, logOut)).status).toBe(401);
    expect((await logIn({ password: PASSWORD })).status).toBe(200);
    person = await createPerson(testApp);
    expect((await overtake('hash', changePin, logOut)).status).toBe(401);
    expect((await logIn({ pin: PIN })).status).toBe(200);
  });

  it('the end of the account logs in to nothing', async () => {
    const answer = await overtake(
      'verify',
      () => logIn({ password: PASSWORD }),
      () => testApp.call('deleteUser', { token: person.token, body: { password: PASSWORD } }),
    );
    expect(answer).toMatchObject({ status: 401, code: 'login_failed' });
  });
});

describe('a session that has ended in between', () => {
  it('registers no push device', async () => {
    const { data } = await testApp.call('listSessions', { token: person.token });
    const ended = { userId: person.id, sessionId: data[0]?._id ?? '' };
    await testApp.call('logout', { token: person.token });
    const call = testApp.services.handlers.createPushToken({
      person: ended,
      body: { token: { endpoint: 'https://push.example.com/a', keys: { p256dh: 'x', auth: 'y' } } },
      caller: { address: '192.0.2.1', userAgent: '', cookies: {}, tab: undefined },
      params: undefined,
      query: undefined,
      ifMatch: undefined,
      ifNoneMatch: undefined,
      guard: undefined,
    });
    await expect(call).rejects.toMatchObject({ code: 'unauthorized' });
  });
});
