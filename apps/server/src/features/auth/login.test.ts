import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createPerson, createVerifiedAccount, newSignup, PASSWORD, PIN } from '../../test/person.ts';

/** `npm run test:security` tries all PINs. */
const PIN_GUESSES = Number(process.env['PIN_GUESSES'] ?? 100);
const GUESSES_AT_ONCE = 100;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const logIn = (body: Record<string, unknown>, options: { cookie?: string; address?: string } = {}) =>
  testApp.call('login', {
    body,
    ...(options.cookie && { headers: { cookie: options.cookie } }),
    ...(options.address && { address: options.address }),
  });

/** A verified account and the device cookie of its owner's browser. */
const createAccountWithDevice = async () => {
  const signup = newSignup();
  await createVerifiedAccount(testApp, signup);
  const { headers } = await logIn({ username: signup.username, password: PASSWORD });
  return { ...signup, cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '' };
};

describe('POST /api/auth/login', () => {
  it.each([
    [{}, 'username_required'],
    [{ username: ' ', password: PASSWORD }, 'username_required'],
    [{ username: 'meera' }, 'secret_required'],
    [{ username: 'meera', password: '' }, 'secret_required'],
    [{ username: 'meera', pin: 1234 }, 'secret_required'],
  ])('refuses %j', async (body, code) => {
    expect(await logIn(body)).toMatchObject({ status: 400, code });
  });

  it('answers token, last login, id and nationality', async () => {
    const signup = newSignup();
    await createVerifiedAccount(testApp, signup);
    const first = await logIn({ username: signup.username.toUpperCase(), password: PASSWORD });
    expect(first).toMatchObject({ status: 200, data: { lastLogin: null, nationality: '' } });
    const loggedInAt = testApp.clock.now().toISOString();
    testApp.clock.advance(1000);
    const second = await logIn({ username: signup.email.toUpperCase(), password: PASSWORD });
    expect(second.data).toMatchObject({ lastLogin: loggedInAt, id: first.data.id });
    expect((await testApp.call('getUser', { token: second.data.token })).data.id).toBe(first.data.id);
  });

  it('accepts a pin, with leading zeros too', async () => {
    const signup = newSignup({ pin: '0042' });
    await createVerifiedAccount(testApp, signup);
    expect((await logIn({ username: signup.username, pin: '0042' })).status).toBe(200);
    expect((await logIn({ username: signup.username, pin: '42' })).status).toBe(401);
  });

  it('answers alike for an unknown person, a wrong password and a wrong pin', async () => {
    const { username } = await createPerson(testApp);
    const answers = [
      await logIn({ username: 'nobodyatall', password: PASSWORD }),
      await logIn({ username, password: 'Wrong 1 password' }),
      await logIn({ username, pin: '0000' }),
      await logIn({ username: 'nobodyatall', pin: '0000' }),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['401 {"error":"Unable to login. Check your credentials.","code":"login_failed"}']),
    );
  });

  it('asks an unverified person to verify only after a correct secret', async () => {
    const signup = newSignup();
    await testApp.call('signup', { body: signup });
    expect(await logIn({ username: signup.username, password: 'Wrong 1 password' })).toMatchObject({ status: 401 });
    expect(await logIn({ username: signup.username, pin: PIN })).toMatchObject({
      status: 403,
      code: 'email_unverified',
    });
  });
});

