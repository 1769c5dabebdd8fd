import { HOUR_MS } from '@pinlife/contract/durations';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { write } from '../../../db/query.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { makeImage, upload } from '../../../test/media.ts';
import { createNote } from '../../../test/note.ts';
import { createPerson, type TestPerson } from '../../../test/person.ts';
import { cookieOf, givePassphrase, visit } from '../../../test/stranger.ts';

const PASSPHRASE = 'mango pickle';

let testApp: TestApp;
let person: TestPerson;
let id: string;
let path: string;
beforeAll(async () => {
  testApp = await createTestApp();
  person = await createPerson(testApp, { keep: true });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  ({ id, path } = await share());
});

const share = async () => {
  const media = await upload(testApp, person, { bytes: await makeImage(8, 8), type: 'image' });
  const note = { title: 'Amma’s secret', content: '<p>Kudampuli</p>', media: [media._id] };
  const { _id } = await createNote(testApp, person.token, note);
  const { data } = await put(_id, { passphrase: PASSPHRASE, expiresInDays: null });
  return { id: _id, path: `/s/${data.token}` };
};
const put = (noteId: string, body: Record<string, unknown>) =>
  testApp.call('updateShare', { token: person.token, params: { id: noteId }, body });
const withCookie = (cookie: string) => ({ headers: { cookie } });

it('asks first, and shows neither title nor author, nor anything else of the note', async () => {
  const { statusCode, body, headers } = await visit(testApp, path);
  expect(statusCode).toBe(200);
  expect(body).toContain('This pinup asks for a passphrase');
  for (const secret of ['Amma', 'Kudampuli', 'Meera', 'og:', '/card', '/media']) expect(body).not.toContain(secret);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['etag']).toBeUndefined();
  for (const part of ['/media/0', '/photo', '/card']) expect((await visit(testApp, path + part)).statusCode).toBe(404);
  expect((await testApp.call('getShare', { token: person.token, params: { id } })).data?.opened).toBe(0);
});

it('opens for the right one, by a cookie for this path alone, for an hour', async () => {
  const answer = await givePassphrase(testApp, path, PASSPHRASE);
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, path]);
  expect(String(answer.headers['set-cookie'])).toMatch(
    new RegExp(`^pl-share=[\\w.]+; Path=${path}; Max-Age=3600; HttpOnly; SameSite=Lax$`),
  );
  const cookie = cookieOf(answer);
  const opened = await visit(testApp, path, withCookie(cookie));
  expect([opened.statusCode, opened.body.includes('Kudampuli')]).toEqual([200, true]);
  expect(opened.headers['cache-control']).toBe('no-store');
  const media = await visit(testApp, `${path}/media/0`, withCookie(cookie));
  expect([media.statusCode, media.headers['cache-control']]).toEqual([200, 'private, no-store']);
  testApp.clock.advance(HOUR_MS);
  expect((await visit(testApp, path, withCookie(cookie))).body).not.toContain('Kudampuli');
});

it('accepts other spellings of keyboards: a blank at the end, letters of decomposed characters', async () => {
  await put(id, { passphrase: 'Crème brûlée' });
  expect((await givePassphrase(testApp, path, 'Crème brûlée '.normalize('NFD'))).statusCode).toBe(303);
});

it('refuses a wrong one with 403, and an empty one too', async () => {
  for (const wrong of ['mango pickles', '', 'x'.repeat(300)]) {
    const { statusCode, body, headers } = await givePassphrase(testApp, path, wrong);
    expect([statusCode, headers['set-cookie']]).toEqual([403, undefined]);
    expect(body).toContain('That is not the passphrase. Try again');
  }
});

it('is not opened by a cookie of another share, or by an invented one', async () => {
  const other = await share();
  const cookie = cookieOf(await givePassphrase(testApp, other.path, PASSPHRASE));
  expect((await visit(testApp, other.path, withCookie(cookie))).body).toContain('Kudampuli');
  const [value = ''] = cookie.split('=').slice(1);
  const later = `pl-share=${Number(value.split('.')[0]) + 1}.${value.split('.')[1]}`;
  for (const forged of [cookie, later, 'pl-share=9999999999999.', 'pl-share=']) {
    expect((await visit(testApp, path, withCookie(forged))).body).not.toContain('Kudampuli');
  }
});

