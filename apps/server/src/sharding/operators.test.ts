import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { createPerson, newSignup, type TestPerson } from '../test/person.ts';

let testApp: TestApp;
let operator: TestPerson;
const people: TestPerson[] = [];
beforeAll(async () => {
  testApp = await createTestApp({ shards: 3 });
  operator = await createPerson(testApp, { keep: true, firstName: 'Aaa', lastName: 'Zed' });
  for (let number = 0; number < 6; number += 1) {
    people.push(await createPerson(testApp, { firstName: `Person ${number}`, lastName: 'Zed' }));
  }
});
afterAll(() => testApp.close());

/** Operators see one list of people, in whatever shard each is. */
describe('operators of an instance of shards', () => {
  it('are only one, for any distribution of the first accounts', async () => {
    const { data } = await testApp.call('listPeople', { token: operator.token });
    expect(data.people.filter(({ isOperator }) => isOperator).map(({ _id }) => _id)).toEqual([operator.id]);
  });

  it('see the people of all shards in one order', async () => {
    const query = { order: 'name', direction: 'up' };
    const { data } = await testApp.call('listPeople', { token: operator.token, query });
    expect(data.people.map(({ name }) => name)).toEqual([
      'Aaa Zed',
      ...people.map(({ firstName }) => `${firstName} Zed`),
    ]);
    expect(data.total).toBe(7);
  });

  it('act on people of every shard, and the record has all of it', async () => {
    for (const { id, token } of people) {
      expect((await testApp.call('suspendPerson', { token: operator.token, params: { id } })).status).toBe(200);
      expect((await testApp.call('getUser', { token })).status).toBe(401);
    }
    const { data } = await testApp.call('listRecord', { token: operator.token, query: { search: 'zed' } });
    expect(data.entries.filter(({ act }) => act === 'suspended')).toHaveLength(people.length);
  });

  it('invite by places that all shards share', async () => {
    await testApp.call('setSignupRule', { token: operator.token, body: { signup: 'invite' } });
    const made = await testApp.call('createInvitation', { token: operator.token, body: { places: 1, days: 1 } });
    const invite = new URL(made.data.url ?? '').searchParams.get('invite') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => testApp.call('signup', { body: { ...newSignup(), invite } })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const [listed] = (await testApp.call('listInvitations', { token: operator.token })).data;
    expect(listed).toMatchObject({ taken: 1, came: ['Meera Nair'] });
  });
});
