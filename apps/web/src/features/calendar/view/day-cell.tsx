import { IconPlus } from '@tabler/icons-react';
import { paperNumber } from '../../../entities/note/paper.ts';
import { formatDate } from '../../../lib/i18n/format.ts';
import { useTranslation } from '../../../lib/i18n/i18n.ts';
import { type PlainDate, toDate } from '../../../lib/time/plain-date.ts';
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx';
import paper from '../../../ui/mark/paper.module.css';
import type { ShownEvent } from '../events/local-events.ts';
import classes from './calendar-grid.module.css';
import { Entry, type EntryMoves, keyOf } from './entry.tsx';

const MOST_DOTS = 3;

type DayCellProps = EntryMoves & {
  date: PlainDate;
  today: PlainDate;
  events: readonly ShownEvent[];
  /** The most events shown. */
  limit: number;
  /** A phone has room for dots only. */
  isCompact: boolean;
  isChosen: boolean;
  /** The day belongs to another month. */
  isOutside: boolean;
  isLoading: boolean;
  onOpen: (date: PlainDate, opener: HTMLElement) => void;
  onAdd: (date: PlainDate) => void;
  onDrop: (date: PlainDate) => void;
};

const inUtc = (date: PlainDate, options: Intl.DateTimeFormatOptions): string =>
  formatDate(toDate(date), { ...options, timeZone: 'UTC' });

/** A day: its button fills the cell, and its events lie above the button. */
export const DayCell = (props: DayCellProps) => {
  const { date, today, events, limit, isCompact, isChosen, isOutside, isLoading, onOpen, onAdd, onDrop } = props;
  const { t } = useTranslation();
  const day = inUtc(date, { day: 'numeric', month: 'long' });
  const isFirst = date.endsWith('-01');
  const hidden = events.length - limit;
  return (
    <td
      className={classes.cell}
      data-compact={isCompact || undefined}
      data-outside={isOutside || undefined}
      data-past={date < today || undefined}
      data-chosen={isChosen || undefined}
      data-today={date === today || undefined}
      {...{ role: 'gridcell', 'aria-selected': isChosen }}
      {...(date === today && { 'aria-current': 'date' as const })}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(date);
      }}
    >
      <div className={classes.inside}>
        <button
          type="button"
          className={classes.day}
          data-date={date}
          data-full={events.length > 0 || undefined}
          tabIndex={isChosen ? 0 : -1}
          onClick={(event) => onOpen(date, event.currentTarget)}
        >
          <span className={classes.number} aria-hidden>
            {isFirst && isOutside && !isCompact
              ? inUtc(date, { day: 'numeric', month: 'short' })
              : inUtc(date, { day: 'numeric' })}
          </span>
          <span className="visually-hidden">
            {day}, {t('event.count', { count: events.length })}
          </span>
          {isCompact && (
            <span className={classes.dots} aria-hidden>
              {events.slice(0, MOST_DOTS).map((event) => (
                <i key={keyOf(event)} className={paper.paper} data-c={paperNumber(event.note.options.color)} />
              ))}
            </span>
          )}
        </button>
        {!isCompact && (
          <>
            <button
              type="button"
              className={classes.add}
              tabIndex={isChosen ? 0 : -1}
              aria-label={t('calendar.addOn', {
                day: inUtc(date, { weekday: 'short', day: 'numeric', month: 'short' }),
              })}
              onClick={() => onAdd(date)}
            >
              <IconPlus size={18} stroke={1.75} aria-hidden />
            </button>
            {isLoading && Number(date.slice(-2)) % 3 === 0 && <SkeletonBar height={18} />}
            {events.slice(0, limit).map((event) => (
              <Entry
                key={keyOf(event)}
                event={event}
                isReachable={isChosen}
                onMove={props.onMove}
                onDrag={props.onDrag}
              />
            ))}
            {hidden > 0 && <span className={classes.more}>{t('calendar.more', { count: hidden })}</span>}
          </>
        )}
      </div>
    </td>
  );
};
