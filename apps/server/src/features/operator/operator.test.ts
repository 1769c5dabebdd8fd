import { DAY_MS } from '@pinlife/contract/durations';
import { isOperatorRoute, LIVE_PATH, type RouteName, routes } from '@pinlife/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, read, write } from '../../db/query.ts';
import { newId } from '../../platform/secret/id.ts';
import { type CallOptions, createTestApp, type TestApp } from '../../test/app.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, mailedToken, newSignup, PASSWORD, type TestPerson } from '../../test/person.ts';

const operatorCalls = (Object.keys(routes) as RouteName[]).filter(isOperatorRoute);

const COMMAND_LINE = { person: null, name: null };

let testApp: TestApp;
let operator: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  operator = await createPerson(testApp, { keep: true, firstName: 'Meera', lastName: 'Nair' });
  person = await createPerson(testApp, { keep: true, firstName: 'Vinod', lastName: 'Pai' });
});
afterAll(() => testApp.close());

const act = (
  name: 'suspendPerson' | 'reinstatePerson' | 'cancelDeletion' | 'makeOperator' | 'mailResetLink',
  id: string,
) => testApp.call(name, { token: operator.token, params: { id } });

const logIn = ({ username, password }: { username: string; password: string }, body: Record<string, unknown> = {}) =>
  testApp.call('login', { body: { username, password, ...body } });

const setRule = (signup: string) => testApp.call('setSignupRule', { token: operator.token, body: { signup } });

describe('calls of operators', () => {
  it.each(operatorCalls)('%s answers strangers 401, people 404, and operators', async (name) => {
    const options = { params: { id: newId() }, body: { nothing: 'of use' } } as unknown as CallOptions<RouteName>;
    const { body: _unused, ...bare } = options;
    const given = routes[name][0] === 'GET' ? bare : options;
    expect((await testApp.call(name, given)).status).toBe(401);
    const refused = await testApp.call(name, { ...given, token: person.token });
    expect([refused.status, refused.code]).toEqual([404, 'not_found']);
    const heard = await testApp.call(name, { ...given, token: operator.token });
    expect([200, 400, 404]).toContain(heard.status);
  });

  it('are refused to a former operator, even in an open session', async () => {
    const other = await createPerson(testApp);
    await act('makeOperator', other.id);
    expect((await testApp.call('listPeople', { token: other.token })).status).toBe(200);
    await testApp.services.people.of(other.id).removeOperator(COMMAND_LINE, other.id);
    expect((await testApp.call('listPeople', { token: other.token })).status).toBe(404);
  });
});

describe('an act that was begun in office', () => {
  const actorOf = async (userId: string) => {
    const { rows } = await testApp.database.transaction(async (tx) => ({
      rows: await tx.all(build.selectFrom('sessions').select('id').where('user_id', '=', userId)),
    }));
    return { person: { userId, sessionId: rows[0]?.id ?? '' }, name: 'Mallory' };
  };

  it.each([
    ['taken back', 'not_found', (id: string) => testApp.services.people.of(id).removeOperator(COMMAND_LINE, id)],
    ['suspended', 'unauthorized', (id: string) => testApp.services.people.of(id).suspend(COMMAND_LINE, id)],
  ])('is not done once it is %s', async (_case, code, end) => {
    const [leaving, other] = [await createPerson(testApp), await createPerson(testApp)];
    await act('makeOperator', leaving.id);
    const actor = await actorOf(leaving.id);
    const people = testApp.services.people;
    await end(leaving.id);
    const host = { ...actor, language: 'el' };
    await expect(people.of(other.id).makeOperator(actor, other.id)).rejects.toMatchObject({ code });
    await expect(people.of(other.id).suspend(actor, other.id)).rejects.toMatchObject({ code });
    await expect(people.invitations.create(host, { places: 5, days: 7 })).rejects.toMatchObject({ code });
    await expect(people.invitations.withdraw(actor, newId())).rejects.toMatchObject({ code });
    expect((await testApp.call('getUser', { token: other.token })).data.isOperator).toBe(false);
  });
});

