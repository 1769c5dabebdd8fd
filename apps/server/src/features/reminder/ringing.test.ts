import { DAY_MS, MINUTE_MS } from '@pinlife/contract/durations';
import type { ReminderMetaInput } from '@pinlife/contract/reminder/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openPipelined } from '../../db/pool.ts';
import { write } from '../../db/query.ts';
import { createServices } from '../../services.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createPerson } from '../../test/person.ts';

let testApp: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.clock.set('2026-11-14T18:40:00Z');
  token = (await createPerson(testApp, { keep: true })).token;
});

const remind = async (changes: Partial<ReminderMetaInput>, title = 'Violin') => {
  const reminder = { selectedDateTime: '2026-11-14T20:00:00Z', timezone: 'UTC', ...changes };
  const body = { title, content: '<p>Slow down at the <b>charanam</b>.</p>', reminders: [reminder] };
  return (await testApp.call('createNote', { token, body })).data;
};
const daily: Partial<ReminderMetaInput> = { repeatType: 'Daily', isRepeating: true, repeatEndType: 'FOREVER' };

/** Moves the clock and runs the worker. */
const ringAt = async (instant: string) => {
  testApp.clock.set(instant);
  await testApp.deliver();
  return (await testApp.call('listNotifications', { token })).data;
};

describe('a reminder', () => {
  it('rings at its time, not before, and once', async () => {
    const note = await remind({});
    expect(await ringAt('2026-11-14T19:59:59.999Z')).toEqual([]);
    const rung = await ringAt('2026-11-14T20:00:00Z');
    expect(rung).toMatchObject([{ read: false, remindBefore: false, note: { _id: note._id, title: 'Violin' } }]);
    expect(await ringAt('2026-11-14T20:00:00Z')).toHaveLength(1);
    expect(await ringAt('2026-12-10T20:00:00Z')).toHaveLength(1);
    const { data } = await testApp.call('getNote', { token, params: { id: note._id } });
    expect(data.reminders[0]?.nextAt).toBeNull();
  });

  it('rings while another person’s note is locked, and that one as soon as it is free', async () => {
    const held = await remind({}, 'Held');
    await remind({}, 'Free');
    const holder = await testApp.database.connect();
    await holder.query('begin');
    await holder.query('select from notes where id = $1 for update', [held._id]);
    const free = await ringAt('2026-11-14T20:00:00Z');
    await holder.query('commit');
    holder.release();
    expect(free).toMatchObject([{ note: { title: 'Free' } }]);
    expect(await ringAt('2026-11-14T20:00:01Z')).toHaveLength(2);
  });

  it('rings twice if it has a lead', async () => {
    await remind({ remindBefore: 900 });
    expect((await ringAt('2026-11-14T19:45:00Z')).map(({ remindBefore }) => remindBefore)).toEqual([true]);
    expect((await ringAt('2026-11-14T20:00:00Z')).map(({ remindBefore }) => remindBefore)).toEqual([false, true]);
  });

  it('rings every time if it repeats, and stores its next date', async () => {
    const note = await remind(daily);
    for (const day of ['14', '15', '16']) await ringAt(`2026-11-${day}T20:00:00Z`);
    expect(await ringAt('2026-11-16T20:00:00Z')).toHaveLength(3);
    const { data } = await testApp.call('getNote', { token, params: { id: note._id } });
    expect(data.reminders[0]?.nextAt).toBe('2026-11-17T20:00:00.000Z');
  });

  it('rings for two occurrences at one moment if its lead is a day', async () => {
    await remind({ ...daily, selectedDateTime: '2026-11-16T20:00:00Z', remindBefore: 86_400 });
    await ringAt('2026-11-15T20:00:00Z');
    const kinds = (await ringAt('2026-11-16T20:00:00Z')).map(({ remindBefore }) => remindBefore);
    expect(kinds.toSorted()).toEqual([false, true, true]);
  });

  it('rings ahead again, in place of the first time, if its lead is changed in between', async () => {
    const selectedDateTime = '2026-11-15T20:00:00Z';
    const note = await remind({ selectedDateTime, remindBefore: 86_400 });
    const [early] = await ringAt('2026-11-14T20:00:00Z');
    const params = { noteId: note._id, id: note.reminders[0]?._id ?? '' };
    const body = { selectedDateTime, timezone: 'UTC', remindBefore: 3600 } as const;
    await testApp.call('updateReminder', { token, params, body });
    expect((await testApp.call('countUnreadNotifications', { token })).data).toBe(0);
    const again = await ringAt('2026-11-15T19:00:00Z');
    expect(again).toMatchObject([{ remindBefore: true, occurrenceAt: '2026-11-15T20:00:00.000Z' }]);
    expect(again[0]?.id).not.toBe(early?.id);
    expect(await ringAt('2026-11-15T20:00:00Z')).toHaveLength(2);
  });

  it('rings once, and is mailed once, if it is snoozed twice to one time', async () => {
    await testApp.call('updateUser', { token, body: { preferences: { mailFallback: true } } });
    await remind({ remindBefore: 900 });
    await ringAt('2026-11-14T19:45:00Z');
    const body = { action: 'snooze', until: '2026-11-15T09:00:00Z' };
    for (const { id } of await ringAt('2026-11-14T20:00:00Z')) {
      await testApp.call('actOnNotification', { token, params: { id }, body });
    }
    const mailsBefore = testApp.mails.length;
    expect(await ringAt('2026-11-15T09:00:00Z')).toHaveLength(3);
    expect(testApp.mails.length - mailsBefore).toBe(1);
  });

  it('does not ring for a note that is done or deleted', async () => {
    const done = await remind({});
    const deleted = await remind({});
    await testApp.call('markNoteDone', { token, params: { id: done._id } });
    await testApp.call('deleteNote', { token, params: { id: deleted._id } });
    expect(await ringAt('2026-11-14T20:00:00Z')).toEqual([]);
  });
});

