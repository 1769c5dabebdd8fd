import { HOUR_MS } from '@pinlife/contract/durations';
import { SESSIONS_LISTED_MAX, SESSIONS_MAX } from '@pinlife/contract/session/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, write } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createPerson, PASSWORD } from '../../test/person.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const statusWith = async (token: string) => (await testApp.call('getUser', { token })).status;

const logIn = async (username: string, keep: boolean, userAgent = 'a browser') =>
  (
    await testApp.call('login', {
      body: { username, password: PASSWORD, keep },
      headers: { 'user-agent': userAgent },
    })
  ).data.token;

describe('a session', () => {
  it.each(['', 'x', 'not-a-token', 'A'.repeat(64)])('is not opened by the token "%s"', async (token) => {
    expect(await testApp.call('getUser', { token })).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it('ends after twelve idle hours, and use keeps it alive', async () => {
    const { token } = await createPerson(testApp);
    for (let count = 0; count < 3; count += 1) {
      testApp.clock.advance(11 * HOUR_MS);
      expect(await statusWith(token)).toBe(200);
    }
    testApp.clock.advance(12 * HOUR_MS);
    expect(await statusWith(token)).toBe(401);
  });

  it('lasts thirty days when it is kept', async () => {
    const { username } = await createPerson(testApp);
    const token = await logIn(username, true);
    testApp.clock.advance(29 * 24 * HOUR_MS);
    expect(await statusWith(token)).toBe(200);
    testApp.clock.advance(30 * 24 * HOUR_MS);
    expect(await statusWith(token)).toBe(401);
  });
});

describe('POST /api/auth/logout', () => {
  it('needs a token', async () => {
    expect((await testApp.call('logout')).status).toBe(401);
  });

  it('ends this session and no other', async () => {
    const person = await createPerson(testApp);
    const other = await logIn(person.username, false);
    expect((await testApp.call('logout', { token: person.token })).status).toBe(200);
    expect(await statusWith(person.token)).toBe(401);
    expect(await statusWith(other)).toBe(200);
  });

  it('runs once for everybody who asks for it at the same moment', async () => {
    const { token } = await createPerson(testApp);
    const answers = await Promise.all(Array.from({ length: 8 }, () => testApp.call('logout', { token })));
    expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
  });

  it('accepts an empty body that is declared as JSON', async () => {
    const { token } = await createPerson(testApp);
    expect((await testApp.call('logout', { token, body: '' })).status).toBe(200);
  });
});

describe('the device list', () => {
  it('needs a token', async () => {
    expect((await testApp.call('listSessions')).status).toBe(401);
    expect((await testApp.call('deleteSession', { params: { id: 'x' } })).status).toBe(401);
  });

  it('names the devices, the current one among them, the latest first', async () => {
    const person = await createPerson(testApp);
    testApp.clock.advance(1000);
    await logIn(person.username, true, 'a telephone');
    const { data } = await testApp.call('listSessions', { token: person.token });
    expect(data).toMatchObject([
      { userAgent: 'a telephone', current: false, kept: true },
      { current: true, kept: false },
    ]);
  });

  /** As versions did that knew no limit. */
  const addSessions = (id: string, count: number) =>
    testApp.database.transaction((tx) =>
      tx.run(
        write(
          `insert into sessions (user_id, id, token_hash, is_kept, user_agent, created_at, last_seen_at, expires_at)
           select user_id, gen_random_uuid(), sha256(convert_to(user_id || ' ' || number, 'UTF8')), true, 'browser ' || number,
                  created_at, last_seen_at - number * interval '1 second', expires_at
           from sessions, generate_series(1, $2::int) as number where user_id = $1`,
          [id, count],
        ),
      ),
    );

  it('lists only the hundred that were seen last', async () => {
    const { id, token } = await createPerson(testApp);
    await addSessions(id, 150);
    const { data } = await testApp.call('listSessions', { token });
    expect(data.map(({ userAgent }) => userAgent).slice(1)).toEqual(
      Array.from({ length: SESSIONS_LISTED_MAX - 1 }, (_none, index) => `browser ${index + 1}`),
    );
    expect(data[0]?.current).toBe(true);
    const [, ...others] = data;
    for (const { _id } of others.slice(0, 2)) await testApp.call('deleteSession', { token, params: { id: _id } });
    // Ended sessions leave the list, so others move up.
    const after = await testApp.call('listSessions', { token });
    expect(after.data.at(-1)?.userAgent).toBe(`browser ${SESSIONS_LISTED_MAX + 1}`);
  });

  it('has a thousand at most: a login ends those that were seen longest ago', async () => {
    const { id, token, username } = await createPerson(testApp);
    await addSessions(id, SESSIONS_MAX + 50);
    const body = { name: 'A', access: 'read', expiresInDays: null };
    await testApp.call('createAccessToken', { token, body });
    const newest = await logIn(username, false);
    const rows = build.selectFrom('sessions').select(['user_agent', 'access']).where('user_id', '=', id);
    const left = await testApp.database.all(rows.orderBy('last_seen_at', 'desc'));
    const agents = left.filter(({ access }) => access === 'session').map(({ user_agent }) => user_agent);
    expect([agents.length, agents.at(-1)]).toEqual([SESSIONS_MAX, `browser ${SESSIONS_MAX - 2}`]);
    expect(left).toHaveLength(SESSIONS_MAX + 1);
    for (const open of [token, newest]) expect((await testApp.call('listSessions', { token: open })).status).toBe(200);
  });

  it('logs a device out', async () => {
    const person = await createPerson(testApp);
    const other = await logIn(person.username, true);
    const { data } = await testApp.call('listSessions', { token: other });
    const id = data.find(({ current }) => current)?._id ?? '';
    expect((await testApp.call('deleteSession', { token: person.token, params: { id } })).data).toEqual({ _id: id });
    expect(await statusWith(other)).toBe(401);
  });

  it('answers a malformed, a missing and a stranger’s id in the same bytes', async () => {
    const mine = await createPerson(testApp);
    const theirs = await createPerson(testApp);
    const { data } = await testApp.call('listSessions', { token: theirs.token });
    const ids = ['not-an-id', '01890000-0000-7000-8000-000000000000', data[0]?._id ?? ''];
    const answers = await Promise.all(
      ids.map((id) => testApp.call('deleteSession', { token: mine.token, params: { id } })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['404 {"error":"Not found","code":"not_found"}']),
    );
    expect(await statusWith(theirs.token)).toBe(200);
  });
});
