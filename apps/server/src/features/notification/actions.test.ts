import { HOUR_MS } from '@pinlife/contract/durations';
import type { PushPayload } from '@pinlife/contract/push/payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPerson, type TestPerson } from '../../test/person.ts';
import { createPushApp, type PushApp } from '../../test/push-app.ts';

const DUE = '2026-11-14T20:00:00.000Z';

let testApp: PushApp;
let person: TestPerson;
let push: PushPayload;
let noteId: string;
beforeAll(async () => {
  testApp = await createPushApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.clock.set('2026-11-14T18:40:00Z');
  person = await createPerson(testApp, { keep: true });
  const browser = testApp.pushService.subscribe();
  await testApp.call('createPushToken', { token: person.token, body: { token: browser.token } });
  const reminders = [{ selectedDateTime: DUE, timezone: 'UTC', repeatType: 'Daily', isRepeating: true }];
  const { data } = await testApp.call('createNote', { token: person.token, body: { title: 'Violin', reminders } });
  noteId = data._id;
  testApp.clock.set(DUE);
  await testApp.deliver();
  push = JSON.parse((await browser.take()).text);
});

const act = (body: Record<string, unknown>, options: { token?: string; id?: string } = {}) =>
  testApp.call('actOnNotification', {
    params: { id: options.id ?? push.id },
    body,
    ...(options.token && { token: options.token }),
  });
const readNote = async () => (await testApp.call('getNote', { token: person.token, params: { id: noteId } })).data;
const listUnread = async () =>
  (await testApp.call('listNotifications', { token: person.token })).data.filter(({ read }) => !read);

describe('POST /api/notification/{id}/action', () => {
  it('needs a session or the token of this very push', async () => {
    const stranger = await createPerson(testApp);
    expect((await act({ action: 'done' })).status).toBe(401);
    expect((await act({ action: 'done' }, { token: 'x' })).status).toBe(401);
    expect((await act({ action: 'done', token: 'x' })).status).toBe(401);
    expect((await act({ action: 'done', token: stranger.token })).status).toBe(401);
    expect((await act({ action: 'done', token: push.token }, { id: noteId })).status).toBe(401);
    expect((await act({ action: 'done' }, { token: stranger.token })).status).toBe(404);
    expect((await readNote()).done).toBe(false);
  });

  it('refuses unknown actions and invalid times', async () => {
    const { token } = person;
    expect((await act({ action: 'explode' }, { token })).status).toBe(400);
    for (const until of ['soon', DUE, '2028-01-01T00:00:00Z']) {
      expect(await act({ action: 'snooze', until }, { token })).toMatchObject({ status: 400, code: 'snooze_invalid' });
    }
    expect((await act({ action: 'done' }, { token, id: 'x' })).status).toBe(404);
  });

  it('the token of a push opens nothing else', async () => {
    expect((await testApp.call('getUser', { token: push.token })).status).toBe(401);
  });

  it('marks the note as done with only the token, any number of times', async () => {
    for (let count = 0; count < 2; count += 1) {
      const answer = await act({ action: 'done', token: push.token });
      expect(answer).toMatchObject({ status: 200, data: { id: push.id, action: 'done', until: null } });
    }
    expect(await readNote()).toMatchObject({ done: true, reminders: [{ nextAt: null }] });
    expect(await listUnread()).toEqual([]);
  });

  it('puts it off for ten minutes, and then it rings again as one', async () => {
    const answer = await act({ action: 'snooze', token: push.token });
    expect(answer.data).toEqual({ id: push.id, action: 'snooze', until: '2026-11-14T20:10:00.000Z' });
    expect(await listUnread()).toEqual([]);
    testApp.clock.set('2026-11-14T20:09:59Z');
    await testApp.deliver();
    expect(await listUnread()).toEqual([]);
    testApp.clock.set('2026-11-14T20:10:00Z');
    await testApp.deliver();
    expect(await listUnread()).toMatchObject([{ remindBefore: false, note: { _id: noteId } }]);
  });

  it('snoozes it for the requested time, with any clock of the device', async () => {
    const { token } = person;
    const answer = await act({ action: 'snooze', inSeconds: 3600 }, { token });
    expect(answer.data).toMatchObject({ action: 'snooze', until: '2026-11-14T21:00:00.000Z' });
    for (const inSeconds of [0, -1, 1.5, 367 * 86_400, 'soon']) {
      expect(await act({ action: 'snooze', inSeconds }, { token })).toMatchObject({
        status: 400,
        code: 'snooze_invalid',
      });
    }
  });

  it('rings once when it is sent again after it has rung', async () => {
    const { token } = person;
    const until = '2026-11-14T20:10:00.000Z';
    await act({ action: 'snooze', inSeconds: 600, until }, { token });
    testApp.clock.set('2026-11-14T20:10:01Z');
    await testApp.deliver();
    expect(await listUnread()).toHaveLength(1);
    testApp.clock.set('2026-11-14T20:12:00Z');
    expect((await act({ action: 'snooze', inSeconds: 1, until }, { token })).status).toBe(200);
    testApp.clock.set('2026-11-14T20:12:02Z');
    await testApp.deliver();
    expect(await listUnread()).toHaveLength(1);
  });

  it('rings even if its time has passed, unless it has rung', async () => {
    const { token } = person;
    testApp.clock.set('2026-11-14T20:12:00Z');
    await act({ action: 'snooze', inSeconds: 1, until: '2026-11-14T20:10:00.000Z' }, { token });
    testApp.clock.set('2026-11-14T20:12:02Z');
    await testApp.deliver();
    expect(await listUnread()).toHaveLength(1);
  });

  it('puts it off to the time that was asked for last', async () => {
    const { token } = person;
    await act({ action: 'snooze', until: '2026-11-14T21:00:00Z' }, { token });
    await act({ action: 'snooze', until: '2026-11-15T09:00:00Z' }, { token });
    testApp.clock.set('2026-11-14T21:00:00Z');
    await testApp.deliver();
    expect(await listUnread()).toEqual([]);
    testApp.clock.set('2026-11-15T09:00:00Z');
    await testApp.deliver();
    expect(await listUnread()).toHaveLength(1);
  });

  it('does not snooze a note that is done, and changes no deleted one', async () => {
    const { token } = person;
    await act({ action: 'done' }, { token });
    expect(await act({ action: 'snooze' }, { token })).toMatchObject({ status: 409, code: 'note_done' });
    await testApp.call('deleteNote', { token, params: { id: noteId } });
    expect((await act({ action: 'done' }, { token })).status).toBe(404);
  });

  it('marks it as read', async () => {
    expect((await act({ action: 'read', token: push.token })).status).toBe(200);
    expect(await listUnread()).toEqual([]);
    expect((await readNote()).done).toBe(false);
  });

  it('accepts the token of a push for 48 hours, and no longer than its device', async () => {
    testApp.clock.advance(48 * HOUR_MS - 1);
    expect((await act({ action: 'read', token: push.token })).status).toBe(200);
    testApp.clock.advance(1);
    expect((await act({ action: 'read', token: push.token })).status).toBe(401);
    testApp.clock.advance(-HOUR_MS);
    const [device] = (await testApp.call('listPushDevices', { token: person.token })).data;
    await testApp.call('deletePushDevice', { token: person.token, params: { id: device?._id ?? '' } });
    expect((await act({ action: 'read', token: push.token })).status).toBe(401);
  });
});
