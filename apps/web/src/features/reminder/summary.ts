import { DAY_MS } from '@pinlife/contract/durations';
import { isRepeating, splitNthWeekday, type WeekdayName, weekdayNames } from '@pinlife/contract/reminder/choices';
import type { Reminder, ReminderMeta } from '@pinlife/contract/reminder/schema';
import { dateTag, firstWeekday, formatList } from '../../lib/i18n/format.ts';
import type { Translate } from '../../locales/locale-types.ts';

type Meta = ReminderMeta | Reminder['meta'];

/** Any Sunday, from which the weekdays are formatted. */
const SUNDAY_MS = Date.UTC(2023, 0, 1);

/** Describes the repeat of a reminder: `Every 2 weeks on Tuesday and Thursday, 6 times`. */
export const describeReminder = (meta: Meta, t: Translate, tag: string): string => {
  if (!isRepeating(meta)) return t('reminder.summary.once');
  const rule = describeRule(meta, t, tag);
  if (meta.repeatEndType === 'FIXED_NUMBER') return t('reminder.summary.times', { rule, count: meta.repeatEndCount });
  if (meta.repeatEndType !== 'FIXED_END_DATE' || meta.repeatEndDate === '') return rule;
  const end = new Date(`${meta.repeatEndDate}T00:00:00Z`);
  const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return t('reminder.summary.until', { rule, date: format(end, tag, options) });
};

const describeRule = (meta: Meta, t: Translate, tag: string): string => {
  const isCustom = meta.repeatType === 'Custom';
  const count = isCustom ? Math.max(1, meta.repeatEveryFrequency) : 1;
  const unit = isCustom ? meta.repeatEveryType : presetUnits[meta.repeatType as keyof typeof presetUnits];
  switch (unit) {
    case 'Week':
      return t('reminder.summary.week', { count, days: listWeekdays(meta, tag) });
    case 'Month':
      if (isCustom && meta.repeatEveryMonth !== '') {
        const { ordinal, weekday } = splitNthWeekday(meta.repeatEveryMonth);
        const form = weekday === 0 ? 'nthSunday' : 'nthWeekday';
        const nth = t(`reminder.summary.${form}.${ordinal}`, { weekday: nameWeekday(weekday, tag) });
        return t('reminder.summary.nth', { count, nth });
      }
      return t('reminder.summary.month', { count, day: formatAnchor(meta, tag, { day: 'numeric' }) });
    case 'Year':
      return t('reminder.summary.year', { count, date: formatAnchor(meta, tag, { day: 'numeric', month: 'long' }) });
    default:
      return t('reminder.summary.day', { count });
  }
};

const presetUnits = { Daily: 'Day', Weekly: 'Week', Monthly: 'Month', Yearly: 'Year' } as const;

const listWeekdays = (meta: Meta, tag: string): string => {
  const chosen = meta.repeatType === 'Custom' ? meta.repeatEveryWeekdays : [];
  const names = listWeek(tag).flatMap(({ name, index }) => (chosen.includes(name) ? [nameWeekday(index, tag)] : []));
  if (names.length === 0) return formatAnchor(meta, tag, { weekday: 'long' });
  return formatList(names, tag);
};

/** The days in the order of the language's week. */
export const listWeek = (tag: string): { name: WeekdayName; index: number }[] => {
  const days = weekdayNames.map((name, index) => ({ name, index }));
  const start = firstWeekday(tag);
  return [...days.slice(start), ...days.slice(0, start)];
};

/** The name of a day of the week, Sunday being 0. */
export const nameWeekday = (weekday: number, tag: string, length: 'long' | 'short' = 'long'): string =>
  format(new Date(SUNDAY_MS + weekday * DAY_MS), tag, { weekday: length, timeZone: 'UTC' });

/** The selected date in the reminder's own zone. */
const formatAnchor = (meta: Meta, tag: string, options: Intl.DateTimeFormatOptions): string =>
  format(new Date(meta.selectedDateTime), tag, { ...options, timeZone: meta.timezone ?? 'UTC' });

const format = (date: Date, tag: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(dateTag(tag), options).format(date);