it('one whose times cannot be computed keeps no others from ringing, and is not tried again', async () => {
  const broken = await remind({}, 'Broken');
  await testApp.database.transaction((tx) =>
    tx.run(
      write(
        `update reminders set meta = meta || '{"repeatType": "Daily", "isRepeating": true, "timezone": "Nowhere"}'
        where note_id = $1`,
        [broken._id],
      ),
    ),
  );
  await remind({}, 'Whole');
  expect(await ringAt('2026-11-14T20:00:00Z')).toMatchObject([{ note: { title: 'Whole' } }]);
  expect(testApp.log.filter((line) => line.includes('cannot be computed'))).toHaveLength(1);
  expect(await ringAt('2026-11-14T20:01:00Z')).toHaveLength(1);
});

it('later reminders do not wait for many of one instant', async () => {
  const many = Array.from({ length: 20 }, () => ({ selectedDateTime: '2026-11-14T20:00:00Z', timezone: 'UTC' }));
  for (const title of ['One', 'Two']) await testApp.call('createNote', { token, body: { title, reminders: many } });
  // Signups are limited per minute.
  testApp.clock.advance(MINUTE_MS);
  const other = (await createPerson(testApp, { keep: true })).token;
  const reminders = [{ selectedDateTime: '2026-11-14T20:00:01Z', timezone: 'UTC' }];
  await testApp.call('createNote', { token: other, body: { title: 'Later', reminders } });
  testApp.clock.set('2026-11-14T20:00:02Z');
  const source = testApp.services.workSources.find(({ name }) => name === 'reminders');
  for (const _batch of ['oldest', 'newest']) {
    await source?.runBatch(testApp.clock.now(), new AbortController().signal);
  }
  const listOf = async (asking: string) => (await testApp.call('listNotifications', { token: asking })).data;
  expect([(await listOf(other)).length, (await listOf(token)).length]).toEqual([1, 11]);
});

