import { gunzipSync } from 'node:zlib';
import { CALENDAR_FEED_PATH, feedPace } from '@pinlife/contract/calendar/limits';
import type { CalendarFeed } from '@pinlife/contract/calendar/schema';
import { UNKNOWN_ADDRESSES_PER_MINUTE } from '@pinlife/contract/share/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { write } from '../../db/query.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { visit } from '../../test/stranger.ts';

let testApp: TestApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createTestApp({ paceFactor: 1 });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.clock.set('2026-11-18T08:00:00Z');
  person = await createPerson(testApp);
});

const put = async (body: Record<string, unknown> = {}): Promise<CalendarFeed> =>
  (await testApp.call('updateCalendarFeed', { token: person.token, body })).data;
const find = async () => (await testApp.call('getCalendarFeed', { token: person.token })).data;
const read = (url: string, headers: Record<string, string> = {}, address?: string) =>
  visit(testApp, new URL(url).pathname, { headers, ...(address && { address }) });
const pin = (title: string, meta: Record<string, unknown> = {}) =>
  createNote(testApp, person.token, {
    title,
    reminders: [{ selectedDateTime: '2026-12-24T17:00:00.000Z', timezone: 'Europe/Berlin', ...meta }],
  });
const linesOf = (text: string, name: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1));

describe('the calls of the feed', () => {
  it('need a token, and refuse that of a script', async () => {
    const { data: script } = await testApp.call('createAccessToken', {
      token: person.token,
      body: { name: 'A script', access: 'write', expiresInDays: null },
    });
    for (const name of ['getCalendarFeed', 'updateCalendarFeed', 'deleteCalendarFeed'] as const) {
      const body = name === 'updateCalendarFeed' ? { body: {} } : {};
      expect((await testApp.call(name, { ...body })).status).toBe(401);
      expect((await testApp.call(name, { token: script.token, ...body })).status).toBe(403);
    }
  });

  it('turn it on with titles, change it, renew its address and turn it off', async () => {
    expect(await find()).toBeNull();
    const made = await put();
    expect(made).toEqual({
      url: expect.stringMatching(/^http:\/\/pinlife\.test\/ical\/[\w-]{22}\.ics$/),
      titles: true,
      lastAskedAt: null,
    });
    expect(await find()).toEqual(made);
    expect(await put({ titles: null, renew: null })).toEqual(made);
    expect(await put({ titles: false })).toEqual({ ...made, titles: false });
    const renewed = await put({ renew: true });
    expect(renewed.titles).toBe(false);
    expect(renewed.url).not.toBe(made.url);
    expect((await read(made.url)).statusCode).toBe(404);
    expect((await read(renewed.url)).statusCode).toBe(200);
    const off = () => testApp.call('deleteCalendarFeed', { token: person.token });
    expect([(await off()).status, (await off()).status]).toEqual([200, 200]);
    expect(await find()).toBeNull();
    expect((await read(renewed.url)).statusCode).toBe(404);
  });

  it('make one address of many that are asked for at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => put()));
    expect(new Set(made.map(({ url }) => url)).size).toBe(1);
  });

  it.each([{ titles: 'yes' }, { renew: 1 }])('refuse %j', async (body) => {
    const answer = await testApp.call('updateCalendarFeed', { token: person.token, body });
    expect(answer).toMatchObject({ status: 400, code: 'invalid' });
  });
});

