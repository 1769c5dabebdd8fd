import { createHmac } from 'node:crypto';
import { MINUTE_MS } from '@pinlife/contract/durations';
import { WEBHOOK_WAITING_MAX, WEBHOOKS_MAX, webhookEvents } from '@pinlife/contract/webhook/limits';
import { type WebhookCreate, webhookCallSchema } from '@pinlife/contract/webhook/schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Tx } from '../../db/pool.ts';
import { read, write } from '../../db/query.ts';
import { createServices } from '../../services.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { importFile } from '../../test/import.ts';
import { makeKeepArchive } from '../../test/import-files/keep.ts';
import { createNote } from '../../test/note.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { startReceiver, type WebhookReceiver } from '../../test/webhook-receiver.ts';
import { createDeliveryRepo } from './delivery/repo.ts';

let receiver: WebhookReceiver;
let testApp: TestApp;
let operator: TestPerson;
beforeAll(async () => {
  receiver = await startReceiver();
  testApp = await createTestApp({ pushService: receiver });
  operator = await createPerson(testApp);
});
afterAll(async () => {
  await testApp.close();
  await receiver.close();
});

let count = 0;
/** A path that no other test uses. */
const pathOf = (behaviour: string) => {
  count += 1;
  return `/${behaviour}/${count}`;
};
const received = (path: string) => receiver.calls.filter((call) => call.path === path);
const eventsAt = (path: string) => received(path).map(({ body }) => JSON.parse(body).event);

const add = async ({ token }: TestPerson, path: string, changes: Partial<WebhookCreate> = {}) => {
  const url = `https://${receiver.host}${path}`;
  const body = { url, events: [...webhookEvents], form: 'json', withText: false, ...changes } as const;
  return (await testApp.call('createWebhook', { token, body })).data;
};
const list = async ({ token }: TestPerson) => (await testApp.call('listWebhooks', { token })).data;
/** A second worker whose call gets no answer until the worker wakes up. */
const openStuckWorker = async () => {
  const { promise: asleep, resolve } = Promise.withResolvers<void>();
  const { platform, clock } = testApp;
  const post: typeof platform.outgoing.post = async (...call) => {
    await platform.outgoing.post(...call);
    await asleep;
    throw new Error('The connection has gone.');
  };
  const { workSources } = createServices({ ...platform, outgoing: { ...platform.outgoing, post } });
  const source = workSources.find(({ name }) => name === 'webhooks');
  return {
    run: () => source?.runBatch(clock.now(), new AbortController().signal),
    wakeUp: async () => {
      resolve();
      await source?.finish?.();
    },
  };
};
const listDeliveries = async ({ token }: TestPerson, id: string) =>
  (await testApp.call('listDeliveries', { token, params: { id } })).data;
const countRows = async (table: string, userId: string) =>
  (await testApp.database.all(read(`select 1 from ${table} where user_id = $1`, [userId]))).length;

