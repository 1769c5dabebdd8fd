import { DAY_MS } from '@pinlife/contract/durations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { write } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createPerson, mailedToken, type TestPerson } from '../../test/person.ts';

let testApp: TestApp;
let operator: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp();
  operator = await createPerson(testApp, { keep: true, firstName: 'Meera', lastName: 'Nair' });
  person = await createPerson(testApp, { firstName: '=HYPERLINK("x")', lastName: 'Pai' });
});
afterAll(() => testApp.close());

const list = async (query: Record<string, string> = {}) =>
  (await testApp.call('listRecord', { token: operator.token, query })).data;
const exportCsv = async (query: Record<string, string> = {}) =>
  (await testApp.call('exportRecord', { token: operator.token, query })).data.csv;

describe('the record', () => {
  it('shows who did what to whom, filtered by kind, name and time', async () => {
    const options = { token: operator.token, params: { id: person.id } };
    await testApp.call('suspendPerson', options);
    await testApp.call('reinstatePerson', options);
    await testApp.call('setSignupRule', { token: operator.token, body: { signup: 'closed' } });
    const { entries, total, counts } = await list();
    expect(entries.map(({ act, by }) => [act, by])).toEqual([
      ['signupSet', 'Meera Nair'],
      ['letIn', 'Meera Nair'],
      ['suspended', 'Meera Nair'],
    ]);
    expect(entries[0]?.detail).toEqual({ before: 'open', after: 'closed' });
    expect([total, counts]).toEqual([3, { operator: 3, failedLogins: 0, reset: 0, access: 0 }]);
    expect((await list({ search: 'pai' })).total).toBe(2);
    expect((await list({ kind: 'reset' })).entries).toEqual([]);
    const at = new Date(entries[0]?.at ?? '');
    const after = (milliseconds: number) => new Date(at.getTime() + milliseconds).toISOString();
    expect((await list({ from: after(-DAY_MS), to: after(1) })).total).toBe(3);
    // Days begin at another instant in each time zone.
    expect((await list({ from: after(1), to: after(DAY_MS) })).total).toBe(0);
    expect((await list({ from: after(-DAY_MS), to: after(-DAY_MS / 2) })).total).toBe(0);
    expect((await list({ to: '2020-01-01' })).total).toBe(0);
    expect((await testApp.call('listRecord', { token: operator.token, query: { from: 'x' } })).status).toBe(400);
  });

  it('is exported with ISO times, and no cell begins a formula', async () => {
    const lines = (await exportCsv({ search: 'pai' })).split('\r\n');
    expect(lines[0]).toBe('"at","kind","act","by","about","detail"');
    expect(lines[1]).toMatch(/^"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z","operator","letIn","Meera Nair",/);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"") Pai"`);
  });

  it('lists resets, and once that an account had more than ten failed logins in an hour', async () => {
    await testApp.call('requestPasswordReset', { body: { email: person.email } });
    const token = await mailedToken(testApp, person.email, '/reset-password');
    await testApp.call('resetPassword', { body: { token, password: 'Monsoon of 2026!' } });
    expect((await list({ kind: 'reset' })).entries.map(({ act }) => act)).toEqual(['passwordReset']);
    const guess = (username: string, number: number) =>
      testApp.call('login', { body: { username, password: `Wrong ${number}!` }, address: `10.9.0.${number}` });
    for (let number = 0; number < 10; number += 1) await guess(person.username, number);
    expect((await list({ kind: 'failedLogins' })).total).toBe(0);
    for (let number = 10; number < 14; number += 1) await guess(person.username, number);
    for (let number = 20; number < 34; number += 1) await guess('nobodyatall', number);
    expect((await list({ kind: 'failedLogins' })).entries).toMatchObject([{ about: '=HYPERLINK("x") Pai', by: null }]);
  });

  it('lists entries of version 1.0 whose kind was `door` under `access`', async () => {
    const before = (await list({ kind: 'access' })).total;
    await testApp.call('createAccessToken', {
      token: operator.token,
      body: { name: 'a', access: 'read', expiresInDays: null },
    });
    const asBefore = write("update record_entries set kind = 'door' where kind = 'access'");
    await testApp.database.transaction((tx) => tx.run(asBefore));
    const { entries, total, counts } = await list({ kind: 'access' });
    expect([total, counts.access, entries[0]?.kind]).toEqual([before + 1, before + 1, 'access']);
  });

  it('is deleted automatically after 90 days', async () => {
    await testApp.passTime(91 * DAY_MS);
    const login = await testApp.call('login', { body: { username: operator.username, password: operator.password } });
    const { data } = await testApp.call('listRecord', { token: login.data.token });
    expect(data.entries).toEqual([]);
  });
});
