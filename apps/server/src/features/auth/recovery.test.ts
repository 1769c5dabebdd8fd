import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createPerson, mailedToken, newSignup, PASSWORD, PIN, standingAlone } from '../../test/person.ts';

const NEW_PASSWORD = 'Monsoon 2026!';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const requestReset = async (email: string) => {
  await testApp.call('requestPasswordReset', { body: { email } });
  return mailedToken(testApp, email, '/reset-password');
};

describe('POST /api/auth/request-reset-password', () => {
  it.each([undefined, '', 'meera.nair@', 'no address'])('refuses %s', async (email) => {
    const answer = await testApp.call('requestPasswordReset', { body: { email } });
    expect(answer).toMatchObject({ status: 400, code: expect.stringMatching(/email_required|invalid/) });
  });

  it('answers alike for known and unknown addresses', async () => {
    const { email } = await createPerson(testApp);
    for (const address of [email, 'nobody@example.com']) {
      const { status, data } = await testApp.call('requestPasswordReset', { body: { email: address } });
      expect({ status, data }).toEqual({ status: 200, data: { email: address } });
    }
    const mails = await testApp.deliver();
    expect(mails.some(({ to }) => to.includes('nobody@'))).toBe(false);
  });

  it('sends at most five mails an hour and answers the sixth request alike', async () => {
    const { email } = await createPerson(testApp);
    testApp.clock.advance(60 * 60 * 1000);
    const before = testApp.mails.length;
    for (let count = 0; count < 6; count += 1) {
      expect((await testApp.call('requestPasswordReset', { body: { email } })).status).toBe(200);
    }
    expect((await testApp.deliver()).slice(before)).toHaveLength(5);
  });
});

