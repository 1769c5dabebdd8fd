import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import {
  type ChevronProps,
  type CustomComponents,
  DayButton,
  type DayButtonProps,
  type DropdownProps,
  type Formatters,
  type Labels,
} from 'react-day-picker';
import { capitalise, formatDate } from '../../lib/i18n/format.ts';
import { t } from '../../lib/i18n/i18n.ts';
import classes from './calendar.module.css';

const nameMonth = (date: Date): string => capitalise(formatDate(date, { month: 'long' }));

export const formatters: Partial<Formatters> = {
  formatCaption: (date) => capitalise(formatDate(date, { month: 'long', year: 'numeric' })),
  formatMonthDropdown: nameMonth,
  formatYearDropdown: (date) => formatDate(date, { year: 'numeric' }),
  formatWeekdayName: (date) => formatDate(date, { weekday: 'narrow' }),
  formatDay: (date) => `${date.getDate()}`,
};

/** The labels for screen readers, which name the ends of a range. */
export const labels: Partial<Labels> = {
  labelGrid: (date) => capitalise(formatDate(date, { month: 'long', year: 'numeric' })),
  labelWeekday: (date) => formatDate(date, { weekday: 'long' }),
  labelPrevious: () => t('reminder.previousMonth'),
  labelNext: () => t('reminder.nextMonth'),
  labelMonthDropdown: () => t('reminder.month'),
  labelYearDropdown: () => t('reminder.year'),
  labelDayButton: (date, { range_start: isFirst, range_end: isLast }) => {
    const day = formatDate(date, { day: 'numeric', month: 'long', year: 'numeric' });
    if (isFirst === isLast) return day;
    return `${day}, ${t(isFirst ? 'note.firstDay' : 'note.lastDay')}`;
  },
};

const Day = (props: DayButtonProps) => (
  <DayButton {...props} aria-current={props.modifiers['today'] ? 'date' : undefined} />
);

const Dropdown = ({ options, className: _none, ...select }: DropdownProps) => (
  <span className={classes.dropdown}>
    <select {...select} className={classes.select}>
      {options?.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </select>
    <IconChevronDown size={14} stroke={1.75} aria-hidden />
  </span>
);

const Chevron = ({ orientation }: ChevronProps) =>
  orientation === 'right' ? (
    <IconChevronRight size={20} stroke={1.75} aria-hidden />
  ) : (
    <IconChevronLeft size={20} stroke={1.75} aria-hidden />
  );

export const components: Partial<CustomComponents> = { DayButton: Day, Dropdown, Chevron };
