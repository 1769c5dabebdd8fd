import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { capitalise, firstWeekday, formatDate } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { addDays, addMonths, listMonth, type PlainDate, startOfMonth, toDate } from '../../lib/time/plain-date.ts';
import classes from './calendar.module.css';

type CalendarProps = {
  label: string;
  value: PlainDate;
  /** The other end, where a range of days is chosen. */
  until?: PlainDate;
  today: PlainDate;
  /** Days before this one are struck out. */
  earliest?: PlainDate;
  onChange: (date: PlainDate) => void;
};

/** A month of days, one of them chosen. The arrow keys move by days and weeks, Page Up and Page Down by months. */
export const Calendar = ({ label, value, until = value, today, earliest = FIRST_DAY, onChange }: CalendarProps) => {
  const { t } = useTranslation();
  /** The day that the keys have reached; the month that it lies in is shown. */
  const [reached, setReached] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  const grid = useRef<HTMLTableElement>(null);
  const wantsFocus = useRef(false);
  if (shownFor !== value) {
    setShownFor(value);
    setReached(value);
  }
  useEffect(() => {
    if (wantsFocus.current) grid.current?.querySelector<HTMLElement>(`[data-date="${reached}"]`)?.focus();
    wantsFocus.current = false;
  }, [reached]);

  const go = (date: PlainDate) => setReached(date < earliest ? earliest : date);
  const steer = (event: KeyboardEvent) => {
    const target = findTarget(reached, event.key);
    if (!target) return;
    event.preventDefault();
    wantsFocus.current = true;
    go(target);
  };
  const month = startOfMonth(reached);
  const weeks = listMonth(reached, firstWeekday());
  return (
    <fieldset className={classes.calendar} aria-label={label}>
      <div className={classes.header}>
        <button
          type="button"
          className={classes.step}
          aria-label={t('reminder.previousMonth')}
          disabled={month <= startOfMonth(earliest)}
          onClick={() => go(addMonths(reached, -1))}
        >
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </button>
        <span className={classes.month} aria-live="polite">
          {capitalise(formatDate(toDate(reached), { month: 'long', year: 'numeric', timeZone: 'UTC' }))}
        </span>
        <button
          type="button"
          className={classes.step}
          aria-label={t('reminder.nextMonth')}
          onClick={() => go(addMonths(reached, 1))}
        >
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
      <table ref={grid} className={classes.grid} onKeyDown={steer}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" abbr={formatDate(toDate(date), { weekday: 'long', timeZone: 'UTC' })}>
                {formatDate(toDate(date), { weekday: 'narrow', timeZone: 'UTC' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} data-range={placeInRange(date, value, until)}>
                  <button
                    type="button"
                    className={classes.day}
                    data-date={date}
                    data-other={startOfMonth(date) !== month || undefined}
                    tabIndex={date === reached ? 0 : -1}
                    disabled={date < earliest}
                    aria-label={nameDay(date)}
                    aria-pressed={date === value || date === until}
                    aria-current={date === today ? 'date' : undefined}
                    onClick={() => onChange(date)}
                  >
                    {Number(date.slice(-2))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
};

const FIRST_DAY: PlainDate = '0001-01-01';

const placeInRange = (date: PlainDate, from: PlainDate, to: PlainDate): 'start' | 'middle' | 'end' | undefined => {
  if (from === to || date < from || date > to) return undefined;
  return date === from ? 'start' : date === to ? 'end' : 'middle';
};

/** `17 November 2026` */
const nameDay = (date: PlainDate): string =>
  formatDate(toDate(date), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const WEEK = 7;

const findTarget = (from: PlainDate, key: string): PlainDate | null => {
  const column = (toDate(from).getUTCDay() - firstWeekday() + WEEK) % WEEK;
  const days: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -WEEK,
    ArrowDown: WEEK,
    Home: -column,
    End: WEEK - 1 - column,
  };
  const step = days[key];
  if (step !== undefined) return addDays(from, step);
  if (key === 'PageUp') return addMonths(from, -1);
  return key === 'PageDown' ? addMonths(from, 1) : null;
};