describe('guessing passwords', () => {
  it('is stopped after ten wrong ones in 15 minutes, for known and unknown names alike', async () => {
    const { username } = await createPerson(testApp);
    for (const name of [username, 'nobodyatall2']) {
      for (let count = 0; count < 10; count += 1) {
        expect((await logIn({ username: name, password: 'Wrong 1 password' })).status).toBe(401);
      }
      const refused = await logIn({ username: name, password: PASSWORD });
      expect(refused).toMatchObject({ status: 429, error: 'Too many attempts. Try again in 15 minutes.' });
    }
    testApp.clock.advance(15 * 60 * 1000);
    expect((await logIn({ username, password: PASSWORD })).status).toBe(200);
  });

  it.each([{ password: 'Wrong 1 password' }, { pin: '0000' }])(
    'does not reveal that a name and an address belong to one account: %j',
    async (wrong) => {
      const account = await createAccountWithDevice();
      const stranger = await createAccountWithDevice();
      const limit = 'pin' in wrong ? 5 : 10;
      const exhaust = async (username: string, address: string) => {
        const answers: string[] = [];
        for (let count = 0; count <= limit; count += 1) {
          const { status, text } = await logIn({ username, ...wrong }, { address: `${address}${count}` });
          answers.push(`${status} ${text}`);
        }
        return answers;
      };
      await exhaust(account.username, '192.0.2.1');
      const sameAccount = await exhaust(account.email, '192.0.2.2');
      const another = await exhaust(stranger.email, '192.0.2.3');
      expect(sameAccount).toEqual(another);
      expect(sameAccount).toEqual(await exhaust('nobody.at.all@example.com', '192.0.2.4'));
    },
  );

  it('allows no more tries for one account by its address than by its name', async () => {
    const { username, email, cookie } = await createAccountWithDevice();
    const address = '192.0.2.50';
    for (let count = 0; count < 10; count += 1) await logIn({ username, password: 'Wrong 1 password' }, { address });
    expect((await logIn({ username: email, password: PASSWORD }, { address })).status).toBe(401);
    for (let count = 0; count < 5; count += 1) await logIn({ username, pin: '0000' }, { address });
    expect((await logIn({ username: email, pin: PIN }, { address })).status).toBe(401);
    expect((await logIn({ username: email, pin: PIN }, { cookie })).status).toBe(200);
  });

  it('never locks the owner out of a known device', async () => {
    const { username, cookie } = await createAccountWithDevice();
    for (let count = 0; count < 12; count += 1) await logIn({ username, password: 'Wrong 1 password' });
    expect((await logIn({ username, password: PASSWORD })).status).toBe(429);
    expect((await logIn({ username, password: PASSWORD }, { cookie })).status).toBe(200);
  });

  it('is stopped on a known device too, and only there', async () => {
    const { username, cookie } = await createAccountWithDevice();
    for (let count = 0; count < 10; count += 1) {
      expect((await logIn({ username, password: 'Wrong 1 password' }, { cookie })).status).toBe(401);
    }
    expect((await logIn({ username, password: PASSWORD }, { cookie })).status).toBe(429);
    expect((await logIn({ username, password: PASSWORD })).status).toBe(200);
  });

  it('does not count correct passwords', async () => {
    const { username } = await createPerson(testApp);
    for (let count = 0; count < 15; count += 1) {
      expect((await logIn({ username, password: PASSWORD })).status).toBe(200);
    }
  });
});

