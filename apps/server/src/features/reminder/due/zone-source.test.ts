import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { write } from '../../../db/query.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createPerson } from '../../../test/person.ts';
import { createInstanceRepo } from '../../instance/repo.ts';
import { createReminderRepo } from '../repo.ts';
import { createRescheduling } from './reschedule-all.ts';
import { createZoneSource } from './zone-source.ts';

const NOW = '2027-03-20T12:00:00.000Z';
const RIGHT = '2027-03-20T18:00:00.000Z';

let testApp: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  testApp.clock.set(NOW);
  token = (await createPerson(testApp)).token;
});

const start = async (zoneData: string) => {
  const { database, clock } = testApp;
  const settings = createInstanceRepo(database);
  const reschedule = createRescheduling({ database, reminders: createReminderRepo(), clock });
  const source = createZoneSource({ database, settings, reschedule, zoneData });
  await source.runBatch(clock.now(), new AbortController().signal);
};

const createDaily = async () => {
  const rule = { timezone: 'Europe/Berlin', repeatType: 'Daily', isRepeating: true, repeatEndType: 'FOREVER' };
  const reminders = [{ selectedDateTime: '2027-03-20T18:00:00Z', ...rule }];
  const { data } = await testApp.call('createNote', { token, body: { title: 'Bell', reminders } });
  return data._id;
};

/** Stores the times that a runtime with other zone rules would have computed. */
const misplace = (noteId: string, at: string) =>
  testApp.database.transaction((tx) =>
    tx.run(write('update reminders set next_at = $2, next_fire_at = $2 where note_id = $1', [noteId, new Date(at)])),
  );

const readNext = async (noteId: string) =>
  (await testApp.call('getNote', { token, params: { id: noteId } })).data.reminders[0]?.nextAt;

it('a runtime with other zone data computes the next times again, once', async () => {
  const notes = [await createDaily(), await createDaily()];
  for (const id of notes) await misplace(id, '2027-03-20T19:00:00Z');
  await start('2099a');
  expect(await Promise.all(notes.map(readNext))).toEqual([RIGHT, RIGHT]);
  await misplace(notes[0] ?? '', '2027-03-20T19:00:00Z');
  await start('2099a');
  expect(await readNext(notes[0] ?? '')).toBe('2027-03-20T19:00:00.000Z');
  await start('2099b');
  expect(await readNext(notes[0] ?? '')).toBe(RIGHT);
});

it('due reminders ring at their old time, and those of done notes do not', async () => {
  const [due, done] = [await createDaily(), await createDaily()];
  await misplace(due, '2027-03-20T11:59:00Z');
  await testApp.call('markNoteDone', { token, params: { id: done } });
  await start('2099c');
  expect(await readNext(due)).toBe('2027-03-20T11:59:00.000Z');
  expect(await readNext(done)).toBeNull();
});