describe('a webhook', () => {
  it('is created with an address, events and a format, and refused if one of them is wrong', async () => {
    const person = await createPerson(testApp);
    const { token } = person;
    const body = {
      url: `https://${receiver.host}/ok`,
      events: ['note.created'],
      form: 'json',
      withText: false,
    } as const;
    expect((await testApp.call('createWebhook', { body })).status).toBe(401);
    const wrongs = [
      [{ url: 'http://example.com/' }, 'webhook_address_refused'],
      [{ url: 'https://192.168.1.20/in' }, 'webhook_address_refused'],
      [{ url: 'https://me:word@example.com/' }, 'webhook_address_refused'],
      [{ url: 'nothing' }, 'webhook_address_refused'],
      [{ url: `https://example.com/${'x'.repeat(1000)}` }, 'too_long'],
      [{ events: [] }, 'webhook_events_required'],
      [{ events: ['note.read'] }, 'invalid'],
      [{ form: 'xml' }, 'invalid'],
      [{ form: 'ntfy', url: 'https://ntfy.example.com/' }, 'webhook_topic_required'],
      [{ form: 'ntfy', url: 'https://ntfy.example.com/a/b' }, 'webhook_topic_required'],
    ] as const;
    for (const [wrong, code] of wrongs) {
      const answer = await testApp.call('createWebhook', { token, body: { ...body, ...wrong } });
      expect({ wrong, status: answer.status, code: answer.code }).toEqual({ wrong, status: 400, code });
    }
    const made = await testApp.call('createWebhook', { token, body });
    expect(made.status).toBe(201);
    const { secret, ...webhook } = made.data;
    expect(secret).toMatch(/^plw_[\w-]{32}$/);
    expect(webhook).toMatchObject({ url: body.url, events: ['note.created'], rest: null, lastSentAt: null });
    expect(await list(person)).toEqual([webhook]);
    const rows = await testApp.database.all(
      read<{ row: string }>('select w::text as row from webhooks w where user_id = $1', [person.id]),
    );
    expect(rows[0]?.row).not.toContain(secret);
    const mails = (await testApp.deliver()).filter(({ to }) => to === person.email);
    expect(mails.at(-1)?.text).toContain(`${receiver.host}/ok`);
  });

  it('is limited to five, even if two are created at the same time', async () => {
    const person = await createPerson(testApp);
    for (let made = 1; made < WEBHOOKS_MAX; made += 1) await add(person, pathOf('ok'));
    const url = `https://${receiver.host}/ok`;
    const body = { url, events: ['note.created'], form: 'json', withText: false } as const;
    const both = await Promise.all([1, 2].map(() => testApp.call('createWebhook', { token: person.token, body })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(both.find(({ status }) => status === 400)?.code).toBe('too_many_webhooks');
    expect(await list(person)).toHaveLength(WEBHOOKS_MAX);
  });

  it('gets the events that it asked for, signed, with title and address', async () => {
    const person = await createPerson(testApp);
    const { token } = person;
    const path = pathOf('ok');
    const { secret } = await add(person, path);
    const note = await createNote(testApp, token, { title: 'Monsoon', content: '<p>Umbrella</p>' });
    const params = { id: note._id };
    await testApp.call('updateNote', { token, params, body: { title: 'The monsoon' } });
    // Neither change is an edit.
    await testApp.call('updateNote', { token, params, body: { options: { passion: true } } });
    await testApp.call('updateNote', { token, params, body: { title: 'The monsoon' } });
    await testApp.call('deleteNote', { token, params });
    await testApp.call('restoreNote', { token, params });
    await testApp.deliver();

    expect(eventsAt(path).sort()).toEqual(['note.created', 'note.deleted', 'note.updated', 'note.updated']);
    for (const { headers, body } of received(path)) {
      const call = webhookCallSchema.strict().parse(JSON.parse(body));
      expect(call.note).toEqual({
        _id: note._id,
        title: 'The monsoon',
        url: `http://pinlife.test/dashboard/home?note=${note._id}`,
      });
      expect(headers['x-pinlife-delivery']).toBe(call.id);
      expect(headers['x-pinlife-event']).toBe(call.event);
      const [, time = '', signature] = /^t=(\d+),v1=([\da-f]{64})$/.exec(`${headers['x-pinlife-signature']}`) ?? [];
      expect(Number(time)).toBe(Math.floor(testApp.clock.now().getTime() / 1000));
      expect(signature).toBe(createHmac('sha256', `${secret}`).update(`${time}.${body}`).digest('hex'));
    }
    expect((await list(person))[0]?.lastSentAt).toBe(testApp.clock.now().toISOString());
  });

  it('gets no other events, and the text only if the person has ticked it', async () => {
    const person = await createPerson(testApp);
    const [titles, texts] = [pathOf('ok'), pathOf('ok')];
    await add(person, titles, { events: ['note.deleted'] });
    await add(person, texts, { events: ['note.created'], withText: true });
    await createNote(testApp, person.token, { title: 'Monsoon', content: '<p>Umbrella</p>' });
    await createNote(testApp, (await createPerson(testApp)).token, { title: 'Of somebody else' });
    await testApp.deliver();
    expect(received(titles)).toEqual([]);
    expect(received(texts).map(({ body }) => JSON.parse(body).note)).toMatchObject([
      { title: 'Monsoon', text: 'Umbrella' },
    ]);
  });

  it('is called when a reminder rings', async () => {
    const person = await createPerson(testApp);
    const path = pathOf('ok');
    await add(person, path, { events: ['reminder.rang'] });
    const at = new Date(testApp.clock.now().getTime() + 30 * MINUTE_MS).toISOString();
    await createNote(testApp, person.token, { reminders: [{ selectedDateTime: at, timezone: 'UTC' }] });
    testApp.clock.advance(30 * MINUTE_MS);
    await testApp.deliver();
    expect(received(path).map(({ body }) => JSON.parse(body))).toMatchObject([
      { event: 'reminder.rang', note: { title: 'Monsoon' }, reminder: { kind: 'due', occurrenceAt: at } },
    ]);
  });

  it('gets a message of the form ntfy in the language of the person, in every script', async () => {
    const person = await createPerson(testApp);
    await testApp.call('updateUser', { token: person.token, body: { language: 'ml' } });
    const { secret } = await add(person, '/topic-1', { form: 'ntfy', events: ['note.created'], withText: true });
    expect(secret).toBeNull();
    const before = received('/').length;
    receiver.next.set('/', [200]);
    const content = `<p>${'മഴ '.repeat(3000)}</p>`;
    const { _id: id } = await createNote(testApp, person.token, { title: 'മഴക്കാലം', content });
    await testApp.deliver();
    const [call] = received('/').slice(before);
    const click = `http://pinlife.test/dashboard/home?note=${id}`;
    expect(JSON.parse(call?.body ?? '')).toEqual({
      topic: 'topic-1',
      title: 'മഴക്കാലം',
      message: expect.stringMatching(/^ഒരു പിൻഅപ്പ് ഉണ്ടാക്കി\nമഴ .*…$/s),
      click,
      actions: [{ action: 'view', label: 'പിൻഅപ്പ് തുറക്കുക', url: click }],
    });
    expect(Buffer.byteLength(call?.body ?? '')).toBeLessThan(4096);
    expect(call?.headers['x-pinlife-signature']).toBeUndefined();
  });

  it('is changed, gets a secret with the form JSON, and another one on request', async () => {
    const person = await createPerson(testApp);
    const { token } = person;
    const { _id: id } = await add(person, '/topic-2', { form: 'ntfy' });
    const path = pathOf('ok');
    const params = { id };
    const body = { url: `https://${receiver.host}${path}`, form: 'json', events: ['note.created'] } as const;
    const changed = (await testApp.call('updateWebhook', { token, params, body })).data;
    expect(changed).toMatchObject({ ...body, withText: false });
    const renewed = (await testApp.call('renewWebhookSecret', { token, params })).data;
    expect(new Set([changed.secret, renewed.secret, null]).size).toBe(3);
    expect((await testApp.call('updateWebhook', { token, params, body: { withText: true } })).data.secret).toBeNull();
    const wrong = await testApp.call('updateWebhook', { token, params, body: { url: 'https://10.0.0.1/' } });
    expect(wrong).toMatchObject({ status: 400, field: 'url' });
    await createNote(testApp, token);
    await testApp.deliver();
    const [call] = received(path);
    const signature = `${call?.headers['x-pinlife-signature']}`;
    const [, time] = /^t=(\d+),/.exec(signature) ?? [];
    const expected = createHmac('sha256', `${renewed.secret}`).update(`${time}.${call?.body}`).digest('hex');
    expect(signature).toBe(`t=${time},v1=${expected}`);
  });

  it('is removed with its deliveries, and all are removed with their account', async () => {
    const person = await createPerson(testApp);
    const { token } = person;
    const paths = [pathOf('ok'), pathOf('ok')] as const;
    const { _id: id } = await add(person, paths[0]);
    await add(person, paths[1]);
    await createNote(testApp, token);
    expect(await countRows('webhook_deliveries', person.id)).toBe(2);
    expect((await testApp.call('deleteWebhook', { token, params: { id } })).status).toBe(200);
    expect((await testApp.call('deleteWebhook', { token, params: { id } })).status).toBe(404);
    await testApp.deliver();
    expect([received(paths[0]).length, received(paths[1]).length]).toEqual([0, 1]);
    await createNote(testApp, token);
    const gone = await testApp.call('deleteUser', { token, body: { password: person.password } });
    expect(gone.status).toBe(200);
    expect(await countRows('webhooks', person.id)).toBe(0);
    expect(await countRows('webhook_deliveries', person.id)).toBe(0);
    await testApp.deliver();
    expect(received(paths[1])).toHaveLength(1);
  });

  it('is not called for imports and their undo', async () => {
    const person = await createPerson(testApp);
    const path = pathOf('ok');
    await add(person, path);
    const { _id: id } = await importFile(testApp, person.token, makeKeepArchive([{ title: 'One' }, { title: 'Two' }]));
    expect((await testApp.call('listNotes', { token: person.token })).data).toHaveLength(2);
    await testApp.call('undoImport', { token: person.token, params: { id } });
    await testApp.deliver();
    expect((await testApp.call('listNotes', { token: person.token })).data).toHaveLength(0);
    expect(received(path)).toEqual([]);
  });

  it('sends nothing during a suspension, and nothing of it afterwards', async () => {
    const person = await createPerson(testApp);
    const path = pathOf('ok');
    await add(person, path);
    await createNote(testApp, person.token);
    const params = { id: person.id };
    expect((await testApp.call('suspendPerson', { token: operator.token, params })).status).toBe(200);
    await testApp.deliver();
    await testApp.call('reinstatePerson', { token: operator.token, params });
    await testApp.deliver();
    expect(received(path)).toEqual([]);
    const again = await testApp.call('login', { body: { username: person.username, password: person.password } });
    await createNote(testApp, again.data.token);
    await testApp.deliver();
    expect(received(path)).toHaveLength(1);
  });
});

describe('a delivery', () => {
  it('is tried five times within an hour, under one id; then the webhook rests and its person is mailed', async () => {
    const person = await createPerson(testApp);
    const { token } = person;
    const path = pathOf('broken');
    const { _id: id } = await add(person, path, { events: ['note.created'] });
    await createNote(testApp, token);
    const startedAt = testApp.clock.now().getTime();
    const tries: number[] = [];
    for (let minute = 0; minute <= 90; minute += 1) {
      await testApp.deliver();
      if (received(path).length > tries.length) tries.push((testApp.clock.now().getTime() - startedAt) / MINUTE_MS);
      if (minute === 12) {
        const nextTryAt = new Date(startedAt + 32 * MINUTE_MS).toISOString();
        expect(await listDeliveries(person, id)).toMatchObject([
          { state: 'waiting', tries: 3, status: 500, nextTryAt },
        ]);
        // Deliveries that are queued during the wait are dropped together with it.
        await createNote(testApp, token);
      }
      testApp.clock.advance(MINUTE_MS);
    }
    // The deliveries of the second note in between.
    expect(tries.filter((minute) => ![13, 15, 25, 45].includes(minute))).toEqual([0, 2, 12, 32, 60]);
    expect(new Set(received(path).map(({ body }) => JSON.parse(body).id)).size).toBe(2);
    expect((await list(person))[0]?.rest).toMatchObject({ reason: 'failed', status: 500 });
    expect(await listDeliveries(person, id)).toMatchObject([{ state: 'failed', tries: 5, status: 500 }]);
    const mails = testApp.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject === 'A webhook rests')).toHaveLength(1);
    // A paused webhook queues nothing, and nothing is sent afterwards.
    await createNote(testApp, token);
    const before = received(path).length;
    expect(
      (await testApp.call('updateWebhook', { token, params: { id }, body: { resting: false } })).data.rest,
    ).toBeNull();
    await testApp.deliver();
    expect(received(path)).toHaveLength(before);
    receiver.next.set(path, [200]);
    await createNote(testApp, token);
    await testApp.deliver();
    expect(await listDeliveries(person, id)).toMatchObject([{ state: 'sent', tries: 1 }, { state: 'failed' }]);
  });

  it('fails if its secret cannot be opened', async () => {
    const person = await createPerson(testApp);
    const { _id: id } = await add(person, pathOf('ok'), { events: ['note.created'] });
    // The secret is encrypted with another key, as after a restore without the key.
    await testApp.database.single((tx) =>
      tx.run(write('update webhooks set sealed_secret = $2 where id = $1', [id, Buffer.alloc(80, 1)])),
    );
    await createNote(testApp, person.token);
    for (let minute = 0; minute <= 90; minute += 10) {
      await testApp.deliver();
      testApp.clock.advance(10 * MINUTE_MS);
    }
    expect((await list(person))[0]?.rest).toMatchObject({ reason: 'failed', status: null });
    expect(await listDeliveries(person, id)).toMatchObject([{ state: 'failed', tries: 5, status: null }]);
  });

  it('is not kept by a worker whose clock was a year ahead', async () => {
    const person = await createPerson(testApp);
    const path = pathOf('ok');
    const { _id: id } = await add(person, path);
    await createNote(testApp, person.token);
    const endsAt = new Date(testApp.clock.now().getTime() + 365 * 24 * 60 * MINUTE_MS);
    await testApp.database.single((tx) =>
      tx.run(write('update webhooks set turn_ends_at = $2 where id = $1', [id, endsAt])),
    );
    await testApp.deliver();
    expect(received(path)).toHaveLength(0);
    testApp.clock.advance(60 * MINUTE_MS);
    await testApp.deliver();
    await testApp.deliver();
    expect(received(path)).toHaveLength(1);
  });

  it('is sent twice under one id if its worker died before it had stored the answer, and is not lost', async () => {
    const person = await createPerson(testApp);
    const path = pathOf('ok');
    const { _id: id } = await add(person, path);
    await createNote(testApp, person.token, { title: 'Monsoon' });
    const stuck = await openStuckWorker();
    await stuck.run();
    await receiver.waitForCalls(path, 1);
    // The worker may still be alive during its lease.
    testApp.clock.advance(MINUTE_MS - 1);
    await testApp.deliver();
    expect(received(path)).toHaveLength(1);
    testApp.clock.advance(1000);
    await testApp.deliver();
    const ids = received(path).map(({ headers }) => headers['x-pinlife-delivery']);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(await listDeliveries(person, id)).toMatchObject([{ state: 'sent', status: 204 }]);

    // The worker was only suspended, and its call has failed meanwhile.
    await stuck.wakeUp();
    testApp.clock.advance(60 * MINUTE_MS);
    await testApp.deliver();
    expect(received(path)).toHaveLength(2);
    expect(await listDeliveries(person, id)).toMatchObject([{ state: 'sent', status: 204 }]);
  });

  it('is sent as soon as its receiver has answered another one', async () => {
    const person = await createPerson(testApp);
    const path = pathOf('ok');
    const { _id: id } = await add(person, path, { events: ['note.created'] });
    receiver.next.set(path, [503, 503]);
    await createNote(testApp, person.token);
    await testApp.deliver();
    testApp.clock.advance(2 * MINUTE_MS);
    await testApp.deliver();
    expect(await listDeliveries(person, id)).toMatchObject([{ state: 'waiting', tries: 2 }]);
    await createNote(testApp, person.token);
    await testApp.deliver();
    expect(await listDeliveries(person, id)).toMatchObject([{ state: 'sent' }, { state: 'sent', tries: 3 }]);
  });

  it('is sent again on request, under the same id, unless the webhook rests', async () => {
    const person = await createPerson(testApp);
    const { token } = person;
    const path = pathOf('ok');
    const { _id: id } = await add(person, path, { events: ['note.created'] });
    await createNote(testApp, token);
    await testApp.deliver();
    const [delivery] = await listDeliveries(person, id);
    const params = { id, deliveryId: delivery?._id ?? '' };
    expect((await testApp.call('repeatDelivery', { token, params })).data).toMatchObject({
      state: 'waiting',
      tries: 0,
    });
    await testApp.deliver();
    expect(received(path).map(({ body }) => JSON.parse(body).id)).toEqual([delivery?._id, delivery?._id]);
    await testApp.call('updateWebhook', { token, params: { id }, body: { resting: true } });
    expect((await list(person))[0]?.rest).toMatchObject({ reason: 'asked', status: null });
    expect((await testApp.call('repeatDelivery', { token, params })).code).toBe('webhook_paused');
  });

  it('stays in the list of the ten newest', async () => {
    const person = await createPerson(testApp);
    const { _id: id } = await add(person, pathOf('ok'), { events: ['note.created'] });
    for (let made = 0; made < 12; made += 1) {
      testApp.clock.advance(1000);
      await createNote(testApp, person.token);
    }
    await testApp.deliver();
    expect(await listDeliveries(person, id)).toHaveLength(10);
    expect(await countRows('webhook_deliveries', person.id)).toBe(10);
  });

  it('is queued together with its note or not at all, and waits while no worker sends', async () => {
    const person = await createPerson(testApp);
    await add(person, pathOf('ok'));
    const refused = await testApp.call('createNote', {
      token: person.token,
      body: { title: 'x', media: ['01890000-0000-7000-8000-000000000000'] },
    });
    expect(refused.status).toBe(404);
    expect(await countRows('webhook_deliveries', person.id)).toBe(0);
    await createNote(testApp, person.token);
    expect(await countRows('webhook_deliveries', person.id)).toBe(1);
  });
});

