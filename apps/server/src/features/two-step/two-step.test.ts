import { DAY_MS, HOUR_MS, MINUTE_MS } from '@pinlife/contract/durations';
import { LIVE_PATH } from '@pinlife/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createPerson, mailedToken, PASSWORD, PIN, type TestPerson } from '../../test/person.ts';
import { codeOf, stepAt } from './code/totp.ts';

const NEW_PASSWORD = 'Monsoon 2026!';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const decode = (key: string): Buffer => {
  const bits = [...key].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The next code: the clock advances by a step, because each code works once. */
const nextCode = (key: string, offset = 0): string => {
  testApp.clock.advance(30_000);
  return codeOf(decode(key), stepAt(testApp.clock.now()) + offset);
};

type Protected = TestPerson & { key: string; recoveryCodes: string[] };

const protect = async (changes: Parameters<typeof createPerson>[1] = {}): Promise<Protected> => {
  const person = await createPerson(testApp, { keep: true, ...changes });
  const { token } = person;
  const { key } = (await testApp.call('startTwoStep', { token, body: { password: PASSWORD } })).data;
  const { recoveryCodes } = (await testApp.call('confirmTwoStep', { token, body: { code: nextCode(key) } })).data;
  return { ...person, key, recoveryCodes };
};

const logIn = (
  { username }: TestPerson,
  secret: { password?: string; pin?: string } = { password: PASSWORD },
  cookie = '',
) => testApp.call('login', { body: { username, ...secret }, headers: { cookie } });

const getTicket = async (...asked: Parameters<typeof logIn>): Promise<string> => {
  const answer = await logIn(...asked);
  expect(answer.code).toBe('second_step_required');
  return (answer.data as unknown as { ticket: string }).ticket;
};
const take = (ticket: string, step: { code?: string; recoveryCode?: string; trust?: boolean }, cookie = '') =>
  testApp.call('secondStep', { body: { ticket, ...step }, headers: { cookie } });
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie']).split(';', 1)[0];
const countSessions = async ({ id }: TestPerson): Promise<number> =>
  (await testApp.database.all(read('select 1 from sessions where user_id = $1', [id]))).length;

describe('two-step login', () => {
  it('is turned on by the password and then a code, and counts from then on', async () => {
    const person = await createPerson(testApp);
    const { token } = person;
    const start = (password: string) => testApp.call('startTwoStep', { token, body: { password } });
    expect((await testApp.call('confirmTwoStep', { token, body: { code: '123456' } })).code).toBe('two_step_off');
    expect((await start('wrong')).code).toBe('current_password_wrong');
    const { key, uri } = (await start(PASSWORD)).data;
    expect(decode(key)).toHaveLength(20);
    expect(uri).toBe(`otpauth://totp/PinLife:${person.username}?secret=${key}&issuer=PinLife`);
    expect((await logIn(person)).status).toBe(200);
    for (const code of ['12345', 'abcdef', '000000']) {
      const { status, code: fault } = await testApp.call('confirmTwoStep', { token, body: { code } });
      expect({ status, fault }).toEqual({ status: 400, fault: 'code_wrong' });
    }
    const code = nextCode(key).replace(/^(...)/, '$1 ');
    const { recoveryCodes } = (await testApp.call('confirmTwoStep', { token, body: { code } })).data;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await testApp.call('getTwoStep', { token })).data).toMatchObject({
      since: testApp.clock.now().toISOString(),
      recoveryCodesLeft: 10,
    });
    expect((await start(PASSWORD)).code).toBe('two_step_on');
    expect((await logIn(person)).status).toBe(403);
    const rows = await testApp.database.all(
      read<{ row: string }>('select t::text as row from two_steps t where user_id = $1', [person.id]),
    );
    expect(rows[0]?.row).not.toContain(decode(key).toString('hex'));
  });

  it('opens nothing between the password and the code', async () => {
    const person = await protect();
    const before = await countSessions(person);
    const answer = await logIn(person);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { ticket } = answer.data as unknown as { ticket: string };
    for (const token of [ticket, ticket.split('.')[1] ?? '']) {
      expect((await testApp.call('getUser', { token })).status).toBe(401);
      expect((await testApp.call('createPushToken', { token, body: { token: '{}' } })).status).toBe(401);
      const live = await testApp.app.inject({ url: LIVE_PATH, headers: { authorization: `Bearer ${token}` } });
      expect(live.statusCode).toBe(401);
    }
    expect(await countSessions(person)).toBe(before);
  });

  it('accepts each code once, one step early or late, and only one of many at once', async () => {
    const person = await protect();
    const ticket = await getTicket(person);
    const code = nextCode(person.key);
    const answers = await Promise.all(Array.from({ length: 5 }, () => take(ticket, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(await countSessions(person)).toBe(2);
    testApp.clock.advance(HOUR_MS);
    const later = await getTicket(person);
    expect((await take(later, { code: nextCode(person.key, -2) })).code).toBe('code_wrong');
    expect((await take(later, { code: nextCode(person.key, 2) })).code).toBe('code_wrong');
    expect((await take(later, { code: nextCode(person.key, -1) })).status).toBe(200);
    expect((await take(later, { code: nextCode(person.key, 1) })).status).toBe(200);
  });

  it('refuses the right code too after ten wrong ones in an hour, and recovery codes apart from them', async () => {
    const person = await protect();
    const ticket = await getTicket(person);
    for (let count = 0; count < 10; count += 1) {
      expect((await take(ticket, { code: '000000' })).code).toBe('code_wrong');
    }
    expect((await take(ticket, { code: nextCode(person.key) })).status).toBe(429);
    for (let count = 0; count < 19; count += 1) {
      expect((await take(ticket, { recoveryCode: 'aaaaa-aaaaa' })).code).toBe('recovery_code_wrong');
    }
    const [first = '', second = ''] = person.recoveryCodes;
    const entered = await take(ticket, { recoveryCode: ` ${first.toUpperCase().replace('-', ' ')} ` });
    expect(entered.data.recoveryCodesLeft).toBe(9);
    expect((await take(ticket, { recoveryCode: first })).code).toBe('recovery_code_wrong');
    expect((await take(ticket, { recoveryCode: second })).status).toBe(429);
    testApp.clock.advance(HOUR_MS);
    expect((await take(await getTicket(person), { code: nextCode(person.key) })).status).toBe(200);
  });

  it('accepts each recovery code once, even if sent many times at once, and notifies by mail', async () => {
    const person = await protect();
    const ticket = await getTicket(person);
    const [recoveryCode = ''] = person.recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 5 }, () => take(ticket, { recoveryCode })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const mails = (await testApp.deliver()).filter(({ to }) => to.includes(person.email));
    expect(mails.filter(({ text }) => text.includes('Codes left: 9.'))).toHaveLength(1);
  });

  it('trusts a device for thirty days if that was ticked, by pin too, and otherwise asks every time', async () => {
    const person = await protect();
    const plain = await take(await getTicket(person), { code: nextCode(person.key) });
    await getTicket(person, { password: PASSWORD }, cookieOf(plain));
    const byPin = await take(await getTicket(person, { pin: PIN }), { code: nextCode(person.key), trust: true });
    const cookie = cookieOf(byPin);
    for (const secret of [{ password: PASSWORD }, { pin: PIN }]) {
      expect((await logIn(person, secret, cookie)).status).toBe(200);
    }
    testApp.clock.advance(30 * DAY_MS);
    const ticket = await getTicket(person, { password: PASSWORD }, cookie);
    // A known device keeps its cookie.
    const again = await take(ticket, { code: nextCode(person.key), trust: true }, cookie);
    expect(again.headers['set-cookie']).toBeUndefined();
    expect((await logIn(person, { pin: PIN }, cookie)).status).toBe(200);
  });

  it('is asked for after a reset, which ends trust and tickets', async () => {
    const person = await protect();
    const ticket = await getTicket(person);
    const trusted = cookieOf(await take(ticket, { code: nextCode(person.key), trust: true }));
    await testApp.call('requestPasswordReset', { body: { email: person.email } });
    const token = await mailedToken(testApp, person.email, '/reset-password');
    await testApp.call('resetPassword', { body: { token, password: NEW_PASSWORD } });
    expect((await take(ticket, { code: nextCode(person.key) })).code).toBe('second_step_expired');
    const fresh = await getTicket(person, { password: NEW_PASSWORD }, trusted);
    expect((await take(fresh, { code: nextCode(person.key) })).status).toBe(200);
  });

  it('is open to the owner after a reset, even if a stranger has used up the tries', async () => {
    const person = await protect();
    const ticket = await getTicket(person);
    for (let count = 0; count < 10; count += 1) await take(ticket, { code: '000000' });
    for (let count = 0; count < 20; count += 1) await take(ticket, { recoveryCode: 'aaaaa-aaaaa' });
    await testApp.call('requestPasswordReset', { body: { email: person.email } });
    const token = await mailedToken(testApp, person.email, '/reset-password');
    await testApp.call('resetPassword', { body: { token, password: NEW_PASSWORD } });
    const fresh = await getTicket(person, { password: NEW_PASSWORD });
    const [recoveryCode = ''] = person.recoveryCodes;
    expect((await take(fresh, { code: nextCode(person.key) })).status).toBe(200);
    expect((await take(fresh, { recoveryCode })).status).toBe(200);
  });

  it('refuses a ticket that is old, altered, or of another person', async () => {
    const [person, other] = [await protect(), await protect()];
    const ticket = await getTicket(person);
    const [, sealed = ''] = ticket.split('.');
    const code = nextCode(other.key);
    for (const wrong of [
      `${other.id}.${sealed}`,
      `${person.id}.${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`,
      person.id,
      'x',
      `${person.id}.`,
    ]) {
      expect((await take(wrong, { code })).code).toBe('second_step_expired');
    }
    testApp.clock.advance(10 * MINUTE_MS);
    expect((await take(ticket, { code: nextCode(person.key) })).code).toBe('second_step_expired');
  });

  it('opens no session by a code that arrives while the password is changed', async () => {
    const person = await protect();
    const ticket = await getTicket(person);
    const body = { password: PASSWORD, newPassword: NEW_PASSWORD };
    const [, entered] = await Promise.all([
      testApp.call('changePassword', { token: person.token, body }),
      take(ticket, { code: nextCode(person.key) }),
    ]);
    const alive = await testApp.call('getUser', { token: entered.data?.token ?? 'none' });
    expect(alive.status).toBe(401);
  });

  it('makes new recovery codes by the password, and the old ones end', async () => {
    const person = await protect();
    const { token } = person;
    const make = (password: string) => testApp.call('createRecoveryCodes', { token, body: { password } });
    expect((await make('wrong')).code).toBe('current_password_wrong');
    const { recoveryCodes } = (await make(PASSWORD)).data;
    const ticket = await getTicket(person);
    expect((await take(ticket, { recoveryCode: person.recoveryCodes[0] ?? '' })).code).toBe('recovery_code_wrong');
    expect((await take(ticket, { recoveryCode: recoveryCodes[0] ?? '' })).status).toBe(200);
  });

  it('is turned off by the password, with its codes, its trust and its open tickets', async () => {
    const person = await protect();
    const { token } = person;
    const trusted = cookieOf(await take(await getTicket(person), { code: nextCode(person.key), trust: true }));
    const ticket = await getTicket(person);
    const end = (password: string) => testApp.call('endTwoStep', { token, body: { password } });
    expect((await end('wrong')).code).toBe('current_password_wrong');
    expect((await end(PASSWORD)).data).toEqual({ since: null, recoveryCodesLeft: 0, recoveryCodeUsedAt: null });
    expect((await end(PASSWORD)).code).toBe('two_step_off');
    expect((await take(ticket, { code: nextCode(person.key) })).code).toBe('code_wrong');
    expect((await logIn(person)).status).toBe(200);
    const { key } = (await testApp.call('startTwoStep', { token, body: { password: PASSWORD } })).data;
    await testApp.call('confirmTwoStep', { token, body: { code: nextCode(key) } });
    await getTicket(person, { password: PASSWORD }, trusted);
    const subjects = (await testApp.deliver())
      .filter(({ to }) => to.includes(person.email))
      .map((mail) => mail.subject);
    expect(subjects.filter((subject) => subject === 'Two-step login was turned on')).toHaveLength(2);
    expect(subjects).toContain('Two-step login was turned off');
  });

  it('can be reset by an operator, by name, with a mail to the person', async () => {
    const person = await protect();
    await testApp.services.people.of(person.id).resetTwoStep(person.username.toUpperCase());
    expect((await logIn(person)).status).toBe(200);
    await expect(testApp.services.people.of(person.id).resetTwoStep(person.username)).rejects.toMatchObject({
      code: 'two_step_off',
    });
    await expect(testApp.services.people.of(person.id).resetTwoStep('nobody')).rejects.toMatchObject({
      code: 'not_found',
    });
    const mails = (await testApp.deliver()).filter(({ to }) => to.includes(person.email));
    expect(mails.map(({ subject }) => subject)).toContain('Two-step login was reset');
  });
});