it('asks everybody again once it is set again, even to the same words, and after a new address', async () => {
  const cookie = cookieOf(await givePassphrase(testApp, path, PASSPHRASE));
  await put(id, { showComments: true });
  expect((await visit(testApp, path, withCookie(cookie))).body).toContain('Kudampuli');
  await put(id, { passphrase: PASSPHRASE });
  expect((await visit(testApp, path, withCookie(cookie))).body).not.toContain('Kudampuli');
  const newer = cookieOf(await givePassphrase(testApp, path, PASSPHRASE));
  const { data } = await put(id, { renew: true });
  expect((await visit(testApp, `/s/${data.token}`, withCookie(newer))).body).not.toContain('Kudampuli');
  await put(id, { passphrase: null });
  expect((await visit(testApp, `/s/${data.token}`)).body).toContain('Kudampuli');
});

it('accepts ten wrong ones an hour from one address, shows how long to wait, and lets others try', async () => {
  for (let count = 0; count < 10; count += 1) {
    expect((await givePassphrase(testApp, path, `wrong ${count}`)).statusCode).toBe(403);
  }
  const closed = await givePassphrase(testApp, path, PASSPHRASE);
  expect([closed.statusCode, closed.headers['retry-after']]).toEqual([429, '3600']);
  expect(closed.body).toContain('Too many tries. Try again in 60 minutes');
  expect(closed.body).toMatch(/<input [^>]* disabled>/);
  expect(closed.body).toMatch(/role="alert" id="m"><svg/);
  // A visitor who reloads the page learns the waiting time before typing.
  const again = await visit(testApp, path);
  expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '3600']);
  expect(again.body).toMatch(/<input [^>]* disabled>/);
  expect((await visit(testApp, path, { address: '192.0.2.2' })).statusCode).toBe(200);
  expect((await givePassphrase(testApp, path, PASSPHRASE, { address: '192.0.2.2' })).statusCode).toBe(303);
  const other = await share();
  expect((await givePassphrase(testApp, other.path, PASSPHRASE)).statusCode).toBe(303);
  testApp.clock.advance(HOUR_MS);
  expect((await givePassphrase(testApp, path, PASSPHRASE)).statusCode).toBe(303);
});

it('does not count right passphrases as tries', async () => {
  for (let count = 0; count < 12; count += 1) {
    expect((await givePassphrase(testApp, path, PASSPHRASE, { address: '192.0.2.3' })).statusCode).toBe(303);
  }
});

it('accepts a hundred wrong ones a day, then three of each fresh address, and locks out only guessers', async () => {
  const give = async (passphrase: string, address: string) =>
    (await givePassphrase(testApp, path, passphrase, { address })).statusCode;
  for (let count = 0; count < 100; count += 1) {
    expect(await give(`wrong ${count}`, `198.51.100.${count % 25}`)).toBe(403);
  }
  expect(await give(PASSPHRASE, '198.51.100.1')).toBe(429);
  expect(await give(PASSPHRASE, '203.0.113.9')).toBe(303);
  const guesses = [];
  for (let count = 0; count < 4; count += 1) guesses.push(await give(`guess ${count}`, '203.0.113.10'));
  expect(guesses).toEqual([403, 403, 403, 429]);

  await testApp.database.transaction((tx) =>
    tx.run(write(`update throttles set count = 1000 where bucket like 'passphrase-most:%'`, [])),
  );
  const closed = await givePassphrase(testApp, path, PASSPHRASE, { address: '203.0.113.11' });
  expect([closed.statusCode, closed.headers['retry-after']]).toEqual([429, String(24 * 60 * 60)]);
  testApp.clock.advance(24 * HOUR_MS);
  expect(await give(PASSPHRASE, '203.0.113.9')).toBe(303);
});
