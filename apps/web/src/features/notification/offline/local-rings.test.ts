import 'temporal-polyfill/global';
import { expect, it } from 'vitest';
import { makeMeta } from '../../../../test/make-meta.ts';
import { makeNovemberNote } from '../../../../test/november-note.ts';
import { listLocalRings } from './local-rings.ts';
import { isLocalId, nameOfRing } from './ring-name.ts';

const at = (time: string) => new Date(`2026-11-17T${time}:00.000Z`);
const id = '0192d0c5-0000-7000-8000-000000000001';
const noteWith = (changes: Parameters<typeof makeMeta>[0]) => {
  const meta = { ...makeMeta(changes), id };
  return makeNovemberNote(2, { reminder: true, reminders: [{ _id: id, meta, nextAt: at('09:00').toISOString() }] });
};
const kindsOf = (note: ReturnType<typeof noteWith>, from: string, to: string) =>
  listLocalRings([note], at(from), at(to)).map(({ remindBefore, occurrenceAt }) => [remindBefore, occurrenceAt]);

const once = {
  ...({ selectedDateTime: at('09:00').toISOString(), timezone: 'UTC', remindBefore: 600 } as const),
  ...({ repeatType: 'Never', isRepeating: false } as const),
} as const;

it('rings ahead and on time, each once, if the moment lies within the window', () => {
  const note = noteWith(once);
  const occurrence = at('09:00').toISOString();
  expect(kindsOf(note, '08:00', '08:49')).toEqual([]);
  expect(kindsOf(note, '08:49', '08:50')).toEqual([[true, occurrence]]);
  expect(kindsOf(note, '08:50', '09:30')).toEqual([[false, occurrence]]);
  expect(kindsOf(note, '09:00', '23:00')).toEqual([]);
});

it('rings once, for the last time, when the device has slept over several', () => {
  const daily = { ...once, isRepeating: true, repeatType: 'Daily', remindBefore: 0 } as const;
  const rings = listLocalRings([noteWith(daily)], at('08:00'), new Date('2026-11-20T10:00:00.000Z'));
  expect(rings.map(({ occurrenceAt }) => occurrenceAt)).toEqual(['2026-11-20T09:00:00.000Z']);
});

it('rings for no note that is done, deleted, or whose reminder has ended', () => {
  const note = noteWith(once);
  const ended = { ...note, reminders: note.reminders.map((reminder) => ({ ...reminder, nextAt: null })) };
  const silent = [{ ...note, done: true }, { ...note, deletedAt: at('01:00').toISOString() }, ended];
  expect(listLocalRings(silent, at('08:00'), at('10:00'))).toEqual([]);
});

it('names a ring as the server’s notification of it is named', () => {
  const [ring] = listLocalRings([noteWith(once)], at('08:55'), at('09:00'));
  if (!ring) throw new Error('Nothing rang.');
  expect(isLocalId(ring.id)).toBe(true);
  const { note, occurrenceAt, remindBefore } = ring;
  expect(nameOfRing(ring)).toBe(nameOfRing({ note, occurrenceAt: occurrenceAt.replace('Z', '+00:00'), remindBefore }));
});
