import { MINUTE_MS } from '@pinlife/contract/durations';
import {
  EXPORTS_AT_ONCE_MAX,
  IMPORTS_AT_ONCE_MAX,
  MEDIA_READS_AT_ONCE_MAX,
  SEARCHES_AT_ONCE_MAX,
  SEARCHES_PER_MINUTE_MAX,
  UPLOADS_AT_ONCE_MAX,
} from '@pinlife/contract/rate-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { makeImage, sendBytes, upload } from '../test/media.ts';
import { createPerson, type TestPerson } from '../test/person.ts';

let testApp: TestApp;
let person: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp({ paceFactor: 1 });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  [person, other] = [await createPerson(testApp), await createPerson(testApp)];
});

const AT_ONCE = 20;

/** Counts the statuses of this number of calls, some of them concurrent. */
const countStatuses = async (count: number, ask: () => Promise<{ status: number }>) => {
  const counts: Record<number, number> = {};
  for (let left = count; left > 0; left -= AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, ask));
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

const fetchFrom = async (url: string, { address = '127.0.0.1', method = 'GET' as 'GET' | 'HEAD' } = {}) => {
  const answer = await testApp.app.inject({ method, url, remoteAddress: address });
  return { status: answer.statusCode, headers: answer.headers };
};

it('imports are refused once too many are announced', async () => {
  const announce = () => testApp.call('createImport', { token: person.token, body: { filename: 'a.zip', size: 1 } });
  const statuses: number[] = [];
  for (let count = 0; count < IMPORTS_AT_ONCE_MAX + 2; count += 1) statuses.push((await announce()).status);
  expect(statuses).toEqual([...Array.from({ length: IMPORTS_AT_ONCE_MAX }, () => 201), 429, 429]);
});

describe('searches', () => {
  const search = (token: string, words = 'dal') => testApp.call('listNotes', { token, query: { search: words } });

  it('are refused once they are too many, with the time to wait, and are accepted again later', async () => {
    expect(await countStatuses(SEARCHES_AT_ONCE_MAX + 15, () => search(person.token))).toEqual({
      200: SEARCHES_AT_ONCE_MAX,
      429: 15,
    });
    expect(await search(person.token)).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      error: 'Too many attempts. Try again in 1 second.',
      headers: { 'retry-after': '1' },
    });
    expect((await testApp.call('listNotes', { token: person.token })).status).toBe(200);
    testApp.clock.advance((10 * MINUTE_MS) / SEARCHES_PER_MINUTE_MAX);
    expect(await countStatuses(15, () => search(person.token))).toEqual({ 200: 10, 429: 5 });
  });

  it('are counted for each person, over all their sessions', async () => {
    const { data } = await testApp.call('login', { body: { username: person.username, password: person.password } });
    await countStatuses(SEARCHES_AT_ONCE_MAX, () => search(person.token));
    expect((await search(data.token)).status).toBe(429);
    expect((await search(other.token)).status).toBe(200);
  });

  it('do not count for a person if their token is forged', async () => {
    const forged = `${person.token.slice(0, 22)}${'A'.repeat(person.token.length - 22)}`;
    expect(await countStatuses(SEARCHES_AT_ONCE_MAX + 20, () => search(forged))).toEqual({
      401: SEARCHES_AT_ONCE_MAX + 20,
    });
    expect((await search(person.token)).status).toBe(200);
  });

  it('are refused with 401 once their session has ended', async () => {
    expect((await search(person.token)).status).toBe(200);
    await testApp.call('logout', { token: person.token });
    expect(await countStatuses(3, () => search(person.token))).toEqual({ 401: 3 });
  });
});

describe('uploads', () => {
  const sign = ({ id, token }: TestPerson) => {
    const s3Key = `${id}/${crypto.randomUUID()}.txt`;
    return testApp.call('signUpload', { token, body: { s3Key } });
  };

  it('are signed for two notes full of photos at once, but not for a robot', async () => {
    expect(await countStatuses(UPLOADS_AT_ONCE_MAX + 5, () => sign(person))).toEqual({
      200: UPLOADS_AT_ONCE_MAX,
      429: 5,
    });
    expect((await sign(other)).status).toBe(200);
    testApp.clock.advance(MINUTE_MS / 60);
    expect((await sign(person)).status).toBe(200);
  });

  it('are processed up to the same limit, with or without success', async () => {
    const s3Key = await sendBytes(testApp, person, { bytes: await makeImage(8, 8), type: 'image' });
    const body = { s3Key, type: 'image', filename: 'photo.png', noteId: '00000000-0000-7000-8000-000000000000' };
    const make = () => testApp.call('createMedia', { token: person.token, body: { ...body, s3Key: `${s3Key}x` } });
    await countStatuses(UPLOADS_AT_ONCE_MAX, make);
    expect(await testApp.call('createMedia', { token: person.token, body })).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
    });
  });

  it('are accepted up to the same limit, even by an address that was signed once', async () => {
    const { data: url } = await sign(person);
    const send = async () => {
      const answer = await testApp.app.inject({ method: 'PUT', url, payload: 'dal' });
      return { status: answer.statusCode };
    };
    expect((await send()).status).toBe(200);
    expect(await countStatuses(UPLOADS_AT_ONCE_MAX + 2, send)).toEqual({ 409: UPLOADS_AT_ONCE_MAX - 1, 429: 3 });
  });
});

it('media are served as often as a person scrolls; a stranger with an address uses up only their own limit', async () => {
  const { url } = await upload(testApp, person, { bytes: await makeImage(8, 8), type: 'image' });
  const fromElsewhere = () => fetchFrom(url, { address: '203.0.113.9', method: 'HEAD' });
  expect(await countStatuses(MEDIA_READS_AT_ONCE_MAX + 5, fromElsewhere)).toEqual({
    200: MEDIA_READS_AT_ONCE_MAX,
    429: 5,
  });
  expect((await fromElsewhere()).headers).toMatchObject({ 'retry-after': '1' });
  expect((await fetchFrom(url)).status).toBe(200);
  expect((await fetchFrom(url.replace(/s=\w+/, 's=0'), { address: '203.0.113.9' })).status).toBe(403);
});

it('archives are made as often as a person needs one, and each address is good for two downloads', async () => {
  const ask = (token: string) => testApp.call('createExport', { token });
  const { url } = (await ask(person.token)).data;
  expect(await countStatuses(EXPORTS_AT_ONCE_MAX, () => ask(person.token))).toEqual({
    201: EXPORTS_AT_ONCE_MAX - 1,
    429: 1,
  });
  expect((await ask(person.token)).error).toBe('Too many attempts. Try again in 1 minute.');
  expect(await countStatuses(EXPORTS_AT_ONCE_MAX * 2 + 3, () => fetchFrom(url))).toEqual({
    200: EXPORTS_AT_ONCE_MAX * 2,
    429: 3,
  });
  expect((await ask(other.token)).status).toBe(201);
  testApp.clock.advance(MINUTE_MS);
  expect((await ask(person.token)).status).toBe(201);
});
