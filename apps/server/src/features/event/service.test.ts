import { expect, it } from 'vitest';
import { meta } from '../../../../../packages/contract/test/any-rule.ts';
import type { OpenReminder } from '../../views/events.ts';
import { createEventList } from './service.ts';

const now = new Date('2026-11-18T08:00:00Z');
const daily: Omit<OpenReminder, 'id'> = {
  meta: meta({ selectedDateTime: '2026-11-18T01:30:00Z', timezone: 'Europe/Berlin', repeatType: 'Daily' }),
  note_id: '0192d0c5-0000-7000-8000-000000000001',
  title: 'Tea',
  done: false,
  color: '#ffffff',
  passion: false,
  location: '',
  self_note: false,
};

it('gives others a turn while the occurrences of many reminders are listed', async () => {
  const list = async () => Array.from({ length: 199 }, (_none, number) => ({ ...daily, id: String(number) }));
  let turns = 0;
  const others = setInterval(() => (turns += 1), 0);
  const listEvents = createEventList({ reminders: { list }, clock: { now: () => now } });
  const { data, next } = await listEvents('somebody', { timezone: 'UTC', from: now, to: new Date('2027-12-18') });
  clearInterval(others);
  expect([Object.values(data).flat().length, next]).toEqual([1990, '2026-11-29T01:30:00.000Z']);
  expect(turns).toBeGreaterThan(0);
});
