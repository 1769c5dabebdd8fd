import { EVENTS_MAX_BYTES } from '@pinlife/contract/event/limits';
import { NOTE_LOCATION_MAX_LENGTH, NOTE_TITLE_MAX_LENGTH } from '@pinlife/contract/note/limits';
import type { ReminderMetaInput } from '@pinlife/contract/reminder/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { write } from '../../db/query.ts';
import { type Answer, createTestApp, type TestApp } from '../../test/app.ts';
import { createPerson, type TestPerson } from '../../test/person.ts';

// The clock of the tests is at 18:40 UTC on Saturday, 14 November 2026.
const TONIGHT = '2026-11-14T20:00:00.000Z';

let testApp: TestApp;
let person: TestPerson;
let token: string;
beforeAll(async () => {
  testApp = await createTestApp();
  person = await createPerson(testApp, { timezone: 'Asia/Kolkata' });
  token = person.token;
});
afterAll(() => testApp.close());

const meta = (changes: Partial<ReminderMetaInput> = {}): ReminderMetaInput => ({
  selectedDateTime: TONIGHT,
  timezone: 'Asia/Kolkata',
  ...changes,
});
const daily = (changes: Partial<ReminderMetaInput> = {}) =>
  meta({ repeatType: 'Daily', isRepeating: true, repeatEndType: 'FOREVER', ...changes });

const createNote = async (reminders: ReminderMetaInput[] = []) =>
  (await testApp.call('createNote', { token, body: { title: 'Violin', reminders } })).data;
const readNote = async (id: string) => (await testApp.call('getNote', { token, params: { id } })).data;