describe('the first operator', () => {
  it('is only the first account of a fresh instance', async () => {
    const isOperator = async ({ token }: TestPerson) => (await testApp.call('getUser', { token })).data.isOperator;
    expect([await isOperator(operator), await isOperator(person)]).toEqual([true, false]);
  });

  it('is exactly one of many who sign up at once', async () => {
    const fresh = await createTestApp();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        fresh.call('signup', { body: newSignup(), address: `10.0.0.${number}` }),
      ),
    );
    expect(answers.map(({ data }) => data.isOperator).filter(Boolean)).toHaveLength(1);
    await fresh.close();
  });

  it('is not chosen if there were accounts before', async () => {
    const upgraded = await createTestApp();
    await upgraded.database.transaction((tx) =>
      tx.run(build.insertInto('operator_settings').values({ key: 'first-account', value: '' })),
    );
    expect((await upgraded.call('signup', { body: newSignup() })).data.isOperator).toBe(false);
    expect(await upgraded.services.people.lacksOperator()).toBe(true);
    await upgraded.close();
  });

  it('is missing until the first account has verified its address, or another person is named', async () => {
    const fresh = await createTestApp();
    expect((await fresh.call('signup', { body: newSignup() })).data.isOperator).toBe(true);
    expect(await fresh.services.people.lacksOperator()).toBe(true);
    const other = await createPerson(fresh);
    await fresh.services.people.of(other.id).makeOperator(COMMAND_LINE, other.id);
    expect(await fresh.services.people.lacksOperator()).toBe(false);
    await expect(fresh.services.people.of(other.id).suspend(COMMAND_LINE, other.id)).rejects.toMatchObject({
      code: 'last_operator',
    });
    await fresh.close();
  });

  it('cannot be removed, suspended or deleted while there is no other', async () => {
    const acts = testApp.services.people.of(operator.id);
    await expect(acts.removeOperator(COMMAND_LINE, operator.id)).rejects.toMatchObject({ code: 'last_operator' });
    await expect(acts.suspend(COMMAND_LINE, operator.id)).rejects.toMatchObject({ code: 'last_operator' });
    await expect(acts.delete(COMMAND_LINE, operator.id, operator.username)).rejects.toMatchObject({
      code: 'last_operator',
    });
    expect((await testApp.call('getUser', { token: operator.token })).data.isOperator).toBe(true);
  });

  it('keeps one operator if two remove each other at once', async () => {
    const fresh = await createTestApp();
    const [one, other] = [await createPerson(fresh), await createPerson(fresh)];
    await fresh.call('makeOperator', { token: one.token, params: { id: other.id } });
    const answers = await Promise.all([
      fresh.call('suspendPerson', { token: one.token, params: { id: other.id } }),
      fresh.call('suspendPerson', { token: other.token, params: { id: one.id } }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await fresh.services.people.lacksOperator()).toBe(false);
    await fresh.close();
  });

  it('cannot act on their own account', async () => {
    expect((await act('suspendPerson', operator.id)).code).toBe('last_operator');
  });
});

describe('the rule for signing up', () => {
  afterAll(() => setRule('open'));

  it('is decided by operators: closed answers 403 before anything is looked at', async () => {
    expect((await setRule('closed')).data).toEqual({ signup: 'closed', isPinned: false });
    const invited = await testApp.call('createInvitation', { token: operator.token, body: { places: 1, days: 7 } });
    const invite = new URL(invited.data.url ?? '').searchParams.get('invite');
    for (const body of [newSignup(), {}, { username: 5 }, { ...newSignup(), invite }]) {
      const answer = await testApp.call('signup', { body });
      expect([answer.status, answer.code]).toEqual([403, 'signup_closed']);
    }
    for (const body of [{ username: person.username }, { username: 'nobody' }, {}, { email: 7 }]) {
      expect((await testApp.call('userExists', { body })).code).toBe('signup_closed');
    }
    expect((await testApp.call('askSignup', { body: {} })).data.signup).toBe('closed');
  });

  it('requires a valid invitation under the rule “invite”', async () => {
    await setRule('invite');
    expect((await testApp.call('signup', { body: {} })).code).toBe('signup_by_invitation');
    expect((await testApp.call('userExists', { body: {} })).code).toBe('signup_by_invitation');
    for (const invite of ['x', 'A'.repeat(22), 'A'.repeat(5000), 7, { a: 1 }]) {
      expect((await testApp.call('signup', { body: { ...newSignup(), invite } })).code).toBe('invitation_invalid');
    }
  });

  it('is pinned if the configuration sets it', async () => {
    const pinned = await createTestApp({ signup: 'invite' });
    const host = { ...COMMAND_LINE, language: 'el' };
    const made = await pinned.services.people.invitations.create(host, { places: 1, days: 1, email: undefined });
    const invite = new URL(made.url ?? '').searchParams.get('invite') ?? '';
    const first = await createPerson(pinned, { invite });
    expect((await pinned.call('getSignupRule', { token: first.token })).data).toEqual({
      signup: 'invite',
      isPinned: true,
    });
    const refused = await pinned.call('setSignupRule', { token: first.token, body: { signup: 'open' } });
    expect(refused.code).toBe('signup_pinned');
    await pinned.close();
  });
});

