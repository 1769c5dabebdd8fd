import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
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
  onMove: (event: ShownEvent, days: number) => Promise<Date | null>;
};

/** ARIA's grid pattern: its cells are walked by the arrow keys. */
const asGrid = { role: 'grid' };
const none: readonly ShownEvent[] = [];

/** A grid of weeks with arrow keys; Tab moves from the chosen day to its events. */
export const CalendarGrid = (props: CalendarGridProps) => {
  const { label, days, date, today, first, byDay, isCompact, isLoading, isMonth, onChoose, onMove } = props;
  const { t } = useTranslation();
  const grid = useRef<HTMLTableElement>(null);
  /** The element to focus after the next render: the day moved to. */
  const wanted = useRef<string | null>(null);
  const dragged = useRef<ShownEvent | null>(null);

  /**
   * The focused event. A move or a reload may draw it in another cell, which loses the focus: it comes back before the
   * next key.
   */
  const focused = useRef<string | null>(null);

  useLayoutEffect(() => {
    const lost = focused.current && document.activeElement === document.body ? focused.current : null;
    const ofLost = lost ? [`[data-reminder="${lost}"][tabindex="0"]`, `[data-reminder="${lost}"]`] : [];
    const find = (selector: string) => grid.current?.querySelector<HTMLElement>(selector);
    const element = (wanted.current === null ? ofLost : [wanted.current]).map(find).find(Boolean);
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
  const move = async (event: ShownEvent, by: number) => {
    // A closing dialog returns the focus without an event that this listens to.
    focused.current = event._id;
    const to = await onMove(event, by);
    // Only events of the chosen day are reached by Tab. The person may have gone elsewhere while the note was loaded.
    if (to && !event.repeats && grid.current && focused.current === event._id) onChoose(localDate(to));
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
      onBlur={({ target }) => {
        // Chromium also sends this event for an element that is being removed; a moment later it is disconnected.
        queueMicrotask(() => {
          if (target.isConnected && !document.activeElement?.hasAttribute('data-reminder')) focused.current = null;
        });
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
