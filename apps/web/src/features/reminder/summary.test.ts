import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { describe, expect, it } from 'vitest';
import { makeMeta } from '../../../test/make-meta.ts';
import { locale } from '../../locales/el.ts';
import { createTranslate } from '../../locales/translate.ts';
import { describeReminder } from './summary.ts';

const TAG = 'en';
const t = createTranslate(locale, TAG);

const describeMeta = (changes: Partial<ReminderMeta>): string => describeReminder(makeMeta(changes), t, TAG);

describe('the summary of a reminder', () => {
  it('writes a reminder without a rule as a single one', () => {
    expect(describeMeta({ isRepeating: false, repeatType: 'Never' })).toBe('Once');
  });

  it.each([
    ['Daily', 'Every day'],
    ['Weekly', 'Every week on Tuesday'],
    ['Monthly', 'Every month on day 17'],
    ['Yearly', 'Every year on 17 November'],
  ] as const)('puts %s into words', (repeatType, sentence) => {
    expect(describeMeta({ repeatType })).toBe(sentence);
  });

  it('lists the weekdays in their order and the frequency', () => {
    const sixTimes = { repeatEndType: 'FIXED_NUMBER', repeatEndCount: 6 } as const;
    expect(describeMeta({ repeatEveryFrequency: 2, repeatEveryWeekdays: ['Thu', 'Tue'], ...sixTimes })).toBe(
      'Every 2 weeks on Tuesday and Thursday, 6 times',
    );
  });

  it('names the Nth weekday of a month and the last day of the rule', () => {
    const rule = { repeatEveryType: 'Month', repeatEveryMonth: 'lastSaturday' } as const;
    expect(describeMeta({ ...rule, repeatEndType: 'FIXED_END_DATE', repeatEndDate: '2027-03-31' })).toBe(
      'Last Saturday of every month, until 31 Mar 2027',
    );
    expect(describeMeta({ ...rule, repeatEveryFrequency: 3 })).toBe('Last Saturday of every 3 months');
  });

  it('counts a frequency of 0 as every one', () => {
    expect(describeMeta({ repeatEveryType: 'Day', repeatEveryFrequency: 0 })).toBe('Every day');
  });

  it('writes a single occurrence as such', () => {
    expect(describeMeta({ repeatEveryType: 'Day', repeatEndType: 'FIXED_NUMBER', repeatEndCount: 1 })).toBe(
      'Every day, once',
    );
  });

  it('uses the weekday in the zone of the reminder, not in that of the reader', () => {
    const lateInKochi = { selectedDateTime: '2026-11-17T18:45:00.000Z', repeatType: 'Weekly' } as const;
    expect(describeMeta(lateInKochi)).toBe('Every week on Wednesday');
    expect(describeMeta({ ...lateInKochi, timezone: 'UTC' })).toBe('Every week on Tuesday');
  });
});