describe('a suspended account', () => {
  it('is closed everywhere at once, and reported only after the right password', async () => {
    const { id, token, username } = await createPerson(testApp, { keep: true });
    await testApp.call('updateUser', { token, body: { publicProfile: { enabled: true } } });
    const note = await createNote(testApp, token);
    const share = await testApp.call('updateShare', { token, params: { id: note._id }, body: {} });
    const link = new URL(share.data.url).pathname;
    const exported = await testApp.call('createExport', { token });
    const open = (url: string) => testApp.app.inject({ method: 'GET', url });
    expect((await open(link)).statusCode).toBe(200);
    expect((await open(`/u/${username}`)).statusCode).toBe(200);

    const answer = await act('suspendPerson', id);
    expect(answer.data).toMatchObject({ suspendedBy: 'Meera Nair' });
    expect((await testApp.call('getUser', { token })).status).toBe(401);
    expect((await testApp.call('listNotes', { token })).status).toBe(401);
    expect((await testApp.call('createNote', { token, body: { title: 'x' } })).status).toBe(401);
    const live = await testApp.app.inject({ url: LIVE_PATH, headers: { authorization: `Bearer ${token}` } });
    expect(live.statusCode).toBe(401);
    expect((await open(link)).statusCode).toBe(404);
    expect((await open(`/u/${username}`)).statusCode).toBe(404);
    expect((await open(exported.data.url)).statusCode).toBe(403);
    expect((await logIn({ username, password: 'Wrong 123!' })).code).toBe('login_failed');
    const told = await logIn({ username, password: PASSWORD });
    expect([told.status, told.code]).toEqual([403, 'account_suspended']);

    const mails = await testApp.deliver();
    expect(mails.at(-1)?.subject).toBe('Your PinLife account was suspended');

    await act('reinstatePerson', id);
    expect((await testApp.call('getUser', { token })).status).toBe(401);
    expect((await logIn({ username, password: PASSWORD })).status).toBe(200);
    expect((await open(link)).statusCode).toBe(200);
  });

  it('gets no notification, not even after its suspension ends', async () => {
    const { id, token, username } = await createPerson(testApp, { keep: true });
    const at = new Date(testApp.clock.now().getTime() + DAY_MS).toISOString();
    await createNote(testApp, token, { reminders: [{ selectedDateTime: at, timezone: 'UTC' }] });
    await act('suspendPerson', id);
    await testApp.passTime(2 * DAY_MS);
    await act('reinstatePerson', id);
    await testApp.deliver();
    const { data } = await logIn({ username, password: PASSWORD });
    expect((await testApp.call('listNotifications', { token: data.token })).data).toEqual([]);
  });

  it('can set a new password by a link, and is still suspended', async () => {
    const { id, email, username } = await createPerson(testApp);
    await act('suspendPerson', id);
    await act('mailResetLink', id);
    const token = await mailedToken(testApp, email, '/reset-password');
    const password = 'Another monsoon 8!';
    expect((await testApp.call('resetPassword', { body: { token, password } })).status).toBe(200);
    expect((await logIn({ username, password })).code).toBe('account_suspended');
  });

  it('is closed to a login that was checked before', async () => {
    const { id, username, password } = await createPerson(testApp);
    const answers = await Promise.all([
      act('suspendPerson', id),
      ...Array.from({ length: 5 }, () => logIn({ username, password })),
    ]);
    expect(answers[0]?.status).toBe(200);
    const sessions = await testApp.database.all(build.selectFrom('sessions').select('id').where('user_id', '=', id));
    expect(sessions).toEqual([]);
  });
});

it('makes no reset link if no mail server is set, and reports it', async () => {
  const quiet = await createTestApp({ isMailSet: false });
  const { id, token } = await createPerson(quiet, { keep: true });
  const mailed = (await quiet.deliver()).length;
  const answer = await quiet.call('mailResetLink', { token, params: { id } });
  expect(answer.data).toMatchObject({ _id: id, isMailed: false });
  expect((await quiet.call('listRecord', { token })).data.entries).toEqual([]);
  expect(await quiet.deliver()).toHaveLength(mailed);
  await quiet.close();
});

