import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createPerson, createVerifiedAccount, mailedToken, newSignup, PASSWORD } from '../../test/person.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

describe('POST /api/user/signup', () => {
  it.each([
    ['firstName', 'Me', 'First name should be minimum of 3 characters'],
    ['firstName', '  Me  ', 'First name should be minimum of 3 characters'],
    ['lastName', '  ', 'Last name should not be empty'],
    ['username', 'meera nair', 'Username must be alpha numeric'],
    ['username', 'mira_n', 'Username must be alpha numeric'],
    ['username', '', 'Username should not be empty'],
    ['email', 'meera.nair@', 'Email is not valid'],
    ['password', 'Short1!', 'Password must contain at least 8 characters!'],
    ['password', 'Nothing here!', 'Password must contain at least one number (0-9)!'],
    ['password', 'NOTHING 1 HERE', 'Password must contain at least one lowercase letter (a-z)!'],
    ['password', 'nothing 1 here', 'Password must contain at least one uppercase letter (A-Z)!'],
    ['password', 'Monsoon2026', 'Password must contain at least one special character!'],
    ['password', '', 'Passwords should not be empty'],
    ['pin', '', 'No pin is set'],
    ['pin', '123', 'Pin must be 4 digits'],
    ['pin', '12a4', 'Pin must be 4 digits'],
    ['pin', '12345', 'Pin must be 4 digits'],
    ['language', 'xx', 'This language is not known'],
    ['timezone', 'Mars/Olympus', 'This time zone is not known'],
  ])('refuses %s "%s" with its sentence', async (field, value, sentence) => {
    const answer = await testApp.call('signup', { body: { ...newSignup(), [field]: value } });
    expect(answer).toMatchObject({ status: 400, error: sentence, field });
  });

  it('names the first missing field', async () => {
    expect(await testApp.call('signup', { body: {} })).toMatchObject({ status: 400, field: 'firstName' });
  });

  it('answers 201 with the whole profile, its id twice, without pin and hash', async () => {
    const signup = newSignup({ language: 'hi', timezone: 'Asia/Calcutta' });
    const { status, data, text } = await testApp.call('signup', { body: signup });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      username: signup.username,
      fullName: 'Meera Nair',
      language: 'hi',
      timezone: 'Asia/Calcutta',
    });
    expect(data._id).toBe(data.id);
    expect(text).not.toMatch(/pin|hash|argon/i);
  });

  it('refuses a name or an address that is taken, in upper or lower case', async () => {
    const first = newSignup({ username: 'Amma', email: 'amma@example.com' });
    await testApp.call('signup', { body: first });
    const sameName = await testApp.call('signup', { body: newSignup({ username: 'aMMa' }) });
    expect(sameName).toMatchObject({
      status: 409,
      code: 'already_exists',
      error: 'aMMa already exists',
      field: 'username',
    });
    const sameMail = await testApp.call('signup', { body: newSignup({ email: 'AMMA@example.com' }) });
    expect(sameMail).toMatchObject({ status: 409, error: 'AMMA@example.com already exists', field: 'email' });
  });

  it('makes one account out of twenty simultaneous signups with one name', async () => {
    const signup = newSignup({ username: 'crowd' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        testApp.call('signup', { body: { ...signup, email: `crowd${index}@example.com` }, address: `10.0.7.${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
  });

  it('accepts twenty signups a minute from one address, then asks to wait', async () => {
    const address = '198.51.100.7';
    const signUp = () => testApp.call('signup', { body: newSignup(), address });
    for (let count = 0; count < 20; count += 1) expect((await signUp()).status).toBe(201);
    const refused = await signUp();
    expect(refused).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      error: 'Too many attempts. Try again in 1 minute.',
    });
    expect(Number(refused.headers['retry-after'])).toBe(60);
    testApp.clock.advance(60_000);
    expect((await signUp()).status).toBe(201);
  });

  it('does not count signups that fail', async () => {
    const address = '198.51.100.8';
    for (let count = 0; count < 25; count += 1) {
      await testApp.call('signup', { body: newSignup({ username: 'amma' }), address });
    }
    expect((await testApp.call('signup', { body: newSignup(), address })).status).toBe(201);
  });

  it('limits signups with a taken name like the availability check', async () => {
    const ask = () => testApp.call('signup', { body: newSignup({ username: 'amma' }), address: '198.51.100.10' });
    for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(409);
    expect((await ask()).status).toBe(429);
  });
});

describe('POST /api/user/exists', () => {
  it('refuses a question without a name', async () => {
    expect(await testApp.call('userExists', { body: {} })).toMatchObject({ status: 400, code: 'exists_needs_value' });
  });

  it('answers whether a username or an address is taken', async () => {
    const { username, email } = await createPerson(testApp);
    const ask = async (body: Record<string, string>) => (await testApp.call('userExists', { body })).data;
    expect(await ask({ username: username.toUpperCase() })).toBe(true);
    expect(await ask({ email: email.toUpperCase() })).toBe(true);
    expect(await ask({ username: 'nobodyatall' })).toBe(false);
    expect(await ask({ email: 'nobody@example.com' })).toBe(false);
  });

  it('is asked at most sixty times a minute from one address', async () => {
    const ask = () => testApp.call('userExists', { body: { username: 'x' }, address: '198.51.100.9' });
    for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

describe('POST /api/auth/emailverification', () => {
  it.each([undefined, '', 'no token at all', 'A'.repeat(64), 'x'.repeat(500)])(
    'refuses the token %s',
    async (token) => {
      const answer = await testApp.call('verifyEmail', { body: { token } });
      expect(answer).toMatchObject({ status: 400, error: 'Unable to verify Email. Try again.' });
    },
  );

  it('verifies once: the token is used up', async () => {
    const signup = newSignup();
    await testApp.call('signup', { body: signup });
    const token = await mailedToken(testApp, signup.email);
    const before = await testApp.call('login', { body: { username: signup.username, password: PASSWORD } });
    expect(before).toMatchObject({ status: 403, error: 'Please verify your email before logging in.' });
    expect((await testApp.call('verifyEmail', { body: { token } })).status).toBe(200);
    expect((await testApp.call('verifyEmail', { body: { token } })).status).toBe(400);
    expect((await testApp.call('login', { body: { username: signup.username, password: PASSWORD } })).status).toBe(200);
  });

  it('refuses the link of an older mail and one that is two days old', async () => {
    const signup = newSignup();
    await testApp.call('signup', { body: signup });
    const older = await mailedToken(testApp, signup.email);
    await testApp.call('resendVerification', { body: { username: signup.username } });
    const newer = await mailedToken(testApp, signup.email);
    expect(newer).not.toBe(older);
    expect((await testApp.call('verifyEmail', { body: { token: older } })).status).toBe(400);
    testApp.clock.advance(48 * 60 * 60 * 1000);
    expect((await testApp.call('verifyEmail', { body: { token: newer } })).status).toBe(400);
  });
});

describe('POST /api/auth/resend-verification', () => {
  it('answers waiting, verified and unknown people alike, and mails only the first', async () => {
    const waiting = newSignup();
    await testApp.call('signup', { body: waiting });
    const verified = newSignup();
    await createVerifiedAccount(testApp, verified);
    await testApp.deliver();
    const before = testApp.mails.length;
    for (const username of [waiting.username, verified.username, 'nobodyatall']) {
      const { status, data } = await testApp.call('resendVerification', { body: { username } });
      expect({ status, data }).toEqual({ status: 200, data: { username } });
    }
    const sent = (await testApp.deliver()).slice(before);
    expect(sent.map(({ to }) => to)).toEqual([expect.stringContaining(waiting.email)]);
  });

  it('sends five mails an hour to one recipient and answers the sixth request alike', async () => {
    const signup = newSignup();
    await testApp.call('signup', { body: signup });
    for (let count = 0; count < 7; count += 1) {
      const { status } = await testApp.call('resendVerification', { body: { username: signup.email } });
      expect(status).toBe(200);
      await testApp.deliver();
    }
    expect(testApp.mails.filter(({ to }) => to.includes(signup.email))).toHaveLength(5);
  });
});
