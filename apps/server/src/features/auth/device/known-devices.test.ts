import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tooManyAttempts } from '../../../platform/load/too-many.ts';
import type { PasswordHasher } from '../../../platform/secret/password.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createPerson, mailedToken, PASSWORD, PIN, type TestPerson } from '../../../test/person.ts';

const NEW_PASSWORD = 'Monsoon 2026!';

let testApp: TestApp;
let person: TestPerson;
/** Whether the queue has no place for another hash. */
let isCrowded = false;
const wrapHasher = (hasher: PasswordHasher): PasswordHasher => ({
  ...hasher,
  async verify(...asked) {
    if (isCrowded) throw tooManyAttempts(1);
    return hasher.verify(...asked);
  },
});
beforeAll(async () => {
  testApp = await createTestApp({ wrapHasher });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  person = await createPerson(testApp);
});

type Device = { token: string; cookie: string };

/** A browser in which the person has logged in by password. */
const addDevice = async (userAgent = 'a browser', password = PASSWORD): Promise<Device> => {
  testApp.clock.advance(1000);
  const { data, headers } = await testApp.call('login', {
    body: { username: person.username, password },
    headers: { 'user-agent': userAgent },
  });
  return { token: data.token, cookie: String(headers['set-cookie']).split(';', 1)[0] ?? '' };
};

const tryPin = (pin: string, cookie: string, address = '192.0.2.200') =>
  testApp.call('login', { body: { username: person.username, pin }, headers: { cookie }, address });

const list = async (token = person.token) => (await testApp.call('listKnownDevices', { token })).data;

const exhaustUnknownDevices = async () => {
  for (let count = 0; count < 5; count += 1) {
    const body = { username: person.username, pin: '0000' };
    await testApp.call('login', { body, address: `192.0.2.${count}` });
  }
};

/** Whether a login from the device is counted as one from a known device. */
const isKnown = async ({ cookie }: Device) => {
  await exhaustUnknownDevices();
  return (await tryPin(PIN, cookie)).status === 200;
};

describe('known devices', () => {
  it('are listed, the current one among them, the latest first', async () => {
    const telephone = await addDevice('a telephone');
    expect(await list(telephone.token)).toMatchObject([
      { userAgent: 'a telephone', current: true },
      { current: false },
    ]);
    testApp.clock.advance(1000);
    const byPin = await tryPin(PIN, telephone.cookie);
    expect((await list(byPin.data.token)).map(({ current }) => current)).toEqual([true, false]);
  });

  it('are forgotten by their owner', async () => {
    const telephone = await addDevice('a telephone');
    const id = (await list()).find(({ userAgent }) => userAgent === 'a telephone')?._id ?? '';
    const forget = () => testApp.call('forgetKnownDevice', { token: person.token, params: { id } });
    expect((await forget()).data).toEqual({ _id: id });
    expect((await forget()).status).toBe(404);
    expect(await isKnown(telephone)).toBe(false);
  });

  it('are the ten that logged in last', async () => {
    const devices: Device[] = [];
    for (let count = 0; count < 10; count += 1) devices.push(await addDevice(`browser ${count}`));
    testApp.clock.advance(1000);
    await tryPin(PIN, devices[0]?.cookie ?? '');
    await addDevice('browser 10');
    const names = (await list()).map(({ userAgent }) => userAgent);
    expect(names).toHaveLength(10);
    expect(names).toContain('browser 10');
    expect(names).not.toContain('browser 1');
  });

  it('are forgotten after a change of the password, except for the one it came from', async () => {
    const other = await addDevice();
    const current = await addDevice('a telephone');
    const body = { password: PASSWORD, newPassword: NEW_PASSWORD };
    await testApp.call('changePassword', { token: current.token, body });
    expect(await list(current.token)).toMatchObject([{ userAgent: 'a telephone', current: true }]);
    expect(await isKnown(current)).toBe(true);
    expect(await isKnown(other)).toBe(false);
  });

  it('are all forgotten by a reset', async () => {
    await addDevice();
    await testApp.call('requestPasswordReset', { body: { email: person.email } });
    const token = await mailedToken(testApp, person.email, '/reset-password');
    await testApp.call('resetPassword', { body: { token, password: NEW_PASSWORD } });
    const { token: fresh } = await addDevice('the only one', NEW_PASSWORD);
    expect(await list(fresh)).toMatchObject([{ userAgent: 'the only one' }]);
  });

  it('share twenty wrong pins, and a device without mistakes can still log in', async () => {
    const [first, second, third, owner] = [await addDevice(), await addDevice(), await addDevice(), await addDevice()];
    await exhaustUnknownDevices();
    for (const { cookie } of [first, second]) {
      for (let count = 0; count < 10; count += 1) expect((await tryPin('0000', cookie)).status).toBe(401);
    }
    expect((await tryPin('0000', third.cookie)).status).toBe(401);
    expect((await tryPin(PIN, third.cookie)).status).toBe(429);
    for (let count = 0; count < 3; count += 1) expect((await tryPin(PIN, owner.cookie)).status).toBe(200);
    expect((await tryPin('0000', owner.cookie)).status).toBe(401);
    expect((await tryPin(PIN, owner.cookie)).status).toBe(429);
    const { cookie } = await addDevice();
    expect((await tryPin('0000', cookie)).status).toBe(401);
    expect((await tryPin(PIN, cookie)).status).toBe(200);
  });

  it('do not count a pin that was not even tried', async () => {
    const telephone = await addDevice();
    await exhaustUnknownDevices();
    isCrowded = true;
    for (let count = 0; count < 21; count += 1) {
      expect((await tryPin(PIN, telephone.cookie, `192.0.2.${100 + count}`)).status).toBe(429);
    }
    isCrowded = false;
    for (let count = 0; count < 10; count += 1) expect((await tryPin('0000', telephone.cookie)).status).toBe(401);
    expect((await tryPin(PIN, telephone.cookie)).status).toBe(429);
  });
});
