import { useState } from 'react';
import { type ClassNames, DayPicker, type PropsBase } from 'react-day-picker';
import { firstWeekday } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { addMonths, localDate, localMidnight, type PlainDate, type Weekday } from '../../lib/time/plain-date.ts';
import classes from './calendar.module.css';
import { components, formatters, labels } from './calendar-words.tsx';

type CalendarProps = {
  label: string;
  value: PlainDate;
  /** The other end of a range. */
  until?: PlainDate;
  today: PlainDate;
  /** Days before this one are struck out. */
  earliest?: PlainDate;
  /** The first day of the week, if not that of the language. */
  first?: Weekday;
  onChange: (date: PlainDate) => void;
};

/** A calendar to choose a day or a range: react-day-picker with PinLife's texts and style. */
export const Calendar = ({ label, value, until, today, earliest, first: weekStart, onChange }: CalendarProps) => {
  const { language } = useTranslation();
  const [month, setMonth] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    setShownFor(value);
    setMonth(value);
  }
  const pick = (_selected: unknown, day: Date) => onChange(localDate(day));
  const chosen = localMidnight(value);
  const [first, last] = listBounds({ today, earliest, from: value, to: until ?? value });
  const calendar: PropsBase = {
    components,
    formatters,
    labels,
    classNames,
    lang: language,
    month: localMidnight(month),
    onMonthChange: (shown) => setMonth(localDate(shown)),
    today: localMidnight(today),
    startMonth: localMidnight(first),
    endMonth: localMidnight(last),
    disabled: earliest === undefined ? undefined : { before: localMidnight(earliest) },
    weekStartsOn: weekStart ?? firstWeekday(),
    captionLayout: 'dropdown',
    navLayout: 'around',
    showOutsideDays: true,
  };
  return (
    <fieldset className={classes.calendar} aria-label={label}>
      {until === undefined ? (
        <DayPicker {...calendar} mode="single" required selected={chosen} onSelect={pick} />
      ) : (
        <DayPicker
          {...calendar}
          mode="range"
          required
          selected={{ from: chosen, to: localMidnight(until) }}
          onSelect={pick}
        />
      )}
    </fieldset>
  );
};

const MONTHS_EACH_WAY = 50 * 12;

type Bounds = { today: PlainDate; earliest: PlainDate | undefined; from: PlainDate; to: PlainDate };

/** The selectable months: fifty years each way from today, and the chosen date. */
const listBounds = ({ today, earliest, from, to }: Bounds): [PlainDate, PlainDate] => {
  const first = earliest ?? addMonths(today, -MONTHS_EACH_WAY);
  const last = addMonths(today, MONTHS_EACH_WAY);
  return [from < first ? from : first, to > last ? to : last];
};

const classNames = {
  month: classes.month,
  button_previous: classes.step,
  button_next: classes.step,
  month_caption: classes.caption,
  dropdowns: classes.dropdowns,
  month_grid: classes.grid,
  day_button: classes.day,
  outside: classes.outside,
  today: classes.today,
  selected: classes.selected,
  range_start: classes.start,
  range_middle: classes.middle,
  range_end: classes.end,
} as Partial<ClassNames>;