describe('an account that an operator deletes', () => {
  const remove = (id: string, username: string) =>
    testApp.call('deletePerson', { token: operator.token, params: { id }, body: { username } });

  it('is gone after seven days, with its name typed before', async () => {
    const { id, username, token } = await createPerson(testApp, { keep: true });
    expect((await remove(id, 'somebodyelse')).code).toBe('invalid');
    const { data } = await remove(id, username);
    expect(data.goneAt).toBe(new Date(testApp.clock.now().getTime() + 7 * DAY_MS).toISOString());
    const { entries } = (await testApp.call('listRecord', { token: operator.token })).data;
    expect(entries[0]).toMatchObject({ act: 'deletionSet', detail: { gone: data.goneAt } });
    expect((await testApp.call('getUser', { token })).status).toBe(401);
    await testApp.passTime(6 * DAY_MS);
    expect((await logIn({ username, password: PASSWORD })).code).toBe('account_suspended');
    await testApp.passTime(2 * DAY_MS);
    expect((await logIn({ username, password: PASSWORD })).code).toBe('login_failed');
    expect((await act('cancelDeletion', id)).status).toBe(404);
  });

  it('is gone although another one cannot be deleted', async () => {
    /** On Citus, only the coordinator changes a table. */
    const run = (...statements: string[]) =>
      testApp.whole.transaction(async (tx) => {
        for (const sql of statements) await tx.run(write(sql));
      });
    const found = await testApp.database.first(
      read<{ users: string }>(
        "select relnamespace::regnamespace || '.users' as users from pg_class where oid = 'users'::regclass",
      ),
    );
    const users = found?.users;
    const allow = 'set local citus.enable_unsafe_triggers = on';
    const [stuck, free] = [await createPerson(testApp), await createPerson(testApp)];
    await run(`create function refuse() returns trigger language plpgsql as 'begin raise exception ''stuck''; end'`);
    await run(
      allow,
      `create trigger refuses before delete on ${users} for each row when (old.id = '${stuck.id}') execute function refuse()`,
    );
    for (const { id, username } of [stuck, free]) await remove(id, username);
    await expect(testApp.passTime(7 * DAY_MS)).rejects.toThrow('stuck');
    await run(allow, `drop trigger refuses on ${users}`);
    expect((await logIn({ ...stuck, password: PASSWORD })).code).toBe('account_suspended');
    expect((await logIn({ ...free, password: PASSWORD })).code).toBe('login_failed');
  });

  it('can be called back until then; one that was suspended before stays so', async () => {
    const { id, username } = await createPerson(testApp);
    await act('suspendPerson', id);
    await remove(id, username);
    expect((await act('cancelDeletion', id)).data).toMatchObject({ goneAt: null });
    expect((await logIn({ username, password: PASSWORD })).code).toBe('account_suspended');
    await act('reinstatePerson', id);
    await testApp.passTime(8 * DAY_MS);
    expect((await logIn({ username, password: PASSWORD })).status).toBe(200);
  });
});

describe('the list of people', () => {
  it('contains what an operator needs, and nothing that people wrote', async () => {
    const { id, token, email } = await createPerson(testApp, { firstName: 'Zohra', lastName: 'Khan' });
    await createNote(testApp, token, { title: 'A secret plan' });
    const answer = await testApp.call('listPeople', { token: operator.token, query: { search: 'zohra k' } });
    expect(answer.data.total).toBe(1);
    expect(answer.data.people[0]).toMatchObject({ _id: id, name: 'Zohra Khan', email, pinups: 1, isVerified: true });
    expect(answer.text).not.toContain('secret plan');
  });

  it('can be sorted by each column, 50 a page', async () => {
    const crowd = await createTestApp();
    const { token } = await createPerson(crowd, { firstName: 'Aaa', lastName: 'Aaa' });
    const now = crowd.clock.now();
    await crowd.database.transaction(async (tx) => {
      for (let number = 0; number < 60; number += 1) {
        const { username, email } = newSignup();
        const person = {
          id: newId(),
          username,
          email,
          first_name: 'Person',
          last_name: String(number).padStart(2, '0'),
        };
        const secrets = { password_hash: 'x', pin_hash: null, language: 'el', timezone: 'UTC' };
        const rest = { profile: '{}', preferences: '{}', created_at: now, updated_at: now };
        await tx.run(build.insertInto('users').values({ ...person, ...secrets, ...rest }));
      }
    });
    const list = async (query: Record<string, string>) => (await crowd.call('listPeople', { token, query })).data;
    const first = await list({ order: 'name', direction: 'up' });
    const second = await list({ order: 'name', direction: 'up', page: '1' });
    expect([first.people.length, second.people.length, first.total]).toEqual([50, 11, 61]);
    const names = [...first.people, ...second.people].map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    for (const order of ['since', 'seen', 'pinups', 'space']) {
      expect((await list({ order })).people, order).toHaveLength(50);
    }
    expect((await list({ order: 'seen', direction: 'down' })).people[0]?.name).toBe('Aaa Aaa');
    await crowd.close();
  });
});
