import { isRepeating, type WeekdayName, weekdayNames } from '@pinlife/contract/reminder/choices';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import { formOf, metaOf } from './form-state.ts';
import { nthOf } from './nth-weekday.ts';

/**
 * Moves a reminder by days, earlier or later, at the same time of day. A rule starts again with its next occurrence;
 * its weekdays and its end move too.
 */
export const moveReminder = (meta: ReminderMeta, days: number, now: Date): ReminderMeta | null => {
  const form = formOf(meta, now);
  const date = Temporal.PlainDate.from(form.date).add({ days });
  const moved = { ...form, date: date.toString() };
  if (!isRepeating(meta)) return metaOf(moved);
  return metaOf({
    ...moved,
    weekdays: form.weekdays.map((name) => moveWeekday(name, days)),
    nthWeekday: form.nthWeekday && nthOf(date),
    endDate: form.endDate && Temporal.PlainDate.from(form.endDate).add({ days }).toString(),
  });
};

const moveWeekday = (name: WeekdayName, days: number): WeekdayName => {
  const { length } = weekdayNames;
  return weekdayNames[(((weekdayNames.indexOf(name) + days) % length) + length) % length] ?? name;
};
