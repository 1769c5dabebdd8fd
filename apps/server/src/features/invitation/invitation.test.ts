import { DAY_MS } from '@pinlife/contract/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createPerson, newSignup, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let operator: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  operator = await createPerson(testApp, { keep: true });
  await testApp.call('setSignupRule', { token: operator.token, body: { signup: 'invite' } });
});
afterAll(() => testApp.close());

const make = (body: Record<string, unknown>) => testApp.call('createInvitation', { token: operator.token, body });
const inviteOf = (url: string | null | undefined) => new URL(url ?? '').searchParams.get('invite') ?? '';
const join = (invite: string, changes = {}) => testApp.call('signup', { body: { ...newSignup(changes), invite } });
const list = async () => (await testApp.call('listInvitations', { token: operator.token })).data;

describe('an invitation', () => {
  it('accepts as many people as it has places, and shows who signed up', async () => {
    const { data } = await make({ places: 5, days: 7 });
    const invite = inviteOf(data.url);
    expect(Buffer.from(invite, 'base64url')).toHaveLength(16);
    expect((await testApp.call('askSignup', { body: { invite } })).data).toEqual({
      signup: 'invite',
      invitation: { endsAt: data.endsAt, email: null },
    });
    const names = ['Rosa', 'Tomas', 'Ilse', 'Arun', 'Anu Maria'];
    for (const firstName of names) expect((await join(invite, { firstName, lastName: 'D' })).status).toBe(201);
    expect((await join(invite)).code).toBe('invitation_invalid');
    expect((await testApp.call('userExists', { body: { username: 'x', invite } })).code).toBe('invitation_invalid');
    const listed = (await list()).find(({ _id }) => _id === data._id);
    expect(listed).toMatchObject({ places: 5, taken: 5, came: names.map((name) => `${name} D`) });
    expect(JSON.stringify(listed)).not.toContain(invite);
  });

  it('gives its last place only once to simultaneous signups', async () => {
    const invite = inviteOf((await make({ places: 1, days: 1 })).data.url);
    const answers = await Promise.all(Array.from({ length: 6 }, () => join(invite)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403, 403, 403, 403]);
  });

  it('keeps its place if the signup is refused', async () => {
    const invite = inviteOf((await make({ places: 1, days: 1 })).data.url);
    expect((await join(invite, { username: operator.username })).code).toBe('already_exists');
    expect((await join(invite)).status).toBe(201);
  });

  it('ends, and is withdrawn at once', async () => {
    const ended = inviteOf((await make({ places: 1, days: 1 })).data.url);
    const withdrawn = (await make({ places: 20, days: 30 })).data;
    testApp.clock.advance(DAY_MS);
    expect((await join(ended)).code).toBe('invitation_invalid');
    const options = { token: operator.token, params: { id: withdrawn._id } };
    expect((await testApp.call('deleteInvitation', options)).status).toBe(200);
    expect((await join(inviteOf(withdrawn.url))).code).toBe('invitation_invalid');
    expect((await testApp.call('deleteInvitation', options)).status).toBe(404);
  });

  it('works only for its address if it was mailed, and its secret is not shown', async () => {
    const { data } = await make({ places: 20, days: 7, email: 'ilse@example.com' });
    expect(data).toMatchObject({ places: 1, url: null, isMailed: true });
    expect((await list())[0]).toMatchObject({ email: 'ilse@example.com', isMailed: true });
    const mail = (await testApp.deliver()).find(({ to }) => to === 'ilse@example.com');
    const invite = inviteOf(mail?.link);
    expect((await testApp.call('askSignup', { body: { invite } })).data.invitation?.email).toBe('ilse@example.com');
    expect((await join(invite)).code).toBe('invitation_invalid');
    expect((await join(invite, { email: 'Ilse@Example.com' })).status).toBe(201);
  });

  it('is shown to the operator if no mail server is set up, and not said to be mailed', async () => {
    const quiet = await createTestApp({ isMailSet: false });
    const { token } = await createPerson(quiet, { keep: true });
    const body = { places: 1, days: 7, email: 'ilse@example.com' } as const;
    const { data } = await quiet.call('createInvitation', { token, body });
    expect(data).toMatchObject({ email: 'ilse@example.com', isMailed: false });
    expect(inviteOf(data.url)).not.toBe('');
    expect((await quiet.call('listInvitations', { token })).data).toMatchObject([{ isMailed: false }]);
    await quiet.close();
  });

  it.each([{ places: 2, days: 7 }, { places: 1, days: 2 }, { places: 1, days: 7, email: 'nobody' }, {}])(
    'is refused with %o',
    async (body) => {
      expect((await make(body)).status).toBe(400);
    },
  );
});
