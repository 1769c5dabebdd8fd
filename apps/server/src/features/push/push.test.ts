import type { PushPayload } from '@pinlife/contract/push/payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TestBrowser } from '../../../../../testing/push-service.ts';
import { build } from '../../db/query.ts';
import { createPerson, PASSWORD, type TestPerson } from '../../test/person.ts';
import { createPushApp, type PushApp } from '../../test/push-app.ts';

const DUE = '2026-11-14T20:00:00.000Z';
const LONG = 'Slow down at the charanam, then record it and listen once more.';

let testApp: PushApp;
let person: TestPerson;
beforeAll(async () => {
  testApp = await createPushApp();
  // The first account is the operator.
  await createPerson(testApp);
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.clock.set('2026-11-14T18:40:00Z');
  person = await createPerson(testApp, { keep: true });
});

const register = (browser: TestBrowser, token = person.token) =>
  testApp.call('createPushToken', { token, body: { token: browser.token }, headers: { 'user-agent': 'a telephone' } });

const subscribe = async (): Promise<TestBrowser> => {
  const browser = testApp.pushService.subscribe();
  expect((await register(browser)).status).toBe(201);
  return browser;
};

const remind = async (changes: Record<string, unknown> = {}) => {
  const reminders = [{ selectedDateTime: DUE, timezone: 'UTC', ...changes }];
  const body = { title: 'Violin', content: `<p>${LONG}</p>`, reminders };
  return (await testApp.call('createNote', { token: person.token, body })).data;
};

const ring = async (instant = DUE) => {
  testApp.clock.set(instant);
  await testApp.deliver();
};

const listDevices = async () => (await testApp.call('listPushDevices', { token: person.token })).data;
const readPush = async (browser: TestBrowser): Promise<PushPayload> => JSON.parse((await browser.take()).text);
const countJobs = async () =>
  (await testApp.database.all(build.selectFrom('jobs').select('id').where('user_id', '=', person.id))).length;