describe('after a downtime', () => {
  it('a one-off reminder rings late, once', async () => {
    await remind({ remindBefore: 900 });
    expect(await ringAt('2026-11-20T08:00:00Z')).toMatchObject([{ remindBefore: false }]);
  });

  it('rings for the latest missed occurrence of a repeating one, and continues', async () => {
    await remind(daily);
    expect(await ringAt('2026-11-20T08:00:00Z')).toHaveLength(1);
    expect(await ringAt('2026-11-20T20:00:00Z')).toHaveLength(2);
  });

  it('a due reminder rings although its note was undone or restored without need', async () => {
    const params = { id: (await remind({}))._id };
    testApp.clock.set('2026-11-14T20:05:00Z');
    await testApp.call('markNoteUndone', { token, params });
    await testApp.call('restoreNote', { token, params });
    expect(await ringAt('2026-11-14T20:05:00Z')).toHaveLength(1);
  });

  it('a lead still rings while its occurrence is in the future', async () => {
    await remind({ remindBefore: 3600 });
    expect(await ringAt('2026-11-14T19:30:00Z')).toMatchObject([{ remindBefore: true }]);
  });
});

describe('writes that a crash of the database lost', () => {
  it('rings again as the same notification', async () => {
    const note = await remind({ remindBefore: 900 });
    await ringAt('2026-11-14T19:45:00Z');
    const rung = await ringAt('2026-11-14T20:00:00Z');
    await testApp.database.transaction(async (tx) => {
      await tx.run(write('delete from notifications where note_id = $1', [note._id]));
      await tx.run(write("update reminders set next_fire_at = '2026-11-14T19:45:00Z' where note_id = $1", [note._id]));
    });
    await ringAt('2026-11-14T19:45:00Z');
    const again = await ringAt('2026-11-14T20:00:00Z');
    expect(rung).toHaveLength(2);
    expect(again.map(({ id }) => id)).toEqual(rung.map(({ id }) => id));
  });
});

describe('when the clock jumps', () => {
  it('nothing is missed and nothing is doubled', async () => {
    await remind(daily);
    await ringAt('2026-11-14T20:00:00Z');
    await ringAt('2026-11-14T19:00:00Z');
    expect(await ringAt('2026-11-14T20:00:01Z')).toHaveLength(1);
    testApp.clock.advance(DAY_MS);
    await testApp.deliver();
    expect((await testApp.call('listNotifications', { token })).data).toHaveLength(2);
  });
});

describe('a clock that was far ahead and was set right', () => {
  it('keeps every rule ringing in that year, and ends none', async () => {
    await remind(daily, 'For ever');
    await remind({ ...daily, repeatEndType: 'FIXED_NUMBER', repeatEndCount: 10 }, 'Ten times');
    const done = await remind(daily, 'Done');
    await testApp.call('markNoteDone', { token, params: { id: done._id } });
    await testApp.deliver();
    testApp.clock.set('2027-11-15T18:00:00Z');
    await testApp.deliver();
    testApp.clock.set('2026-11-14T19:00:00Z');
    await testApp.deliver();
    await testApp.deliver();
    const rung = (await ringAt('2026-11-14T20:00:00Z')).filter(({ createdAt }) => createdAt.startsWith('2026'));
    expect(rung.map(({ note }) => note.title).sort()).toEqual(['For ever', 'Ten times']);
  });

  /** Runs the worker while the clock is wrong, and after it was corrected. */
  const leap = async (meanwhile = async () => {}) => {
    testApp.clock.set('2026-11-30T18:00:00Z');
    await testApp.deliver();
    await meanwhile();
    return ringAt('2026-11-14T19:00:00Z');
  };
  const snooze = (id: string, inSeconds: number) =>
    testApp.call('actOnNotification', { token, params: { id }, body: { action: 'snooze', inSeconds } });

  it('takes back notifications that rang too early, ahead or not, and rings at their time, once', async () => {
    await remind({ remindBefore: 900 });
    expect(await leap()).toEqual([]);
    expect(await ringAt('2026-11-14T19:45:00Z')).toMatchObject([{ remindBefore: true, read: false }]);
    expect(await ringAt('2026-11-14T20:00:00Z')).toHaveLength(2);
    expect(await ringAt('2026-11-15T20:00:00Z')).toHaveLength(2);
  });

  it('leaves earlier notifications and done notes alone', async () => {
    await remind({ selectedDateTime: '2026-11-14T18:50:00Z' });
    const before = await ringAt('2026-11-14T18:50:00Z');
    const done = await remind({});
    expect(
      await leap(async () => void (await testApp.call('markNoteDone', { token, params: { id: done._id } }))),
    ).toEqual(before);
    expect(await ringAt('2026-11-14T20:00:00Z')).toEqual(before);
  });

  it('rings earlier snoozes at their time, and those snoozed under the wrong clock at once', async () => {
    await remind({ selectedDateTime: '2026-11-14T18:50:00Z' }, 'Before');
    await remind({ selectedDateTime: '2026-11-14T18:50:00Z' }, 'Meanwhile');
    const rung = await ringAt('2026-11-14T18:50:00Z');
    const idOf = (title: string) => rung.find(({ note }) => note.title === title)?.id ?? '';
    await snooze(idOf('Before'), 3600);
    await leap(async () => void (await snooze(idOf('Meanwhile'), 600)));
    const listNew = async (instant: string) =>
      (await ringAt(instant)).filter(({ id }) => !rung.some((one) => one.id === id)).map(({ note }) => note.title);
    expect(await listNew('2026-11-14T19:00:01Z')).toEqual(['Meanwhile']);
    expect(await listNew('2026-11-14T19:49:59Z')).toEqual(['Meanwhile']);
    expect(await listNew('2026-11-14T19:50:00Z')).toEqual(['Before', 'Meanwhile']);
  });
});