describe('guessing pins', () => {
  it(
    `evaluates at most five of ${PIN_GUESSES} that arrive together, from any addresses`,
    async () => {
      const signup = newSignup({ pin: '9999' });
      await createVerifiedAccount(testApp, signup);
      const guess = (number: number) =>
        testApp.call('login', {
          body: { username: signup.username, pin: String(number).padStart(4, '0') },
          address: `203.0.${number >> 8}.${number & 255}`,
          headers: { 'x-forwarded-for': `198.51.100.${number & 255}` },
        });
      const codes: (string | undefined)[] = [];
      for (let start = 0; start < PIN_GUESSES; start += GUESSES_AT_ONCE) {
        const batch = Array.from({ length: GUESSES_AT_ONCE }, (_, index) => guess(start + index));
        codes.push(...(await Promise.all(batch)).map(({ code }) => code));
      }
      expect(codes.filter((code) => code === 'login_failed')).toHaveLength(5);
      expect(codes.filter((code) => code === 'pin_login_closed')).toHaveLength(PIN_GUESSES - 5);
    },
    60_000 + PIN_GUESSES * 30,
  );

  it('refuses the pin of unknown devices until a password login, with a message', async () => {
    const { username } = await createAccountWithDevice();
    for (let count = 0; count < 5; count += 1) await logIn({ username, pin: '0000' }, { address: '192.0.2.1' });
    const refused = await logIn({ username, pin: PIN }, { address: '192.0.2.2' });
    expect(refused).toMatchObject({ status: 429, error: 'Too many wrong pins. Login with your password instead.' });
    testApp.clock.advance(24 * 60 * 60 * 1000);
    expect((await logIn({ username, pin: PIN }, { address: '192.0.2.2' })).status).toBe(429);
    await logIn({ username, password: PASSWORD });
    expect((await logIn({ username, pin: PIN }, { address: '192.0.2.2' })).status).toBe(200);
  });

  it('is not reset by a correct pin', async () => {
    const { username } = await createAccountWithDevice();
    const address = '192.0.2.3';
    for (let count = 0; count < 4; count += 1) await logIn({ username, pin: '0000' }, { address });
    expect((await logIn({ username, pin: PIN }, { address })).status).toBe(200);
    expect((await logIn({ username, pin: '0000' }, { address })).status).toBe(401);
    expect((await logIn({ username, pin: PIN }, { address })).status).toBe(429);
  });

  it('leaves a known device alone, whose own mistakes do not count for others', async () => {
    const { username, cookie } = await createAccountWithDevice();
    for (let count = 0; count < 9; count += 1) await logIn({ username, pin: '0000' }, { cookie });
    expect((await logIn({ username, pin: PIN })).status).toBe(200);
    for (let count = 0; count < 6; count += 1) await logIn({ username, pin: '0000' });
    expect((await logIn({ username, pin: PIN })).status).toBe(429);
    expect((await logIn({ username, pin: PIN }, { cookie })).status).toBe(200);
  });

  it('forgets a known device after ten wrong pins in a row', async () => {
    const { username, cookie } = await createAccountWithDevice();
    for (let count = 0; count < 10; count += 1) {
      expect((await logIn({ username, pin: '0000' }, { cookie })).status).toBe(401);
    }
    for (let count = 0; count < 5; count += 1) {
      expect((await logIn({ username, pin: '0000' }, { cookie, address: '192.0.2.9' })).status).toBe(401);
    }
    expect((await logIn({ username, pin: PIN }, { cookie, address: '192.0.2.9' })).status).toBe(429);
  });

  it('allows twenty wrong pins an hour from one address over all accounts', async () => {
    const address = '192.0.2.77';
    for (let count = 0; count < 20; count += 1) {
      expect((await logIn({ username: `stranger${count}`, pin: '0000' }, { address })).status).toBe(401);
    }
    const refused = await logIn({ username: 'stranger99', pin: '0000' }, { address });
    expect(refused).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect((await logIn({ username: 'stranger99', pin: '0000' }, { address: '192.0.2.78' })).status).toBe(401);
  });

  it('counts a whole IPv6 /64 as one address', async () => {
    for (let count = 0; count < 20; count += 1) {
      await logIn({ username: `six${count}`, pin: '0000' }, { address: `2001:db8:1:2::${count + 1}` });
    }
    expect((await logIn({ username: 'six99', pin: '0000' }, { address: '2001:db8:1:2:ffff::1' })).status).toBe(429);
    expect((await logIn({ username: 'six99', pin: '0000' }, { address: '2001:db8:1:3::1' })).status).toBe(401);
  });

  it('leaves no count behind that is no longer needed', async () => {
    const closed = await createAccountWithDevice();
    const gone = await createPerson(testApp);
    for (const username of [closed.username, gone.username, 'nobodyatall3']) {
      for (let count = 0; count < 5; count += 1) await logIn({ username, pin: '0000' }, { address: '192.0.2.60' });
    }
    await testApp.call('deleteUser', { token: gone.token, body: { password: PASSWORD } });
    await testApp.passTime(31 * 24 * 60 * 60 * 1000);
    const rows = await testApp.database.all(read<{ bucket: string }>('select bucket from throttles'));
    const buckets = rows.map(({ bucket }) => bucket).filter((bucket) => bucket.startsWith('pin-'));
    const account = await testApp.database.first(
      read<{ id: string }>('select id from users where username = $1', [closed.username]),
    );
    expect(buckets).toContain(`pin-account:${account?.id}`);
    expect(buckets.filter((bucket) => bucket.includes(gone.id) || bucket.includes('nobodyatall3'))).toEqual([]);
    // No further notice is mailed, and the PIN stays closed.
    expect((await logIn({ username: closed.username, pin: PIN })).status).toBe(401);
    await logIn({ username: closed.username, password: PASSWORD });
    expect((await logIn({ username: closed.username, pin: PIN })).status).toBe(200);
  });
});