describe('a device', () => {
  it('needs a session', async () => {
    const body = { token: testApp.pushService.subscribe().token };
    for (const name of ['getPushKey', 'listPushDevices', 'testPush'] as const) {
      expect((await testApp.call(name)).status).toBe(401);
    }
    expect((await testApp.call('createPushToken', { body })).status).toBe(401);
    expect((await testApp.call('deletePushToken', { body })).status).toBe(401);
    expect((await testApp.call('deletePushDevice', { params: { id: 'x' } })).status).toBe(401);
  });

  const { token: good } = { token: { endpoint: 'https://push.example.com/x', keys: { p256dh: '', auth: '' } } };
  it.each([
    ['no JSON', 'x'],
    ['no subscription', '{}'],
    ['no keys', JSON.stringify(good)],
  ])('is refused if its token is %s', async (_what, token) => {
    expect(await testApp.call('createPushToken', { token: person.token, body: { token } })).toMatchObject({
      status: 400,
      code: 'push_token_invalid',
    });
  });

  it.each([
    'http://push.example.com/x',
    'https://127.0.0.1:1/x',
    'https://localhost/x',
    'https://192.168.0.1/x',
    'https://[::1]/x',
    'https://metadata.internal/x',
    'https://user:secret@push.example.com/x',
  ])('is refused at %s', async (endpoint) => {
    const { keys } = testApp.pushService.subscribe();
    const body = { token: JSON.stringify({ endpoint, keys }) };
    expect(await testApp.call('createPushToken', { token: person.token, body })).toMatchObject({
      status: 400,
      code: 'push_token_invalid',
    });
  });

  it('is refused if its key is not a point of the curve, or its address has an unusual form', async () => {
    const { endpoint, keys } = testApp.pushService.subscribe();
    const p256dh = Buffer.alloc(65, 7).fill(4, 0, 1).toString('base64url');
    const body = { token: JSON.stringify({ endpoint, keys: { ...keys, p256dh } }) };
    expect((await testApp.call('createPushToken', { token: person.token, body })).status).toBe(400);
    const other = { token: JSON.stringify({ endpoint: `${endpoint}മ`, keys }) };
    expect((await testApp.call('createPushToken', { token: person.token, body: other })).status).toBe(400);
  });

  it('is listed once, even if it is registered repeatedly, and without its address', async () => {
    const browser = await subscribe();
    const again = await register(browser);
    expect(again.data.id).toBe(again.data._id);
    expect(await listDevices()).toEqual([
      { _id: again.data._id, userAgent: 'a telephone', current: true, createdAt: expect.any(String) },
    ]);
  });

  it('is removed by its token or by its id, and only by its owner', async () => {
    const browser = await subscribe();
    const [device] = await listDevices();
    const stranger = await createPerson(testApp);
    const id = device?._id ?? '';
    const refused = [
      await testApp.call('deletePushDevice', { token: stranger.token, params: { id } }),
      await testApp.call('deletePushToken', { token: stranger.token, body: { token: browser.token } }),
    ];
    expect(refused.map(({ status, code }) => `${status} ${code}`)).toEqual(['404 not_found', '404 not_found']);
    const removed = await testApp.call('deletePushToken', { token: person.token, body: { token: browser.token } });
    expect(removed.data).toEqual({ _id: id });
    await subscribe();
    const [other] = await listDevices();
    const params = { id: other?._id ?? '' };
    expect((await testApp.call('deletePushDevice', { token: person.token, params })).status).toBe(200);
    expect(await listDevices()).toEqual([]);
  });

  it('belongs to the last person who used the browser', async () => {
    const browser = await subscribe();
    const other = await createPerson(testApp);
    await register(browser, other.token);
    expect(await listDevices()).toEqual([]);
  });

  it('ends with the session that set it up, not with others', async () => {
    await subscribe();
    const login = { username: person.username, password: PASSWORD };
    const { data: second } = await testApp.call('login', { body: login });
    await register(testApp.pushService.subscribe(), second.token);
    expect(await listDevices()).toHaveLength(2);
    await testApp.call('logout', { token: second.token });
    expect(await listDevices()).toMatchObject([{ current: true }]);
    const { data: third } = await testApp.call('login', { body: login });
    const body = { password: PASSWORD, newPassword: `${PASSWORD}!` };
    await testApp.call('changePassword', { token: third.token, body });
    person = { ...person, token: third.token };
    expect(await listDevices()).toEqual([]);
  });

  it('keeps its place under a new address, which only the browser itself can name', async () => {
    const [old, fresh] = [await subscribe(), testApp.pushService.subscribe()];
    const [device] = await listDevices();
    const renew = (changes: { old?: string; token?: string } = {}) =>
      testApp.call('renewPushToken', { body: { old: old.token, token: fresh.token, ...changes } });
    const guessed = { ...JSON.parse(old.token), keys: { ...old.keys, auth: fresh.keys.auth } };
    expect(await renew({ old: JSON.stringify(guessed) })).toMatchObject({ status: 404, code: 'not_found' });
    for (const token of ['x', JSON.stringify({ endpoint: 'https://localhost/x', keys: fresh.keys })]) {
      expect(await renew({ token })).toMatchObject({ status: 400, code: 'push_token_invalid' });
    }
    expect(await renew()).toMatchObject({ status: 200, data: { _id: device?._id } });
    expect(await listDevices()).toEqual([device]);
    expect((await renew()).status).toBe(404);

    await remind();
    await ring();
    expect(await readPush(fresh)).toMatchObject({ title: 'Violin' });
    expect(await countJobs()).toBe(0);
  });

  it('is listed once under its new address, even if a page has registered it already', async () => {
    const [old, fresh] = [await subscribe(), await subscribe()];
    const body = { old: old.token, token: fresh.token };
    expect((await testApp.call('renewPushToken', { body })).status).toBe(200);
    expect(await listDevices()).toHaveLength(1);
  });

  it('is listed once under its new address, even if a page registers it at the same moment', async () => {
    const [old, fresh] = [await subscribe(), testApp.pushService.subscribe()];
    const body = { old: old.token, token: fresh.token };
    for (let round = 0; round < 20; round += 1) {
      const [renewed, registered] = await Promise.all([testApp.call('renewPushToken', { body }), register(fresh)]);
      expect([renewed.status, registered.status]).toEqual([200, 201]);
      expect((await listDevices()).length).toBe(1);
      await testApp.call('deletePushToken', { token: person.token, body: { token: fresh.token } });
      await register(old);
    }
  });

  it('replaces the device with the same address', async () => {
    const [old, other] = [await subscribe(), await subscribe()];
    const token = JSON.stringify({ endpoint: other.endpoint, keys: testApp.pushService.subscribe().keys });
    expect((await testApp.call('renewPushToken', { body: { old: old.token, token } })).status).toBe(200);
    expect(await listDevices()).toHaveLength(1);
  });

  it('keeps its account while it is added: the two never wait for each other', async () => {
    const other = await createPerson(testApp);
    const browser = testApp.pushService.subscribe();
    await register(browser, other.token);
    const [holder, onlooker] = [await testApp.database.connect(), await testApp.database.connect()];
    onTestFinished(() => holder.release());
    onTestFinished(() => onlooker.release());
    // Only locks of this database: its tables have the same oids as those of other tests. Runs outside a transaction,
    // because a transaction reads pg_stat_activity only once.
    const own = 'join pg_stat_activity using (pid) where datname = current_database()';
    const countLocks = async (condition: string) =>
      (await onlooker.query(`select from pg_locks ${own} and ${condition}`)).rowCount;
    const waiting = (count: number) => vi.waitFor(async () => expect(await countLocks('not granted')).toBe(count));
    await holder.query('begin');
    await holder.query('select from push_devices where user_id = $1 for update', [other.id]);
    const registered = register(browser);
    await waiting(1);
    const deleted = testApp.call('deleteUser', { token: person.token, body: { password: PASSWORD } });
    await waiting(2);
    // The call has not yet locked a table that the other one needs.
    expect(await countLocks(`relation = 'users'::regclass and mode = 'RowExclusiveLock'`)).toBe(0);
    await holder.query('rollback');
    expect([(await registered).status, (await deleted).status]).toEqual([201, 200]);
  });

  it('gives way to newer ones after twenty', async () => {
    const oldest = await subscribe();
    for (let count = 0; count < 20; count += 1) {
      testApp.clock.advance(1000);
      await subscribe();
    }
    expect(await listDevices()).toHaveLength(20);
    const gone = await testApp.call('deletePushToken', { token: person.token, body: { token: oldest.token } });
    expect(gone.status).toBe(404);
  });
});