describe('a note with reminders', () => {
  it('is saved with them in one go', async () => {
    const note = await createNote([meta(), daily({ remindBefore: 300 })]);
    expect(note).toMatchObject({ reminder: true, reminders: [{ nextAt: TONIGHT }, { nextAt: TONIGHT }] });
    expect(note.reminders[1]?.meta).toMatchObject({ remindBefore: 300, timezone: 'Asia/Kolkata', repeatType: 'Daily' });
  });

  it('accepts reminderConfig without a list as one reminder', async () => {
    const { data } = await testApp.call('createNote', { token, body: { title: 'One', reminderConfig: meta() } });
    expect(data.reminders).toHaveLength(1);
  });

  it('adds reminderConfig to a list, empty or not, unless the list contains it', async () => {
    const count = async (reminders: ReturnType<typeof meta>[], reminderConfig = meta()) => {
      const { data } = await testApp.call('createNote', { token, body: { title: 'One', reminders, reminderConfig } });
      return data.reminders.length;
    };
    expect(await count([])).toBe(1);
    expect(await count([meta()])).toBe(1);
    expect(await count([daily()])).toBe(2);
  });

  it('repeats by its type alone, and refuses to repeat without one', async () => {
    const { isRepeating: _left, ...rest } = daily();
    const [reminder] = (await createNote([rest])).reminders;
    expect(reminder?.meta).toMatchObject({ repeatType: 'Daily', isRepeating: true });
    const never = { ...meta(), repeatType: undefined, isRepeating: true };
    const answer = await testApp.call('createNote', { token, body: { title: 'No', reminders: [never] } });
    expect(answer).toMatchObject({ status: 400, code: 'reminder_invalid' });
  });

  it('is not saved at all when one of them is impossible', async () => {
    const _id = '019a84a5-9a2b-7c3d-8e4f-5a6b7c8d9e0f';
    const past = meta({ selectedDateTime: '2026-11-14T18:39:00Z' });
    const answer = await testApp.call('createNote', { token, body: { _id, title: 'No', reminders: [meta(), past] } });
    expect(answer).toMatchObject({ status: 400, error: 'Select a future time' });
    expect((await testApp.call('getNote', { token, params: { id: _id } })).status).toBe(404);
  });

  it('carries them in the order in which they were given', async () => {
    const times = Array.from({ length: 20 }, (_none, day) => `2026-12-${31 - day}T02:45:00.000Z`);
    const { reminders } = await createNote(times.map((selectedDateTime) => meta({ selectedDateTime })));
    expect(reminders.map(({ nextAt }) => nextAt)).toEqual(times);
  });

  it('has no more than twenty, even if they are added one by one', async () => {
    const { _id: noteId } = await createNote(Array.from({ length: 20 }, () => meta()));
    const answer = await testApp.call('createReminder', { token, params: { noteId }, body: meta() });
    expect([answer.status, answer.code]).toEqual([400, 'too_many_reminders']);
    expect((await readNote(noteId)).reminders).toHaveLength(20);
    const body = { title: 'x', reminders: Array.from({ length: 21 }, () => meta()) };
    expect((await testApp.call('createNote', { token, body })).code).toBe('too_many_reminders');
  });

  it('keeps the person’s zone if none is sent', async () => {
    const { timezone: _left, ...rest } = meta();
    expect((await createNote([rest])).reminders[0]?.meta.timezone).toBe('Asia/Kolkata');
  });

  it('has none if it is a self note', async () => {
    const body = { title: 'Mine', options: { selfNote: true }, reminders: [meta()] };
    const { data } = await testApp.call('createNote', { token, body });
    expect(data).toMatchObject({ reminder: false, reminders: [] });
    const answer = await testApp.call('createReminder', { token, params: { noteId: data._id }, body: meta() });
    expect(answer).toMatchObject({ status: 409, code: 'self_note_without_reminders' });
  });

  it('keeps a reminder in the past that is sent with the same moment, changes the changed, drops the absent, adds the new', async () => {
    const note = await createNote([meta({ selectedDateTime: '2026-11-14T18:41:00Z' }), meta(), daily()]);
    const [past, dropped, changed] = note.reminders;
    testApp.clock.advance(5 * 60_000);
    const reminders = [
      { _id: past?._id, meta: { ...past?.meta, selectedDateTime: '2026-11-15T00:11:00+05:30' } },
      { _id: changed?._id, meta: daily({ remindBefore: 600 }) },
      { meta: meta({ selectedDateTime: '2026-11-15T03:00:00Z' }) },
    ];
    const { status, data } = await testApp.call('updateNote', { token, params: { id: note._id }, body: { reminders } });
    expect(status).toBe(200);
    expect(data.updated).toBe(true);
    expect(data.version).toBeGreaterThan(note.version);
    const ids = data.reminders.map(({ _id }) => _id);
    expect(ids).toHaveLength(3);
    expect(ids).toEqual(expect.arrayContaining([past?._id, changed?._id]));
    expect(ids).not.toContain(dropped?._id);
    const again = await testApp.call('updateNote', {
      token,
      params: { id: note._id },
      body: { reminders: data.reminders },
    });
    expect(again.data.version).toBe(data.version);
  });
});

