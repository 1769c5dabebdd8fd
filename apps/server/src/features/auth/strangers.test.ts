import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SliceDependencies } from '../../slice-dependencies.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { makeImage, upload } from '../../test/media.ts';
import { createPerson, createVerifiedAccount, newSignup, PASSWORD, type TestPerson } from '../../test/person.ts';

/** Slow enough that waiting logins can be observed. */
const hashCost = { memoryCost: 12 * 1024, timeCost: 2 };
const STRANGERS_ADDRESS = '198.51.100.1';
const CROWD = 150;

/** The number of wrong passwords that were hashed: in all, and during the last right one. */
const looks = { wrong: 0, wrongBesideRight: 0 };
const countLooks: NonNullable<SliceDependencies['wrapHasher']> = ({ hash, verify }) => ({
  hash,
  async verify(known, secret, subject) {
    const wrongBefore = looks.wrong;
    const isRight = await verify(known, secret, subject);
    if (isRight) looks.wrongBesideRight = looks.wrong - wrongBefore;
    else looks.wrong += 1;
    return isRight;
  },
});

let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp({ hashCost, wrapHasher: countLooks });
  person = await createPerson(testApp);
});
afterAll(() => testApp.close());
// Resets the failure counts of the test before.
beforeEach(() => testApp.clock.advance(60 * 60 * 1000));

const logInAsStranger = (name: number, address = STRANGERS_ADDRESS) =>
  testApp.call('login', { body: { username: `stranger${name}`, password: 'Wrong 1 password' }, address });

/** Starts many logins at once; their statuses are in the order of the answers. */
const startCrowd = (addressOf = (_index: number) => STRANGERS_ADDRESS) => {
  let hashed = 0;
  const all = Array.from({ length: CROWD }, async (_, index) => {
    const answer = await logInAsStranger(index, addressOf(index));
    if (answer.status === 401) hashed += 1;
    return answer;
  });
  return { countHashed: () => hashed, begun: Promise.race(all), finished: Promise.all(all) };
};

describe('150 logins with made-up names at once', () => {
  it('are refused with the time to wait, except for a few', async () => {
    const answers = await startCrowd().finished;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(16);
    for (const { headers } of answers.filter(({ status }) => status === 429)) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('lets a login from another address have its turn at once', async () => {
    // Starts both threads, because a start takes as long as several hashes. Logins of one address could all use one thread.
    const warmUp = [1, 2, 3, 4].flatMap((name) =>
      ['198.51.100.2', '198.51.100.3'].map((from) => [name, from] as const),
    );
    await Promise.all(warmUp.map(([name, from]) => logInAsStranger(name, from)));
    const crowd = startCrowd();
    const { status } = await testApp.call('login', { body: { username: person.username, password: PASSWORD } });
    expect(status).toBe(200);
    // All logins of the other address share one thread, so this login has the other thread.
    expect(looks.wrongBesideRight).toBeLessThanOrEqual(4);
    await crowd.finished;
  });

  it('keep no picture and no new note waiting', async () => {
    const media = await upload(testApp, person, { bytes: await makeImage(40, 30), type: 'image' });
    const crowd = startCrowd((index) => `198.51.100.${index % 100}`);
    await crowd.begun;
    const hashedBefore = crowd.countHashed();
    const [picture, note] = await Promise.all([
      testApp.app.inject({ method: 'GET', url: media.url }),
      testApp.call('createNote', { token: person.token, body: { title: 'Beside strangers' } }),
    ]);
    expect([picture.statusCode, note.status]).toEqual([200, 201]);
    expect(crowd.countHashed() - hashedBefore).toBeLessThan(CROWD / 5);
    await crowd.finished;
  });

  it('do not count if they were not even tried', async () => {
    await startCrowd().finished;
    const { status } = await logInAsStranger(1000);
    expect(status).toBe(401);
  });
});

describe('failed logins from one address', () => {
  const failAll = async (address: string) => {
    for (let count = 0; count < 50; count += 1) {
      expect((await logInAsStranger(count, address)).status).toBe(401);
    }
  };

  it('are fifty in 15 minutes over all names, by password or pin', async () => {
    const address = '198.51.100.201';
    await failAll(address);
    const refused = await logInAsStranger(99, address);
    expect(refused).toMatchObject({ status: 429, error: 'Too many attempts. Try again in 15 minutes.' });
    const byPin = { username: person.username, pin: person.pin };
    expect((await testApp.call('login', { body: byPin, address })).status).toBe(429);
    expect((await logInAsStranger(99, '198.51.100.202')).status).toBe(401);
    testApp.clock.advance(15 * 60 * 1000);
    expect((await logInAsStranger(99, address)).status).toBe(401);
  });

  it('do not lock out a known device at that address', async () => {
    const address = '198.51.100.203';
    const signup = newSignup();
    await createVerifiedAccount(testApp, signup);
    const body = { username: signup.username, password: PASSWORD };
    const { headers } = await testApp.call('login', { body, address });
    const cookie = String(headers['set-cookie']).split(';', 1)[0] ?? '';
    await failAll(address);
    expect((await testApp.call('login', { body, address })).status).toBe(429);
    expect((await testApp.call('login', { body, address, headers: { cookie } })).status).toBe(200);
  });

  it('do not include successful logins', async () => {
    const address = '198.51.100.204';
    const body = { username: person.username, password: PASSWORD };
    for (let count = 0; count < 55; count += 1) {
      expect((await testApp.call('login', { body, address })).status).toBe(200);
    }
  });
});