describe('a test delivery', () => {
  it('is sent at once, reports the answer, and is listed', async () => {
    const person = await createPerson(testApp);
    const { token } = person;
    const path = pathOf('ok');
    const { _id: id } = await add(person, path);
    const params = { id };
    const sent = await testApp.call('testWebhook', { token, params });
    expect(sent.data).toMatchObject({ event: 'test', state: 'sent', status: 204, tries: 1, nextTryAt: null });
    expect(webhookCallSchema.parse(JSON.parse(received(path)[0]?.body ?? ''))).toMatchObject({
      event: 'test',
      note: null,
    });
    receiver.next.set(path, [404]);
    expect((await testApp.call('testWebhook', { token, params })).data).toMatchObject({ state: 'failed', status: 404 });
    expect(await listDeliveries(person, id)).toHaveLength(2);
    expect((await list(person))[0]?.rest).toBeNull();
    const statuses = [];
    for (let more = 0; more < 9; more += 1)
      statuses.push((await testApp.call('testWebhook', { token, params })).status);
    expect(statuses).toEqual([...Array(8).fill(200), 429]);
  });

  it.each(['hangs', 'creeps', 'resets'])('reports that there was no answer: %s', async (behaviour) => {
    const person = await createPerson(testApp);
    const { _id: id } = await add(person, pathOf(behaviour));
    const sent = await testApp.call('testWebhook', { token: person.token, params: { id } });
    expect(sent.data).toMatchObject({ state: 'failed', status: null });
  });
});

