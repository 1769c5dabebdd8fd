import { IconCalendarEvent, IconPlus } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { capitalise, formatDate } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { daysBetween, localDate, type PlainDate, toDate } from '../../../lib/time/plain-date.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import stamp from '../../../ui/mark/stamp.module.css';
import type { ShownEvent } from '../events/local-events.ts';
import classes from './agenda.module.css';
import { DayChoice, type Moving } from './day-choice.tsx';
import { EntryRow, keyOf } from './entry.tsx';

/** The most rows of one day; more are shown as a number. */
const MOST_ROWS = 100;

type AgendaProps = {
  days: readonly PlainDate[];
  /** Shown even without events. */
  chosen: PlainDate;
  today: PlainDate;
  byDay: ReadonlyMap<PlainDate, readonly ShownEvent[]>;
  onAdd: (date: PlainDate) => void;
  onChoose: (date: PlainDate) => void;
  onMove: (event: ShownEvent, days: number) => Promise<Date | null>;
};

/** Days with their events, one below the other. */
export const Agenda = ({ days, chosen, today, byDay, onAdd, onChoose, onMove }: AgendaProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  /** The event to focus once it is drawn on its new day. */
  const moved = useRef<string | null>(null);

  useLayoutEffect(() => {
    const row = moved.current === null ? null : root.current?.querySelector<HTMLElement>(moved.current);
    if (!row) return;
    moved.current = null;
    row.focus();
  });

  const move = async (on: PlainDate) => {
    if (!moving) return;
    // The page can be reached again before the event is drawn on its new day, or a dialog asks about its series.
    flushSync(() => setMoving(null));
    moving.opener.focus({ preventScroll: true });
    const { _id: id, scheduledTime } = moving.event;
    const by = daysBetween(localDate(new Date(scheduledTime)), on);
    if (by === 0) return;
    moved.current = `[data-day="${on}"] [data-reminder="${id}"]`;
    if (!(await onMove(moving.event, by))) moved.current = null;
    else if (!days.includes(on)) onChoose(on);
  };
  return (
    <div ref={root} className={classes.agenda}>
      {days
        .filter((date) => date === chosen || byDay.has(date))
        .map((date) => (
          <AgendaDay
            key={date}
            date={date}
            today={today}
            events={byDay.get(date) ?? []}
            moving={moving?.event ?? null}
            onAdd={onAdd}
            onAskDay={(asked) => setMoving((before) => (before?.opener === asked.opener ? null : asked))}
          />
        ))}
      {moving && <DayChoice moving={moving} today={today} onChoose={move} onClose={() => setMoving(null)} />}
    </div>
  );
};

type AgendaDayProps = Pick<AgendaProps, 'today' | 'onAdd'> & {
  date: PlainDate;
  events: readonly ShownEvent[];
  moving: ShownEvent | null;
  onAskDay: (moving: Moving) => void;
};

const AgendaDay = ({ date, today, events, moving, onAdd, onAskDay }: AgendaDayProps) => {
  const { t } = useTranslation();
  const format = (options: Intl.DateTimeFormatOptions) => formatDate(toDate(date), { ...options, timeZone: 'UTC' });
  const name = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const hidden = events.length - MOST_ROWS;
  return (
    <section className={classes.day} data-day={date} aria-label={capitalise(name)}>
      <span
        className={`${stamp.frame} ${stamp.day} ${classes.stamp}`}
        data-today={date === today || undefined}
        aria-hidden
      >
        <b className={stamp.number}>{format({ day: 'numeric' })}</b>
        <span className={`${stamp.letters} ${stamp.month}`}>{format({ weekday: 'short' })}</span>
      </span>
      <div className={classes.list}>
        <h2 className="visually-hidden">{capitalise(name)}</h2>
        {events.length === 0 && <p className={classes.empty}>{t('event.empty')}</p>}
        {events.slice(0, MOST_ROWS).map((event) => (
          <div key={keyOf(event)} className={classes.row}>
            <EntryRow event={event} />
            {!event.note.done && (
              <IconButton
                label={t('calendar.moveNote', { title: event.note.title })}
                icon={IconCalendarEvent}
                aria-haspopup="dialog"
                aria-expanded={event === moving}
                onClick={({ currentTarget }) => onAskDay({ event, opener: currentTarget })}
              />
            )}
          </div>
        ))}
        {hidden > 0 && <p className={classes.empty}>{t('calendar.more', { count: hidden })}</p>}
        <button
          type="button"
          className={classes.add}
          aria-label={t('calendar.addOn', { day: format({ day: 'numeric', month: 'long' }) })}
          onClick={() => onAdd(date)}
        >
          <IconPlus size={18} stroke={1.75} aria-hidden />
          {t('calendar.add')}
        </button>
      </div>
    </section>
  );
};
