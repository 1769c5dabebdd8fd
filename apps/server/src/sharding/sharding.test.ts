import { MINUTE_MS } from '@pinlife/contract/durations';
import { SHARE_PATH } from '@pinlife/contract/share/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read } from '../db/query.ts';
import { shardOf } from '../db/shards/shard.ts';
import { createNote } from '../test/note.ts';
import { createPerson, mailedToken, newSignup, PASSWORD, type TestPerson } from '../test/person.ts';
import { createPushApp, type PushApp } from '../test/push-app.ts';

const SHARDS = 3;

let testApp: PushApp;
/** One person of each shard. */
let people: TestPerson[];
beforeAll(async () => {
  testApp = await createPushApp({ shards: SHARDS });
  people = await createOneOfEach();
});
afterAll(() => testApp.close());

const createOneOfEach = async (): Promise<TestPerson[]> => {
  const found = new Map<number, TestPerson>();
  while (found.size < SHARDS) {
    // Signups are limited per minute, and their number depends on the ids.
    testApp.clock.advance(MINUTE_MS);
    const person = await createPerson(testApp);
    found.set(shardOf(person.id, SHARDS), person);
  }
  return [...found.values()];
};

describe('people who are divided into shards', () => {
  it('log in by either name, in any shard', async () => {
    for (const { username, email, id } of people) {
      for (const name of [username.toUpperCase(), email]) {
        const { status, data } = await testApp.call('login', { body: { username: name, password: PASSWORD } });
        expect([status, data.id]).toEqual([200, id]);
      }
    }
  });

  it('have their notes to themselves, find them and read them', async () => {
    for (const [index, { token }] of people.entries()) {
      const note = await createNote(testApp, token, { title: `Monsoon number ${index}` });
      const { data: found } = await testApp.call('listNotes', { token, query: { search: 'monsoon' } });
      expect(found.map(({ _id }) => _id)).toEqual([note._id]);
    }
  });

  it('cannot have the name of a person in another shard, even if both ask at once', async () => {
    const tries = Array.from({ length: 6 }, (_, index) =>
      testApp.call('signup', { body: newSignup({ username: 'wanted', email: `wanted${index}@example.com` }) }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
    const { data: isTaken } = await testApp.call('userExists', { body: { username: 'Wanted' } });
    expect(isTaken).toBe(true);
  });

  it('leave their name to others when they go', async () => {
    const person = await createPerson(testApp);
    const { status } = await testApp.call('deleteUser', { token: person.token, body: { password: PASSWORD } });
    expect(status).toBe(200);
    const again = await testApp.call('signup', { body: newSignup({ username: person.username, email: person.email }) });
    expect(again.status).toBe(201);
  });

  it('are mailed a link that opens the right account', async () => {
    for (const { email, id } of people) {
      await testApp.call('requestPasswordReset', { body: { email } });
      const token = await mailedToken(testApp, email, '/reset-password');
      const { status, data } = await testApp.call('resetPassword', { body: { token, password: PASSWORD } });
      expect([status, data.id]).toEqual([200, id]);
    }
    people = await Promise.all(
      people.map(async (person) => {
        const { data } = await testApp.call('login', { body: { username: person.username, password: PASSWORD } });
        return { ...person, token: data.token };
      }),
    );
  });

  it('share one count: guessing at one account uses up the tries for the next', async () => {
    const address = '203.0.113.9';
    const guess = (username: string) =>
      testApp.call('login', { body: { username, password: 'not the password' }, address });
    const statuses = new Set<number>();
    for (let round = 0; round < 40; round += 1) {
      for (const { username } of people) statuses.add((await guess(`${username}${round}`)).status);
    }
    expect(statuses).toEqual(new Set([401, 429]));
    expect((await guess('somebody-else-altogether')).status).toBe(429);
  });
});

describe('the pages for strangers', () => {
  it('is found in any shard', async () => {
    for (const { token, username } of people) {
      const { _id: id } = await createNote(testApp, token, { title: `Of ${username}` });
      const { data: share } = await testApp.call('updateShare', { token, params: { id }, body: {} });
      const page = await testApp.app.inject({ url: `${SHARE_PATH}/${share.token}` });
      expect([page.statusCode, page.body.includes(`Of ${username}`)]).toEqual([200, true]);
    }
  });

  it('is not found if it is not shared', async () => {
    const page = await testApp.app.inject({ url: `${SHARE_PATH}/${'a'.repeat(22)}` });
    expect(page.statusCode).toBe(404);
  });
});

it('has no public profile under an impossible name', async () => {
  for (const name of ['nobody', '%00', 'meera%00']) {
    expect([name, (await testApp.app.inject({ url: `/u/${name}` })).statusCode]).toEqual([name, 404]);
  }
});

describe('a browser that changes hands', () => {
  it('notifies the last person who used it, and none before, also across shards', async () => {
    const { token: subscription } = testApp.pushService.subscribe();
    const count = async ({ token }: TestPerson) => (await testApp.call('listPushDevices', { token })).data.length;
    for (const person of people) {
      const { status } = await testApp.call('createPushToken', {
        token: person.token,
        body: { token: subscription },
      });
      expect(status).toBe(201);
      expect(await Promise.all(people.map(count))).toEqual(people.map((each) => (each === person ? 1 : 0)));
    }
  });
});

it('stores nothing outside the shards', async () => {
  const rows = await testApp.whole.all(
    read<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    ),
  );
  expect(rows.map(({ name }) => name)).toEqual(['applied_functions', 'migrations']);
});
