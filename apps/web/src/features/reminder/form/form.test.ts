import { findReminderFault } from '@pinlife/contract/reminder/check';
import { describe, expect, it } from 'vitest';
import { type FormState, formOf, metaOf, newForm, readCount, readEndDate } from './form-state.ts';
import { listQuickChoices } from './quick-choices.ts';

const ZONE = 'Asia/Kolkata';
/** 6:40 in the evening in Kochi, on a Saturday. */
const NOW = new Date('2026-11-14T13:10:20Z');

const makeForm = (changes: Partial<FormState> = {}): FormState => ({ ...newForm(NOW, ZONE), ...changes });
const findFault = (changes: Partial<FormState>) => {
  const meta = metaOf(makeForm(changes));
  return meta && findReminderFault(meta, NOW);
};

describe('quick choices', () => {
  it('offer ten minutes from now, tonight and tomorrow morning', () => {
    expect(listQuickChoices(NOW, ZONE)).toEqual([
      { name: 'soon', date: '2026-11-14', time: '18:51' },
      { name: 'tonight', date: '2026-11-14', time: '20:00' },
      { name: 'tomorrow', date: '2026-11-15', time: '09:00' },
    ]);
  });

  it('leave tonight out once it has begun', () => {
    expect(listQuickChoices(new Date('2026-11-14T14:30:00Z'), ZONE).map(({ name }) => name)).toEqual([
      'soon',
      'tomorrow',
    ]);
  });

  it('cross midnight with the clock of the zone', () => {
    expect(listQuickChoices(new Date('2026-11-14T18:25:00Z'), ZONE)[0]).toMatchObject({
      date: '2026-11-15',
      time: '00:05',
    });
  });

  it('keep the morning if the clocks change in the night', () => {
    const choices = listQuickChoices(new Date('2026-10-24T12:00:00Z'), 'Europe/Berlin');
    expect(choices.at(-1)).toEqual({ name: 'tomorrow', date: '2026-10-25', time: '09:00' });
  });
});

describe('the form of a reminder', () => {
  it('starts with the next full hour that is not too near, and that can be set', () => {
    expect(newForm(NOW, ZONE)).toMatchObject({ date: '2026-11-14', time: '20:00', repeatType: 'Never' });
    expect(findFault({})).toBeNull();
  });

  it('refuses a time of which the lead has passed', () => {
    expect(findFault({ time: '18:40' })).toBe('reminder_in_past');
    expect(findFault({ time: '18:41' })).toBeNull();
    expect(findFault({ time: '18:45', remindBefore: 300 })).toBe('reminder_in_past');
    expect(findFault({ time: '18:46', remindBefore: 300 })).toBeNull();
  });

  it('refuses a count of 0 and an end before yesterday', () => {
    const rule = { repeatType: 'Custom', unit: 'Day' } as const;
    expect(findFault({ ...rule, ends: 'FIXED_NUMBER', endCount: 0 })).toBe('repeat_count_invalid');
    expect(findFault({ ...rule, ends: 'FIXED_END_DATE', endDate: '2026-11-12' })).toBe('repeat_end_in_past');
    expect(findFault({ ...rule, ends: 'FIXED_END_DATE', endDate: '2026-11-14' })).toBeNull();
  });

  it('means nothing while its time is empty', () => {
    expect(metaOf(makeForm({ time: '' }))).toBeNull();
  });

  it('sends FOREVER for a repeating reminder without an end, and NONE for a single one', () => {
    expect(metaOf(makeForm({ repeatType: 'Daily' }))).toMatchObject({ repeatEndType: 'FOREVER', isRepeating: true });
    expect(metaOf(makeForm())).toMatchObject({ repeatEndType: 'NONE', isRepeating: false });
  });

  it('sends the wall-clock time of its zone as an instant', () => {
    expect(metaOf(makeForm({ date: '2026-11-17', time: '19:00' }))?.selectedDateTime).toBe('2026-11-17T13:30:00.000Z');
  });

  it('edits a repeating reminder from its next occurrence on, with the rest of its count', () => {
    const form = makeForm({ repeatType: 'Custom', unit: 'Week', weekdays: ['Tue', 'Thu'], ends: 'FIXED_NUMBER' });
    const meta = metaOf({ ...form, date: '2026-11-03', time: '19:00' });
    expect(meta && formOf(meta, NOW)).toMatchObject({ date: '2026-11-17', time: '19:00', endCount: 2 });
  });

  it('reads whole numbers within the limits', () => {
    expect(['3', '2.7', '-4', 'x', '1e9'].map((typed) => readCount(typed, 'every'))).toEqual([3, 2, 0, 0, 1000]);
  });
});

it('accepts no end date with more digits than a year has, which date fields allow', () => {
  expect(readEndDate('2027-01-31')).toBe('2027-01-31');
  expect(readEndDate('20271-01-31')).toBe('');
  expect(findFault({ repeatType: 'Daily', ends: 'FIXED_END_DATE', endDate: readEndDate('275760-09-13') })).toBe(
    'reminder_invalid',
  );
});
