import fc from 'fast-check';
import { ordinals, repeatUnits, weekdayNames } from '../src/reminder/choices.ts';
import { type ReminderMeta, reminderMetaSchema } from '../src/reminder/schema.ts';

export const meta = (
  changes: Partial<ReminderMeta> & { selectedDateTime: string; timezone: string },
): ReminderMeta => ({
  ...reminderMetaSchema.parse(changes),
  timezone: changes.timezone,
});

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/Sao_Paulo',
  'Africa/Casablanca',
];
const longWeekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Any repeating reminder, in zones whose clocks change in every way. */
export const anyRule = fc
  .record({
    selected: fc.integer({ min: Date.UTC(2005, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 }),
    timezone: fc.constantFrom(...zones),
    repeatType: fc.constantFrom('Daily', 'Weekly', 'Monthly', 'Yearly', 'Custom', 'Custom', 'Custom'),
    repeatEveryType: fc.constantFrom(...repeatUnits),
    repeatEveryFrequency: fc.integer({ min: 0, max: 9 }),
    repeatEveryWeekdays: fc.uniqueArray(fc.constantFrom(...weekdayNames)),
    nth: fc.option(fc.tuple(fc.constantFrom(...ordinals), fc.constantFrom(...longWeekdays))),
    end: fc.constantFrom('FOREVER', 'FIXED_NUMBER', 'FIXED_END_DATE'),
    endAfter: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ selected, nth, end, endAfter, ...rest }) =>
    meta({
      ...reminderMetaSchema.parse({
        ...rest,
        selectedDateTime: new Date(selected * 60_000).toISOString(),
        isRepeating: true,
        repeatEveryMonth: nth ? nth.join('') : '',
        repeatEndType: end,
        repeatEndCount: endAfter,
        repeatEndDate: new Date(selected * 60_000 + endAfter * 20 * 86_400_000).toISOString().slice(0, 10),
      }),
      timezone: rest.timezone,
    }),
  );
