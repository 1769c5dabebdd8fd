import { IconPlus } from '@tabler/icons-react';
import { capitalise, formatDate } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { type PlainDate, toDate } from '../../../lib/time/plain-date.ts';
import stamp from '../../../ui/mark/stamp.module.css';
import type { ShownEvent } from '../events/local-events.ts';
import classes from './agenda.module.css';
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
};

/** Days with their events, one below the other. */
export const Agenda = ({ days, chosen, today, byDay, onAdd }: AgendaProps) => (
  <div className={classes.agenda}>
    {days
      .filter((date) => date === chosen || byDay.has(date))
      .map((date) => (
        <AgendaDay key={date} date={date} today={today} events={byDay.get(date) ?? []} onAdd={onAdd} />
      ))}
  </div>
);

type AgendaDayProps = Pick<AgendaProps, 'today' | 'onAdd'> & { date: PlainDate; events: readonly ShownEvent[] };

const AgendaDay = ({ date, today, events, onAdd }: AgendaDayProps) => {
  const { t } = useTranslation();
  const format = (options: Intl.DateTimeFormatOptions) => formatDate(toDate(date), { ...options, timeZone: 'UTC' });
  const name = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const hidden = events.length - MOST_ROWS;
  return (
    <section className={classes.day} aria-label={capitalise(name)}>
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
          <EntryRow key={keyOf(event)} event={event} />
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