describe('five hundred reminders of one instant', () => {
  it('ring exactly once each, even if four workers claim them together', async () => {
    const reminders = Array.from({ length: 20 }, () => ({ selectedDateTime: '2026-11-14T20:00:00Z', timezone: 'UTC' }));
    for (let index = 0; index < 25; index += 1) {
      await testApp.call('createNote', { token, body: { title: `Note ${index}`, reminders } });
    }
    testApp.clock.set('2026-11-14T20:00:00Z');
    const connections = Array.from({ length: 4 }, () => openPipelined(testApp.connection));
    const work = async (reminderDatabase: Database) => {
      const { workSources } = createServices({ ...testApp.platform, reminderDatabase });
      const source = workSources.find(({ name }) => name === 'reminders');
      while ((await source?.runBatch(testApp.clock.now(), new AbortController().signal)) !== 0);
      await reminderDatabase.close();
    };
    await Promise.all(connections.map(work));
    expect((await testApp.call('countUnreadNotifications', { token })).data).toBe(500);
  });
});

describe('the list of notifications', () => {
  it('needs a token', async () => {
    for (const name of ['listNotifications', 'countUnreadNotifications'] as const) {
      expect((await testApp.call(name)).status).toBe(401);
    }
    expect((await testApp.call('readNotifications', { body: { ids: [] } })).status).toBe(401);
  });

  it('refuses invalid cursors and invalid ids', async () => {
    expect((await testApp.call('listNotifications', { token, query: { cursor: 'x' } })).status).toBe(400);
    expect((await testApp.call('readNotifications', { token, body: {} })).status).toBe(400);
  });

  it('lists fifty per page, newest first, and counts the unread', async () => {
    for (let count = 0; count < 60; count += 1) await remind({}, `Note ${count}`);
    await ringAt('2026-11-14T20:00:00Z');
    const first = await testApp.call('listNotifications', { token });
    const second = await testApp.call('listNotifications', { token, query: { cursor: first.next ?? '' } });
    expect([first.data.length, second.data.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(60);
    const ids = first.data.map(({ id }) => id);
    expect((await testApp.call('readNotifications', { token, body: { ids } })).data).toBe(10);
    expect((await testApp.call('countUnreadNotifications', { token })).data).toBe(10);
    expect((await testApp.call('listNotifications', { token })).data[0]?.read).toBe(true);
  });

  it('does not change those of another person', async () => {
    await remind({});
    const [mine] = await ringAt('2026-11-14T20:00:00Z');
    const stranger = await createPerson(testApp);
    const body = { ids: [mine?.id ?? ''] };
    expect((await testApp.call('readNotifications', { token: stranger.token, body })).status).toBe(200);
    expect((await testApp.call('countUnreadNotifications', { token })).data).toBe(1);
  });

  it('loses those of a deleted note', async () => {
    const note = await remind({});
    await ringAt('2026-11-14T20:00:00Z');
    await testApp.call('deleteNote', { token, params: { id: note._id } });
    expect((await testApp.call('listNotifications', { token })).data).toEqual([]);
    expect((await testApp.call('countUnreadNotifications', { token })).data).toBe(0);
  });
});