it('notifies the other tabs of the person, as a token does', async () => {
  const person = await createPerson(testApp);
  const told = vi.spyOn(testApp.services.bus, 'publishApps');
  const { token } = person;
  const { _id: id } = await add(person, pathOf('ok'));
  await testApp.call('createAccessToken', { token, body: { name: 'x', access: 'read', expiresInDays: 30 } });
  await testApp.call('testWebhook', { token, params: { id } });
  await testApp.call('deleteWebhook', { token, params: { id } });
  expect(told.mock.calls).toEqual(Array(4).fill([person.id]));
});

/** The rows of deliveries that this connection has read since its statistics were last flushed. */
const countRowsRead = async (tx: Tx): Promise<number> => {
  const row = await tx.first(
    read<{ rows: number }>(
      `select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables
       where relid = 'webhook_deliveries'::regclass`,
    ),
  );
  return row?.rows ?? 0;
};

it('limits the queue of a slow receiver and does not delay others', async () => {
  const [slow, quick] = [await createPerson(testApp), await createPerson(testApp)];
  const path = pathOf('ok');
  const { _id: id } = await add(slow, pathOf('broken'), { events: ['note.created'] });
  const queue = `insert into webhook_deliveries (user_id, webhook_id, id, event, created_at)
    select $1, $2, gen_random_uuid(), 'note.created', $3::timestamptz + n * interval '1 ms' from generate_series(1, $4::int) n`;
  const count = WEBHOOK_WAITING_MAX + 300;
  const values = [slow.id, id, testApp.clock.now(), count];
  await testApp.database.transaction((tx) => tx.run(write(queue, values)));
  await testApp.database.transaction((tx) => tx.run(write('analyze webhook_deliveries')));
  await add(quick, path, { events: ['note.created'] });
  await createNote(testApp, quick.token);
  const source = testApp.services.workSources.find(({ name }) => name === 'webhooks');
  await source?.runBatch(testApp.clock.now(), new AbortController().signal);
  await receiver.waitForCalls(path, 1);
  await source?.finish?.();
  expect(await countRows('webhook_deliveries', slow.id)).toBe(WEBHOOK_WAITING_MAX);
  // Claiming reads one delivery of each webhook, however many wait.
  const deliveries = createDeliveryRepo(testApp.database);
  const now = testApp.clock.now();
  const rowsRead = await testApp.database.transaction(async (tx) => {
    const before = await countRowsRead(tx);
    await deliveries.claimDue(tx, { now, leaseEndsAt: now, limit: 1 });
    return (await countRowsRead(tx)) - before;
  });
  expect(rowsRead).toBeLessThan(100);
  await testApp.call('deleteWebhook', { token: slow.token, params: { id } });
});

it('a receiver that hangs delays neither the receivers of others nor a mail', async () => {
  const [slow, quick] = [await createPerson(testApp), await createPerson(testApp)];
  const [hanging, path] = [pathOf('hangs'), pathOf('ok')];
  for (let made = 0; made < WEBHOOKS_MAX; made += 1) await add(slow, hanging, { events: ['note.created'] });
  await add(quick, path, { events: ['note.created'] });
  for (let made = 0; made < 3; made += 1) await createNote(testApp, slow.token);
  await createNote(testApp, quick.token);
  const source = testApp.services.workSources.find(({ name }) => name === 'webhooks');
  await source?.runBatch(testApp.clock.now(), new AbortController().signal);
  await receiver.waitForCalls(path, 1);
  // One call at a time for each webhook.
  expect(received(hanging).length).toBeLessThanOrEqual(WEBHOOKS_MAX);
  await source?.finish?.();
});
