import { DAY_MS } from '@pinlife/contract/durations';
import { isPublicRoute, LIVE_PATH, type RouteName, routes } from '@pinlife/contract/routes';
import { ACCESS_TOKENS_MAX } from '@pinlife/contract/session/limits';
import type { AccessTokenCreate } from '@pinlife/contract/session/schema';
import { accessOf } from '@pinlife/contract/token-access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read } from '../../db/query.ts';
import { newId } from '../../platform/secret/id.ts';
import { createToken } from '../../platform/secret/token.ts';
import { type CallOptions, createTestApp, type TestApp } from '../../test/app.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, mailedToken, PASSWORD, type TestPerson } from '../../test/person.ts';

const NEW_PASSWORD = 'Monsoon 2026!';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const make = async (person: TestPerson, changes: Partial<AccessTokenCreate> = {}) => {
  const body = { name: 'A script', access: 'write', expiresInDays: null, ...changes } as const;
  return (await testApp.call('createAccessToken', { token: person.token, body })).data;
};
const list = async ({ token }: TestPerson) => (await testApp.call('listAccessTokens', { token })).data;
const getUser = async (token: string) => (await testApp.call('getUser', { token })).status;

describe('an access token', () => {
  it('is refused to strangers, and made with a name, a scope and an end', async () => {
    const { token } = await createPerson(testApp);
    const body = { name: ' Backup ', access: 'read', expiresInDays: 30 } as const;
    expect((await testApp.call('createAccessToken', { body })).status).toBe(401);
    for (const wrong of [{ name: ' ' }, { name: 'x'.repeat(61) }, { access: 'session' }, { expiresInDays: 31 }]) {
      const { status, field } = await testApp.call('createAccessToken', { token, body: { ...body, ...wrong } });
      expect({ status, field }).toEqual({ status: 400, field: Object.keys(wrong)[0] });
    }
    const made = await testApp.call('createAccessToken', { token, body });
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({ name: 'Backup', access: 'read', lastUsedAt: null, ended: false });
    expect(made.data.token).toMatch(/^plt_[\w-]{64}$/);
    const end = testApp.clock.now().getTime() + 30 * DAY_MS;
    expect(made.data.expiresAt).toBe(new Date(end).toISOString());
  });

  it('is shown once, and neither it nor its secret is in the database', async () => {
    const person = await createPerson(testApp);
    const { token, ...rest } = await make(person);
    expect(await list(person)).toEqual([rest]);
    const [row] = await testApp.database.all(
      read<{ row: string }>('select s::text as row from sessions s where user_id = $1 and id = $2', [
        person.id,
        rest._id,
      ]),
    );
    expect(row?.row).toContain('A script');
    expect(row?.row).not.toContain(token);
    // Without its prefix it is no valid token.
    expect(await getUser(token.slice('plt_'.length))).toBe(401);
    expect(await getUser(createToken(person.id).text)).toBe(401);
  });

  it('opens the calls of its scope, and every other call is refused before its input is checked', async () => {
    const person = await createPerson(testApp);
    const tokens = { read: (await make(person, { access: 'read' })).token, write: (await make(person)).token };
    const before = await testApp.database.all(read('select * from users where id = $1', [person.id]));
    const names = (Object.keys(routes) as RouteName[]).filter((name) => !isPublicRoute(name));
    for (const access of ['read', 'write'] as const) {
      for (const name of names) {
        // Invalid ids and an invalid body, so that only the access is decisive.
        const options = { token: tokens[access], params: { id: 'x', noteId: 'x' }, body: { no: 'sense' } };
        const [method] = routes[name];
        const { body, ...bare } = options;
        const answer = await testApp.call(name, (method === 'GET' ? bare : options) as CallOptions<RouteName>);
        const isAllowed = accessOf(name) === 'read' || accessOf(name) === access;
        expect(answer.status === 403, `${access}: ${name} answered ${answer.text}`).toBe(!isAllowed);
        if (!isAllowed) expect(answer.code).toBe('token_forbidden');
        else expect(answer.status).not.toBe(401);
      }
    }
    expect(await testApp.database.all(read('select * from users where id = $1', [person.id]))).toEqual(before);
  });

  it('reads and writes as its person, and a reading one writes nothing', async () => {
    const person = await createPerson(testApp);
    const reading = (await make(person, { access: 'read' })).token;
    const writing = (await make(person)).token;
    const { _id: id } = await createNote(testApp, writing, { title: 'By a script' });
    expect((await testApp.call('getNote', { token: reading, params: { id } })).data.title).toBe('By a script');
    expect((await testApp.call('listNotes', { token: reading })).data).toHaveLength(1);
    const body = { _id: newId(), title: 'Never' };
    // The second call checks the token in one statement with its insert, the first in a separate one.
    expect((await testApp.call('createNote', { token: reading, body })).status).toBe(403);
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        expect((await testApp.call('createNote', { token: reading, body })).code).toBe('token_forbidden');
      }),
    );
    expect((await testApp.call('listNotes', { token: person.token })).data).toHaveLength(1);
  });

  it('notes its use at once, and does not end later by it', async () => {
    const person = await createPerson(testApp);
    const { token, expiresAt } = await make(person, { expiresInDays: 30 });
    testApp.clock.advance(60_000);
    expect(await getUser(token)).toBe(200);
    const [used] = await list(person);
    expect(used).toMatchObject({ lastUsedAt: testApp.clock.now().toISOString(), expiresAt });
  });

  it('ends at its time, is listed as ended, and is deleted much later', async () => {
    const person = await createPerson(testApp, { keep: true });
    const { token } = await make(person, { expiresInDays: 30 });
    testApp.clock.advance(29 * DAY_MS);
    expect(await getUser(token)).toBe(200);
    expect(await getUser(person.token)).toBe(200);
    testApp.clock.advance(DAY_MS);
    expect(await getUser(token)).toBe(401);
    await testApp.deliver();
    expect(await list(person)).toMatchObject([{ ended: true }]);
    await testApp.passTime(91 * DAY_MS);
    const left = read("select id from sessions where user_id = $1 and access <> 'session'", [person.id]);
    expect(await testApp.database.all(left)).toEqual([]);
  });

  it('ends at once when it is removed, which another person cannot', async () => {
    const [person, other] = [await createPerson(testApp), await createPerson(testApp)];
    const { token, _id: id } = await make(person);
    expect((await testApp.call('deleteAccessToken', { token: other.token, params: { id } })).status).toBe(404);
    expect((await testApp.call('deleteSession', { token: person.token, params: { id } })).status).toBe(404);
    expect(await getUser(token)).toBe(200);
    expect((await testApp.call('deleteAccessToken', { token: person.token, params: { id } })).data).toEqual({
      _id: id,
    });
    expect(await getUser(token)).toBe(401);
    expect((await testApp.call('deleteAccessToken', { token: person.token, params: { id } })).status).toBe(404);
    const [session] = (await testApp.call('listSessions', { token: person.token })).data;
    expect(
      (await testApp.call('deleteAccessToken', { token: person.token, params: { id: session?._id ?? '' } })).status,
    ).toBe(404);
  });

  it('may open the live stream', async () => {
    const person = await createPerson(testApp);
    const { token } = await make(person, { access: 'read' });
    const address = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
    const live = await fetch(`${address}${LIVE_PATH}`, { headers: { authorization: `Bearer ${token}` } });
    expect(live.status).toBe(200);
    await live.body?.cancel();
  });

  it('ends with a new password, a new pin, a reset', async () => {
    const person = await createPerson(testApp);
    const first = (await make(person)).token;
    await testApp.call('updateUser', { token: person.token, body: { pin: '8642' } });
    expect(await getUser(first)).toBe(401);
    const second = (await make(person)).token;
    await testApp.call('changePassword', {
      token: person.token,
      body: { password: PASSWORD, newPassword: NEW_PASSWORD },
    });
    expect(await getUser(second)).toBe(401);
    const third = (await make(person)).token;
    await testApp.call('requestPasswordReset', { body: { email: person.email } });
    const token = await mailedToken(testApp, person.email, '/reset-password');
    await testApp.call('resetPassword', { body: { token, password: PASSWORD } });
    expect(await getUser(third)).toBe(401);
  });

  it('is announced by mail when it is made and when it is removed', async () => {
    const person = await createPerson(testApp);
    const { _id: id } = await make(person, { name: 'Phone <b>shortcut</b>' });
    await testApp.call('deleteAccessToken', { token: person.token, params: { id } });
    const mails = (await testApp.deliver()).filter(({ to }) => to.includes(person.email)).slice(-2);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'An access token was made',
      'An access token was removed',
    ]);
    for (const { html, text } of mails) {
      expect(text).toContain('Phone <b>shortcut</b>');
      expect(html).not.toContain('<b>shortcut');
    }
  });

  it('is made sixty times an hour at most, and can always be ended', async () => {
    const person = await createPerson(testApp);
    const body = { name: 'Flood', access: 'read', expiresInDays: null } as const;
    const statuses: number[] = [];
    for (let count = 0; count < 70; count += 1) {
      const { status, data } = await testApp.call('createAccessToken', { token: person.token, body });
      statuses.push(status);
      if (status !== 201) continue;
      expect((await testApp.call('deleteAccessToken', { token: person.token, params: { id: data._id } })).status).toBe(
        200,
      );
    }
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([60, 429]);
  });

  it('has a name of one line', async () => {
    const person = await createPerson(testApp);
    const { name } = await make(person, { name: 'Script\r\n\r\nVerify at\u2028http://evil.example\u0007' });
    expect(name).toBe('Script Verify at http://evil.example');
  });

  it('is limited to fifty, even if many are requested at once', async () => {
    const person = await createPerson(testApp);
    const body = { name: 'Many', access: 'read', expiresInDays: null } as const;
    const answers = await Promise.all(
      Array.from({ length: ACCESS_TOKENS_MAX + 5 }, () =>
        testApp.call('createAccessToken', { token: person.token, body }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(ACCESS_TOKENS_MAX);
    expect(answers.filter(({ code }) => code === 'too_many_tokens')).toHaveLength(5);
  });
});