describe('a reminder that rings', () => {
  it('is pushed to every device: signed, encrypted, and complete', async () => {
    const browsers = [await subscribe(), await subscribe()];
    const note = await remind();
    await ring();
    const { data: key } = await testApp.call('getPushKey', { token: person.token });
    const [notification] = (await testApp.call('listNotifications', { token: person.token })).data;
    for (const browser of browsers) {
      const push = await browser.take();
      expect(push).toMatchObject({ ttlSeconds: 48 * 3600, urgency: 'high', serverKey: key });
      const payload: PushPayload = JSON.parse(push.text);
      expect(payload).toEqual({
        id: notification?.id,
        title: 'Violin',
        message: `${LONG.slice(0, 50)}…`,
        note: { _id: note._id, title: 'Violin', options: note.options },
        user: person.id,
        occurrenceAt: DUE,
        lang: 'en',
        token: expect.stringMatching(/^[\w-]{64}$/),
        words: { done: 'Done', snooze: 'Snooze 10 min', failed: expect.any(String) },
      });
    }
    expect(browsers.map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(testApp.pushService.refusals).toEqual([]);
    expect(testApp.log.join('')).not.toContain(browsers[0]?.endpoint);
  });

  it('is silent as soon as the person mutes reminders', async () => {
    const browser = await subscribe();
    await remind();
    const body = { preferences: { mute: true } };
    await testApp.call('updateUser', { token: person.token, body });
    await ring();
    expect(await readPush(browser)).toMatchObject({ title: 'Violin', silent: true });
  });

  it('says in the push that it rings ahead', async () => {
    const browser = await subscribe();
    await remind({ remindBefore: 900 });
    await ring('2026-11-14T19:45:00Z');
    expect(await readPush(browser)).toMatchObject({ remindBefore: true, occurrenceAt: DUE });
    await ring();
    expect(await readPush(browser)).not.toHaveProperty('remindBefore');
  });

  it('fits into a push with any content of the note', async () => {
    const browser = await subscribe();
    const options = { location: 'കൊ'.repeat(100) };
    const body = { title: '💐'.repeat(42), content: `<p>${'മഴ'.repeat(200)}</p>`, options };
    const reminders = [{ selectedDateTime: DUE, timezone: 'UTC' }];
    await testApp.call('createNote', { token: person.token, body: { ...body, reminders } });
    await ring();
    const { text } = await browser.take();
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(3000);
  });

  it.each([404, 410])('removes a device if the push service answers %i', async (status) => {
    const browser = await subscribe();
    browser.answerWith(status);
    await remind();
    await ring();
    expect(await listDevices()).toEqual([]);
    expect(await countJobs()).toBe(0);
  });

  it.each([429, 500, 503])('is pushed again after %i, later and later', async (status) => {
    const browser = await subscribe();
    browser.answerWith(status, status);
    await remind();
    await ring();
    expect(browser.attempts).toBe(1);
    await ring('2026-11-14T20:00:00.900Z');
    expect(browser.attempts).toBe(1);
    await ring('2026-11-14T20:00:03Z');
    expect(browser.attempts).toBe(2);
    await ring('2026-11-14T20:00:08Z');
    expect(await readPush(browser)).toMatchObject({ title: 'Violin' });
    expect(await countJobs()).toBe(0);
  });

  it('waits as long as the push service asks for', async () => {
    const browser = await subscribe();
    browser.answerWith({ status: 429, headers: { 'retry-after': '120' } });
    await remind();
    await ring();
    await ring('2026-11-14T20:01:59Z');
    expect(browser.attempts).toBe(1);
    await ring('2026-11-14T20:02:01Z');
    expect(browser.attempts).toBe(2);
  });

  it('is not retried if the message itself is refused, and the device stays', async () => {
    const browser = await subscribe();
    browser.answerWith(413);
    await remind();
    await ring();
    await ring('2026-11-14T22:00:00Z');
    expect(browser.attempts).toBe(1);
    expect(await listDevices()).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    const browser = await subscribe();
    browser.answerWith(307);
    await remind();
    await ring();
    expect(browser.attempts).toBe(1);
    expect(browser.received).toEqual([]);
  });

  it('is not pushed late once the person has seen it', async () => {
    const browser = await subscribe();
    browser.answerWith(503);
    await remind();
    await ring();
    const [seen] = (await testApp.call('listNotifications', { token: person.token })).data;
    await testApp.call('readNotifications', { token: person.token, body: { ids: [seen?.id ?? ''] } });
    await ring('2026-11-14T20:10:00Z');
    expect(browser.attempts).toBe(1);
  });
});

describe('a mail instead', () => {
  const wish = (mailFallback: boolean) =>
    testApp.call('updateUser', { token: person.token, body: { preferences: { mailFallback } } });
  const mailsSince = (start: number) => testApp.mails.slice(start).filter(({ to }) => to === person.email);

  it('is sent to a person who has no device and wants it', async () => {
    const start = testApp.mails.length;
    await remind();
    await ring();
    expect(mailsSince(start)).toEqual([]);
    await wish(true);
    const note = await remind({ selectedDateTime: '2026-11-14T21:00:00Z' });
    await ring('2026-11-14T21:00:00Z');
    const [mail] = mailsSince(start);
    expect(mail).toMatchObject({
      subject: 'Reminder: Violin',
      text: expect.stringContaining(`${LONG.slice(0, 50)}…`),
      link: `http://pinlife.test/dashboard/home?note=${note._id}`,
    });
    expect(mail?.text).toContain('14 November 2026');
  });

  it('is sent when the last device turns out to be gone, and not before', async () => {
    await wish(true);
    const browsers = [await subscribe(), await subscribe()];
    browsers[0]?.answerWith(410);
    const start = testApp.mails.length;
    await remind();
    await ring();
    expect(mailsSince(start)).toEqual([]);
    browsers[1]?.answerWith(410);
    await remind({ selectedDateTime: '2026-11-14T21:00:00Z' });
    await ring('2026-11-14T21:00:00Z');
    expect(mailsSince(start)).toHaveLength(1);
  });

  it('is sent once if no device was reached, and not otherwise', async () => {
    await wish(true);
    const [first, second] = [await subscribe(), await subscribe()];
    const start = testApp.mails.length;
    first.answerWith(403);
    await remind();
    await ring();
    expect(second.received).toHaveLength(1);
    expect(mailsSince(start)).toEqual([]);
    first.answerWith(403);
    second.answerWith(503, 403);
    await remind({ selectedDateTime: '2026-11-14T21:00:00Z' });
    await ring('2026-11-14T21:00:00Z');
    expect(mailsSince(start)).toEqual([]);
    await ring('2026-11-14T21:05:00Z');
    expect(mailsSince(start)).toHaveLength(1);
    for (const browser of [first, second]) browser.answerWith(403);
    await remind({ selectedDateTime: '2026-11-14T22:00:00Z' });
    await ring('2026-11-14T22:00:00Z');
    expect(mailsSince(start)).toHaveLength(2);
  });
});

describe('pushes that wait for a suspended person', () => {
  const COMMAND_LINE = { person: null, name: null };
  const suspend = () => testApp.services.people.of(person.id).suspend(COMMAND_LINE, person.id);
  const letIn = () => testApp.services.people.of(person.id).reinstate(COMMAND_LINE, person.id);
  const remindersMailed = () =>
    testApp.mails.filter(({ to, subject }) => to === person.email && subject.startsWith('Reminder')).length;
  beforeEach(() => testApp.call('updateUser', { token: person.token, body: { preferences: { mailFallback: true } } }));

  it('are neither sent nor replaced by mails, not even once the suspension ends', async () => {
    const browser = await subscribe();
    browser.answerWith(503);
    await remind();
    await ring();
    expect([browser.attempts, await countJobs()]).toEqual([1, 1]);
    await suspend();
    await ring('2026-11-14T20:10:00Z');
    await letIn();
    await ring('2026-11-14T20:20:00Z');
    expect([browser.attempts, remindersMailed(), await countJobs()]).toEqual([1, 0, 0]);
  });

  it('is no mail that was due before', async () => {
    await remind();
    testApp.clock.set(DUE);
    // The reminders alone: their mail is queued and not sent yet.
    const { signal } = new AbortController();
    for (const source of testApp.services.workSources) {
      if ((await countJobs()) > 0) break;
      await source.runBatch(testApp.clock.now(), signal);
      await source.finish?.();
    }
    expect([remindersMailed(), await countJobs()]).toEqual([0, 1]);
    await suspend();
    await testApp.deliver();
    expect([remindersMailed(), await countJobs()]).toEqual([0, 0]);
  });
});

describe('POST /api/notification/test', () => {
  it('pushes a trial to every device and returns their number', async () => {
    expect((await testApp.call('testPush', { token: person.token })).data).toBe(0);
    const browser = await subscribe();
    expect((await testApp.call('testPush', { token: person.token })).data).toBe(1);
    await testApp.deliver();
    expect(await readPush(browser)).toMatchObject({ title: 'PinLife', note: null, token: '' });
  });

  it('is silent if reminders are muted', async () => {
    const browser = await subscribe();
    await testApp.call('updateUser', { token: person.token, body: { preferences: { mute: true } } });
    await testApp.call('testPush', { token: person.token });
    await testApp.deliver();
    expect(await readPush(browser)).toMatchObject({ title: 'PinLife', silent: true });
  });

  it('is refused when it is asked for again and again', async () => {
    for (let count = 0; count < 5; count += 1) await testApp.call('testPush', { token: person.token });
    expect((await testApp.call('testPush', { token: person.token })).status).toBe(429);
  });
});