describe('POST, PUT and DELETE /api/note/:noteId/reminder', () => {
  it('need a token and a note of one’s own', async () => {
    const noteId = (await createNote())._id;
    const stranger = await createPerson(testApp);
    expect((await testApp.call('createReminder', { params: { noteId }, body: meta() })).status).toBe(401);
    const foreign = await testApp.call('createReminder', { token: stranger.token, params: { noteId }, body: meta() });
    const missing = await testApp.call('createReminder', { token, params: { noteId: 'x' }, body: meta() });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  });

  it.each([
    [{}, 'reminder_invalid'],
    [meta({ selectedDateTime: '2026-11-14T18:00:00Z' }), 'reminder_in_past'],
    [daily({ selectedDateTime: '2026-11-14T20:00:00.1234567890Z' }), 'reminder_invalid'],
    [meta({ remindBefore: 7200 }), 'reminder_in_past'],
    [meta({ remindBefore: 7 as 300 }), 'reminder_invalid'],
    [meta({ timezone: 'Mars/Olympus' }), 'timezone_unknown'],
    [daily({ timezone: 'IST' }), 'timezone_unknown'],
    [daily({ repeatEndType: 'FIXED_NUMBER', repeatEndCount: 0 }), 'repeat_count_invalid'],
    [daily({ repeatEndType: 'FIXED_END_DATE', repeatEndDate: '2026-11-12' }), 'repeat_end_in_past'],
    [daily({ repeatEndType: 'FIXED_END_DATE', repeatEndDate: '2026-11-14' }), 'reminder_never'],
    [daily({ repeatType: 'Sometimes' as 'Daily' }), 'reminder_invalid'],
  ])('refuse %j', async (body, code) => {
    const noteId = (await createNote())._id;
    expect(await testApp.call('createReminder', { token, params: { noteId }, body })).toMatchObject({
      status: 400,
      code,
    });
  });

  it('add, change and remove', async () => {
    const noteId = (await createNote())._id;
    const created = await testApp.call('createReminder', { token, params: { noteId }, body: meta() });
    expect(created).toMatchObject({ status: 201, data: { nextAt: TONIGHT } });
    expect(created.data.id).toBe(created.data._id);
    const params = { noteId, id: created.data._id };
    const later = '2026-11-20T02:45:00.000Z';
    const changed = await testApp.call('updateReminder', { token, params, body: meta({ selectedDateTime: later }) });
    expect(changed).toMatchObject({ status: 200, data: { _id: params.id, nextAt: later } });
    expect((await readNote(noteId)).reminder).toBe(true);
    expect((await testApp.call('deleteReminder', { token, params })).data).toEqual({ _id: params.id });
    expect(await readNote(noteId)).toMatchObject({ reminder: false, reminders: [], updated: true });
    expect((await testApp.call('deleteReminder', { token, params })).status).toBe(404);
  });
});

describe('PUT /api/note/:noteId/reminder/:id', () => {
  it('does not edit the note if nothing differs', async () => {
    const { _id: noteId, reminders } = await createNote([daily()]);
    const params = { noteId, id: reminders[0]?._id ?? '' };
    const { status, data } = await testApp.call('updateReminder', { token, params, body: daily() });
    expect([status, data]).toEqual([200, reminders[0]]);
    expect(await readNote(noteId)).toMatchObject({ updated: false, version: 1 });
  });
});

describe('done and undone', () => {
  it('end the reminders and resume with future occurrences', async () => {
    const note = await createNote([meta(), daily()]);
    const done = await testApp.call('markNoteDone', { token, params: { id: note._id } });
    expect(done.data).toMatchObject({ done: true, reminders: [{ nextAt: null }, { nextAt: null }] });
    testApp.clock.set('2026-11-15T00:00:00Z');
    const undone = await testApp.call('markNoteUndone', { token, params: { id: note._id } });
    expect(undone.data.reminders.map(({ nextAt }) => nextAt)).toEqual([null, '2026-11-15T20:00:00.000Z']);
    testApp.clock.set('2026-11-14T18:40:00Z');
  });

  it('deleting ends them too, and restoring resumes', async () => {
    const note = await createNote([daily()]);
    await testApp.call('deleteNote', { token, params: { id: note._id } });
    const restored = await testApp.call('restoreNote', { token, params: { id: note._id } });
    expect(restored.data.reminders[0]?.nextAt).toBe(TONIGHT);
  });
});

