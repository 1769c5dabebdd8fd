import { type KeyboardEvent, useEffect, useRef } from 'react';
import { capitalise, formatDate } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { daysBetween, localDate, type PlainDate, toDate, type Weekday } from '../../../lib/time/plain-date.ts';
import stamp from '../../../ui/mark/stamp.module.css';
import { followKey, splitWeeks } from '../days/days.ts';
import type { ShownEvent } from '../events/local-events.ts';
import classes from './calendar-grid.module.css';
import { DayCell } from './day-cell.tsx';

type CalendarGridProps = {
  label: string;
  days: readonly PlainDate[];
  date: PlainDate;
  today: PlainDate;
  first: Weekday;
  byDay: ReadonlyMap<PlainDate, readonly ShownEvent[]>;
  limit: number;
  isCompact: boolean;
  isLoading: boolean;
  /** Whether days of other months are dimmed. */
  isMonth: boolean;
  onChoose: (date: PlainDate) => void;
  onOpen: (date: PlainDate, opener: HTMLElement) => void;
  onAdd: (date: PlainDate) => void;
  onMove: (event: ShownEvent, days: number) => void;
};

/** ARIA's grid pattern: its cells are walked by the arrow keys. */
const asGrid = { role: 'grid' };
const none: readonly ShownEvent[] = [];

/** A grid of weeks with arrow keys; Tab moves from the chosen day to its events. */
export const CalendarGrid = (props: CalendarGridProps) => {
  const { label, days, date, today, first, byDay, isCompact, isLoading, isMonth, onChoose, onMove } = props;
  const { t } = useTranslation();
  const grid = useRef<HTMLTableElement>(null);
  /** The element to focus after the next render: the day moved to, or a moved event. */
  const wanted = useRef<string | null>(null);
  const dragged = useRef<ShownEvent | null>(null);

  /** The focused event. A reload may draw it in another cell, which loses the focus. */
  const focused = useRef<string | null>(null);

  useEffect(() => {
    const lost = focused.current && document.activeElement === document.body ? focused.current : null;
    const selector = wanted.current ?? (lost && `[data-reminder="${lost}"][tabindex="0"]`);
    const element = selector === null ? null : grid.current?.querySelector<HTMLElement>(selector);
    if (!element) return;
    wanted.current = null;
    element.focus();
  });

  const walk = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = followKey(event.key, date, first);
    if (next === null) return;
    event.preventDefault();
    wanted.current = `[data-date="${next}"]`;
    onChoose(next);
  };
  const move = (event: ShownEvent, by: number) => {
    const to = localDate(new Date(new Date(event.scheduledTime).setDate(new Date(event.scheduledTime).getDate() + by)));
    // Tab reaches only the events of the chosen day.
    if (!event.repeats) {
      wanted.current = `td:has([data-date="${to}"]) [data-reminder="${event._id}"]`;
      onChoose(to);
    }
    onMove(event, by);
  };
  const drop = (on: PlainDate) => {
    const event = dragged.current;
    dragged.current = null;
    const by = event ? daysBetween(localDate(new Date(event.scheduledTime)), on) : 0;
    if (event && by !== 0) onMove(event, by);
  };

  return (
    <table
      ref={grid}
      className={classes.grid}
      {...asGrid}
      aria-label={label}
      aria-busy={isLoading || undefined}
      aria-description={isCompact ? undefined : t('calendar.hint')}
      data-compact={isCompact || undefined}
      onKeyDown={walk}
      onFocus={({ target }) => {
        focused.current = target.getAttribute('data-reminder');
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <th key={day} scope="col" className={classes.weekday} aria-label={nameWeekday(day, 'long')}>
              <span className={isCompact ? undefined : `${stamp.letters} ${stamp.stamp}`} aria-hidden>
                {nameWeekday(day, isCompact ? 'narrow' : 'short')}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {splitWeeks(days).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                date={day}
                today={today}
                events={byDay.get(day) ?? none}
                limit={props.limit}
                isCompact={isCompact}
                isChosen={day === date}
                isOutside={isMonth && day.slice(0, 7) !== date.slice(0, 7)}
                isLoading={isLoading}
                onOpen={props.onOpen}
                onAdd={props.onAdd}
                onDrop={drop}
                onMove={move}
                onDrag={(event) => {
                  dragged.current = event;
                }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const nameWeekday = (day: PlainDate, weekday: 'long' | 'short' | 'narrow'): string =>
  capitalise(formatDate(toDate(day), { weekday, timeZone: 'UTC' }));