describe('the feed', () => {
  it('has the reminders of open notes, and nothing of done and deleted ones', async () => {
    const dentist = await pin('Dentist; at 5, ok?', { remindBefore: 86_400 });
    await pin('Violin', { repeatType: 'Weekly' });
    await createNote(testApp, person.token, { title: 'No reminder' });
    const done = await pin('Already done');
    await testApp.call('markNoteDone', { token: person.token, params: { id: done._id } });
    const gone = await pin('Thrown away');
    await testApp.call('deleteNote', { token: person.token, params: { id: gone._id } });
    const { url } = await put();
    const answer = await read(url);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': expect.stringContaining('no-referrer'),
    });
    const text = answer.body;
    expect(linesOf(text, 'SUMMARY').sort()).toEqual(['Dentist\\; at 5\\, ok?', 'Violin']);
    expect(linesOf(text, 'UID')).toContain(`${dentist.reminders[0]?._id}@pinlife`);
    expect(linesOf(text, 'TRIGGER')).toEqual(['-P1D']);
    expect(linesOf(text, 'TZID')).toEqual(['Europe/Berlin']);
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
    expect(text).not.toMatch(/Already|Thrown|No reminder/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('says “Pinup” in the language of the person if titles are off', async () => {
    await pin('Dentist');
    await testApp.call('updateUser', { token: person.token, body: { language: 'de' } });
    const { url } = await put({ titles: false });
    const { body } = await read(url);
    expect(linesOf(body, 'SUMMARY')).toEqual(['Zettel']);
    expect(body).not.toContain('Dentist');
  });

  it('gives a changed event a new stamp and a higher sequence under the same name', async () => {
    const note = await pin('Dentist');
    const { url } = await put();
    const eventOf = async () => {
      const { body } = await read(url);
      const [uid, stamp, sequence] = ['UID', 'DTSTAMP', 'SEQUENCE'].map((name) => linesOf(body, name)[0] ?? '');
      return { uid, stamp: stamp ?? '', sequence: Number(sequence) };
    };
    const first = await eventOf();
    testApp.clock.advance(60_000);
    await testApp.call('updateReminder', {
      token: person.token,
      params: { noteId: note._id, id: note.reminders[0]?._id ?? '' },
      body: { selectedDateTime: '2026-12-25T17:00:00.000Z', timezone: 'Europe/Berlin' },
    });
    const moved = await eventOf();
    testApp.clock.advance(60_000);
    await put({ titles: false });
    const untitled = await eventOf();
    expect([moved.uid, untitled.uid]).toEqual([first.uid, first.uid]);
    expect(moved.sequence).toBeGreaterThan(first.sequence);
    expect(untitled.sequence).toBeGreaterThan(moved.sequence);
    expect([first.stamp < moved.stamp, moved.stamp < untitled.stamp]).toEqual([true, true]);
  });

  it('answers 304 while nothing has changed, compresses, and reports when it was last read', async () => {
    await pin('Dentist');
    const { url } = await put();
    const first = await read(url, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(first.rawPayload).toString()).toContain('SUMMARY:Dentist');
    const etag = String(first.headers['etag']);
    const again = await read(url, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await pin('Violin');
    expect((await read(url, { 'if-none-match': etag })).statusCode).toBe(200);
    await expect.poll(async () => (await find())?.lastAskedAt).toBe('2026-11-18T08:00:00.000Z');
  });

  it('ends with a suspension at once, resumes after it, and ends with the account', async () => {
    const { url } = await put();
    const shut = (isShut: boolean) =>
      testApp.database.transaction((tx) =>
        tx.run(write('update users set suspended_at = $2 where id = $1', [person.id, isShut ? new Date() : null])),
      );
    await shut(true);
    const refused = await read(url);
    expect(refused.statusCode).toBe(404);
    expect(refused.body).toBe((await read(`http://x${CALENDAR_FEED_PATH}/${'A'.repeat(22)}.ics`)).body);
    await shut(false);
    expect((await read(url)).statusCode).toBe(200);
    await testApp.call('deleteUser', { token: person.token, body: { password: person.password } });
    expect((await read(url)).statusCode).toBe(404);
  });

  it.each(['x.ics', '.ics', `${'A'.repeat(22)}`, `${'A'.repeat(22)}.ics.ics`, '%00.ics', '..%2f..%2fetc.ics'])(
    'is not at /ical/%s',
    async (file) => expect((await visit(testApp, `${CALENDAR_FEED_PATH}/${file}`)).statusCode).toBe(404),
  );

  it('refuses callers who guess, and callers who ask all the time', async () => {
    const unknown = `http://x${CALENDAR_FEED_PATH}/${'A'.repeat(22)}.ics`;
    for (let asked = 0; asked < UNKNOWN_ADDRESSES_PER_MINUTE; asked += 1) await read(unknown, {}, '203.0.113.9');
    expect((await read(unknown, {}, '203.0.113.9')).statusCode).toBe(429);
    const { url } = await put();
    for (let asked = 0; asked < feedPace.atOnce; asked += 1) await read(url, {}, '203.0.113.10');
    const refused = await read(url, {}, '203.0.113.10');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('reads no reminder while nothing has changed, and nothing for callers who ask all the time', async () => {
    await pin('Dentist');
    const { url } = await put();
    await read(url, {}, '203.0.113.11');
    const statements = vi.spyOn(testApp.database, 'all');
    await read(url, {}, '203.0.113.11');
    const feedStatements = () =>
      statements.mock.calls
        .map(([query]) => ('text' in query ? query.text : ''))
        .filter((text) => /calendar_feeds|reminders/.test(text));
    // Among shards, the one with the feed is found first.
    expect(feedStatements()).toHaveLength(inject('citus') ? 2 : 1);
    expect(feedStatements().join()).not.toMatch(/\breminders\b/);
    for (let asked = 2; asked < feedPace.atOnce; asked += 1) await read(url, {}, '203.0.113.11');
    statements.mockClear();
    expect((await read(url, {}, '203.0.113.11')).statusCode).toBe(429);
    expect(feedStatements()).toEqual([]);
    statements.mockRestore();
  });

  it('stores its address as a hash and sealed, so that a stolen database opens nothing', async () => {
    const { url } = await put();
    const token = /ical\/(.*)\.ics$/.exec(url)?.[1] ?? '';
    const rows = await testApp.database.all({
      kind: 'read',
      text: 'select calendar_feeds::text as row from calendar_feeds',
      values: [],
    });
    const bytes = Buffer.from(token, 'base64url').toString('hex');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(bytes);
  });
});

it('downloads one reminder as a file, also of a done note, and none of the trash', async () => {
  const note = await pin('Violin', { repeatType: 'Weekly' });
  const params = { noteId: note._id, id: note.reminders[0]?._id ?? '' };
  const save = () => testApp.call('exportReminder', { token: person.token, params });
  expect(linesOf((await save()).data.ics, 'SUMMARY')).toEqual(['Violin']);
  expect((await save()).data.ics).toContain('RRULE:FREQ=WEEKLY;INTERVAL=1;WKST=SU;BYDAY=TH');
  await testApp.call('deleteNote', { token: person.token, params: { id: note._id } });
  expect((await save()).status).toBe(404);
});