describe('POST /api/auth/reset-password', () => {
  it('refuses an invented token, and a weak password', async () => {
    const { email } = await createPerson(testApp);
    const token = await requestReset(email);
    expect(await testApp.call('resetPassword', { body: { token: 'x', password: NEW_PASSWORD } })).toMatchObject({
      status: 400,
      code: 'reset_link_invalid',
    });
    expect(await testApp.call('resetPassword', { body: { token, password: 'monsoon' } })).toMatchObject({
      status: 400,
      code: 'password_too_short',
      field: 'password',
    });
  });

  it('sets the password, once, and ends every session and known device', async () => {
    const person = await createPerson(testApp);
    const device = await testApp.call('login', { body: { username: person.username, password: PASSWORD } });
    const cookie = String(device.headers['set-cookie']).split(';', 1)[0] ?? '';
    const token = await requestReset(person.email);
    expect((await testApp.call('resetPassword', { body: { token, password: NEW_PASSWORD } })).status).toBe(200);
    expect((await testApp.call('resetPassword', { body: { token, password: NEW_PASSWORD } })).status).toBe(400);
    expect((await testApp.call('getUser', { token: person.token })).status).toBe(401);

    const logIn = (body: Record<string, string>) =>
      testApp.call('login', { body: { username: person.username, ...body }, headers: { cookie } });
    expect((await logIn({ password: PASSWORD })).status).toBe(401);
    for (let count = 0; count < 5; count += 1) await logIn({ pin: '0000' });
    expect((await logIn({ pin: PIN })).status).toBe(429);
    expect((await logIn({ password: NEW_PASSWORD })).status).toBe(200);
  });

  it('lets a newer link revoke the older one, and both expire after 30 minutes', async () => {
    const { email } = await createPerson(testApp);
    const older = await requestReset(email);
    const newer = await requestReset(email);
    expect((await testApp.call('resetPassword', { body: { token: older, password: NEW_PASSWORD } })).status).toBe(400);
    testApp.clock.advance(30 * 60 * 1000);
    expect((await testApp.call('resetPassword', { body: { token: newer, password: NEW_PASSWORD } })).status).toBe(400);
  });

  it('works for the owner of the mailbox, no matter how often a thief changes the password in between', async () => {
    const person = await createPerson(testApp);
    const thief = await testApp.call('login', { body: { username: person.username, password: PASSWORD } });
    const token = await requestReset(person.email);
    for (let count = 0; count < 3; count += 1) {
      const body = { password: PASSWORD, newPassword: PASSWORD };
      expect((await testApp.call('changePassword', { token: thief.data.token, body })).status).toBe(200);
    }
    expect((await testApp.call('resetPassword', { body: { token, password: NEW_PASSWORD } })).status).toBe(200);
    expect((await testApp.call('getUser', { token: thief.data.token })).status).toBe(401);
  });

  it('verifies the address', async () => {
    const signup = newSignup();
    await testApp.call('signup', { body: signup });
    const token = await requestReset(signup.email);
    await testApp.call('resetPassword', { body: { token, password: NEW_PASSWORD } });
    const body = { username: signup.username, password: NEW_PASSWORD };
    expect((await testApp.call('login', { body })).status).toBe(200);
  });

  it('blocks login by pin until a new one is set, no matter who set the old one', async () => {
    const squatter = newSignup();
    await testApp.call('signup', { body: squatter });
    const token = await requestReset(squatter.email);
    await testApp.call('resetPassword', { body: { token, password: NEW_PASSWORD } });
    const logIn = (secret: Record<string, string>) =>
      testApp.call('login', { body: { username: squatter.username, ...secret } });
    expect(await logIn({ pin: PIN })).toMatchObject({ status: 401, code: 'login_failed' });

    const { data, headers } = await logIn({ password: NEW_PASSWORD });
    const owner = data.token;
    expect(await logIn({ pin: PIN })).toMatchObject({ status: 401, code: 'login_failed' });
    const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? '';
    const onKnownDevice = { body: { username: squatter.username, pin: PIN }, headers: { cookie } };
    expect(await testApp.call('login', onKnownDevice)).toMatchObject({ status: 403, code: 'pin_missing' });
    expect((await testApp.call('updateUser', { token: owner, body: { pin: '7391' } })).status).toBe(200);
    expect((await logIn({ pin: '7391' })).status).toBe(200);
  });

  it('opens login by pin again that wrong ones have closed, once a new pin is set', async () => {
    const person = await createPerson(testApp);
    const logIn = (secret: Record<string, string>, address: string) =>
      testApp.call('login', { body: { username: person.username, ...secret }, address });
    for (let count = 0; count < 5; count += 1) await logIn({ pin: '0000' }, `192.0.2.${count}`);
    const token = await requestReset(person.email);
    await testApp.call('resetPassword', { body: { token, password: NEW_PASSWORD } });
    const owner = (await logIn({ password: NEW_PASSWORD }, '192.0.2.9')).data.token;
    await testApp.call('updateUser', { token: owner, body: { pin: '7391' } });
    expect((await logIn({ pin: '7391' }, '192.0.2.9')).status).toBe(200);
  });

  it('notifies the person by mail', async () => {
    const { email } = await createPerson(testApp);
    const token = await requestReset(email);
    await testApp.call('resetPassword', { body: { token, password: NEW_PASSWORD } });
    const notice = (await testApp.deliver()).at(-1);
    expect(notice?.to).toContain(email);
    expect(notice?.subject).toMatch(/password was reset/i);
    expect(notice?.text).toContain('nobody can login by PIN until you set a new one');
  });

  it('succeeds for exactly one of ten simultaneous uses of one link', async () => {
    const { email } = await createPerson(testApp);
    const token = await requestReset(email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => testApp.call('resetPassword', { body: { token, password: NEW_PASSWORD } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('POST /api/user/change-password', () => {
  it('needs a token', async () => {
    expect((await testApp.call('changePassword', { body: {} })).status).toBe(401);
  });

  it('refuses a missing current password, a weak new one and a wrong current one', async () => {
    const { token } = await createPerson(testApp);
    const change = (body: Record<string, string>) => testApp.call('changePassword', { token, body });
    expect(await change({ newPassword: NEW_PASSWORD })).toMatchObject({ status: 400, error: 'Enter current password' });
    expect(await change({ password: PASSWORD, newPassword: 'short' })).toMatchObject({
      status: 400,
      field: 'newPassword',
    });
    expect(await change({ password: 'Wrong 1 password', newPassword: NEW_PASSWORD })).toMatchObject({
      status: 400,
      code: 'current_password_wrong',
    });
  });

  it('ends every other session at once and mails a notice', async () => {
    const person = await createPerson(testApp);
    const other = await testApp.call('login', { body: { username: person.username, password: PASSWORD } });
    const body = { password: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await testApp.call('changePassword', { token: person.token, body })).status).toBe(200);
    expect((await testApp.call('getUser', { token: person.token })).status).toBe(200);
    expect((await testApp.call('getUser', { token: other.data.token })).status).toBe(401);
    expect((await testApp.deliver()).at(-1)?.subject).toMatch(/password was changed/i);
  });
});

describe('secrets', () => {
  it('appear in no answer and no log line', async () => {
    const person = await createPerson(testApp, { pin: '7391' });
    const resetToken = await requestReset(person.email);
    await testApp.call('login', { body: { username: person.username, pin: '7391' } });
    await testApp.call('resetPassword', { body: { token: resetToken, password: 'Another 1 secret' } });
    const everything = testApp.log.join('\n');
    for (const secret of [person.token, resetToken, PASSWORD, 'Another 1 secret', '$argon2']) {
      expect(everything).not.toContain(secret);
    }
    expect(everything).not.toMatch(standingAlone('7391'));
    const profile = await testApp.call('login', { body: { username: person.username, password: 'Another 1 secret' } });
    const { text } = await testApp.call('getUser', { token: profile.data.token });
    expect(text).not.toMatch(/"pin"|hash|\$argon2/);
  });
});