describe('GET /api/user/events', () => {
  it('needs a token and a known zone', async () => {
    expect((await testApp.call('listEvents')).status).toBe(401);
    expect(await testApp.call('listEvents', { token })).toMatchObject({ status: 400 });
    // Intl accepts the last two as zones, but no calendar uses them.
    for (const timezone of ['Nowhere', '+05:30', 'IST', 'SystemV/PST8PDT']) {
      const answer = await testApp.call('listEvents', { token, query: { timezone } });
      expect([answer.status, answer.code]).toEqual([400, 'timezone_unknown']);
    }
  });

  it('is answered one call at a time for each person', async () => {
    const ask = async () => (await testApp.call('listEvents', { token, query: { timezone: 'UTC' } })).status;
    const statuses = await Promise.all(Array.from({ length: 300 }, ask));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(await ask()).toBe(200);
  });

  it('refuses an end of its window that is no instant', async () => {
    const window = { timezone: 'UTC', from: '{}', to: '2026-11-16T00:00:00Z' };
    expect(await testApp.call('listEvents', { token, query: window })).toMatchObject({
      status: 400,
      code: 'date_invalid',
      field: 'from',
    });
  });

  it('lists all occurrences by local day, today and tomorrow always, done notes never', async () => {
    const someone = await createPerson(testApp);
    const ask = async (query: Record<string, string>) =>
      (await testApp.call('listEvents', { token: someone.token, query: { timezone: 'Asia/Calcutta', ...query } })).data;
    expect(await ask({})).toEqual({ '2026-11-15': [], '2026-11-16': [] });
    const body = { title: 'Rice', reminders: [daily({ repeatEndType: 'FIXED_NUMBER', repeatEndCount: 3 })] };
    const { data: note } = await testApp.call('createNote', { token: someone.token, body });
    const events = await ask({});
    expect(Object.keys(events)).toEqual(['2026-11-15', '2026-11-16', '2026-11-17']);
    expect(events['2026-11-15']).toMatchObject([
      { _id: note.reminders[0]?._id, scheduledTime: TONIGHT, note: { _id: note._id, title: 'Rice', done: false } },
    ]);
    const window = { from: '2026-11-15T00:00:00Z', to: '2026-11-16T00:00:00Z' };
    expect(Object.keys(await ask(window))).toEqual(['2026-11-16']);
    await testApp.call('markNoteDone', { token: someone.token, params: { id: note._id } });
    expect(await ask({})).toEqual({ '2026-11-15': [], '2026-11-16': [] });
    expect(await ask({ done: 'false' })).toEqual({ '2026-11-15': [], '2026-11-16': [] });
  });

  it('also lists done notes on request, and marks repeating ones', async () => {
    const someone = await createPerson(testApp);
    const ask = async (query: Record<string, string>) =>
      testApp.call('listEvents', { token: someone.token, query: { timezone: 'UTC', ...query } });
    const body = { title: 'Rice', reminders: [daily({ repeatEndType: 'FIXED_NUMBER', repeatEndCount: 2 }), meta({})] };
    const { data: note } = await testApp.call('createNote', { token: someone.token, body });
    await testApp.call('markNoteDone', { token: someone.token, params: { id: note._id } });
    const listed = Object.values((await ask({ done: 'true' })).data).flat();
    expect(listed).toHaveLength(3);
    expect(listed.every((event) => event.note.done)).toBe(true);
    expect(new Set(listed.map(({ repeats }) => repeats))).toEqual(new Set([true, false]));
    await testApp.call('deleteNote', { token: someone.token, params: { id: note._id } });
    expect(Object.values((await ask({ done: 'true' })).data).flat()).toEqual([]);
    expect(await ask({ done: 'yes' })).toMatchObject({ status: 400, code: 'invalid', field: 'done' });
  });

  it('finds events at the edges of its window, with any offset of the window', async () => {
    const someone = await createPerson(testApp);
    const at = (selectedDateTime: string) => meta({ selectedDateTime });
    const reminders = [
      at('2026-11-20T23:30:00-23:00'),
      at('2026-11-21T10:00:00+14:00'),
      at('2026-11-21T00:00:00Z'),
      at('2026-11-20T19:59:59Z'),
    ];
    await testApp.call('createNote', { token: someone.token, body: { title: 'Far', reminders } });
    const query = { timezone: 'UTC', from: '2026-11-20T20:00:00Z', to: '2026-11-21T00:00:00Z' };
    const { data } = await testApp.call('listEvents', { token: someone.token, query });
    expect(Object.values(data).flat()).toMatchObject([{ scheduledTime: '2026-11-20T20:00:00.000Z' }]);
    const day = { timezone: 'UTC', from: '2026-11-21T22:00:00Z', to: '2026-11-22T00:00:00Z' };
    const later = await testApp.call('listEvents', { token: someone.token, query: day });
    expect(Object.values(later.data).flat()).toMatchObject([{ scheduledTime: '2026-11-21T22:30:00.000Z' }]);
  });

  it.each([{ from: '2026-11-15T00:00:00Z', to: '2027-12-21T00:00:00Z' }, { to: '9999-01-01T00:00:00Z' }])(
    'refuses a window of more than 400 days: %j',
    async (window) => {
      const answer = await testApp.call('listEvents', { token, query: { timezone: 'UTC', ...window } });
      expect([answer.status, answer.code, answer.field]).toEqual([400, 'window_too_long', 'to']);
    },
  );

  /** Lists 382 days with 20 reminders each, page by page. */
  const listBusyYear = async (note: { title: string; options?: { location: string } }) => {
    const someone = await createPerson(testApp);
    const reminders = Array.from({ length: 20 }, (_none, index) =>
      daily({ selectedDateTime: `2026-11-14T20:0${index % 10}:00Z` }),
    );
    await testApp.call('createNote', { token: someone.token, body: { ...note, reminders } });
    const window = { timezone: 'UTC', to: '2027-12-01T00:00:00Z' };
    const answers: Answer<'listEvents'>[] = [];
    for (let from: string | null | undefined = '2026-11-14T00:00:00Z'; from; from = answers.at(-1)?.next) {
      answers.push(await testApp.call('listEvents', { token: someone.token, query: { ...window, from } }));
    }
    const pages = answers.map(({ data }) => Object.values(data).flat());
    const names = pages.flat().map(({ _id, scheduledTime }) => `${scheduledTime} ${_id}`);
    return { answers, pages, names };
  };

  it('lists the soonest of very many, whole instants of them, and from when to ask for the rest', async () => {
    const { pages, names } = await listBusyYear({ title: 'Busy' });
    expect(pages.map(({ length }) => length)).toEqual([2000, 2000, 2000, 1640]);
    expect(new Set(names).size).toBe(7640);
    const times = pages.flat().map(({ scheduledTime }) => scheduledTime);
    expect(times).toEqual(times.toSorted());
  });

  it('lists fewer at once if notes have long titles and places, so that no answer exceeds 2 MB', async () => {
    const { answers, names } = await listBusyYear({
      title: 'മ'.repeat(NOTE_TITLE_MAX_LENGTH),
      options: { location: '"മ'.repeat(NOTE_LOCATION_MAX_LENGTH / 2) },
    });
    expect(names).toHaveLength(7640);
    expect(new Set(names).size).toBe(7640);
    const sizes = answers.map(({ data }) => Buffer.byteLength(JSON.stringify(data)));
    expect(sizes.filter((bytes) => bytes > EVENTS_MAX_BYTES)).toEqual([]);
    // The limit is nearly reached.
    expect(sizes[0]).toBeGreaterThan(0.9 * EVENTS_MAX_BYTES);
  });

  it('stays small for a person with ten thousand reminders, even at one instant', async () => {
    const someone = await createPerson(testApp);
    const body = { title: 'Flood', reminders: [daily()] };
    await testApp.call('createNote', { token: someone.token, body });
    await testApp.database.transaction((tx) =>
      tx.run(
        write(
          `insert into reminders (user_id, id, note_id, meta, created_at)
           select user_id, gen_random_uuid(), note_id, meta, created_at from reminders, generate_series(2, 10000)
           where user_id = $1`,
          [someone.id],
        ),
      ),
    );
    const ask = (from: string) =>
      testApp.call('listEvents', {
        token: someone.token,
        query: { timezone: 'UTC', from, to: '2026-11-17T00:00:00Z' },
      });
    const first = await ask('2026-11-14T00:00:00Z');
    expect([first.data['2026-11-14']?.length, Object.keys(first.data)]).toEqual([2000, ['2026-11-14']]);
    expect(first.next).toBe('2026-11-14T20:00:00.001Z');
    expect(Object.keys((await ask(first.next ?? '')).data)).toEqual(['2026-11-15']);
  });
});
