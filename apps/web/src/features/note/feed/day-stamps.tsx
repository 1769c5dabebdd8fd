import { formatDate } from '../../../lib/i18n/format.ts';
import { type PlainDate, toDate } from '../../../lib/time/plain-date.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import stamp from '../../../ui/mark/stamp.module.css';
import classes from './day-stamps.module.css';
import { dayOf, listDays } from './note-days.ts';
import type { FeedDays } from './note-feed.tsx';

const inUtc = (options: Intl.DateTimeFormatOptions) => ({ ...options, timeZone: 'UTC' });

const Stamp = ({ date }: { date: PlainDate }) => {
  const day = toDate(date);
  return (
    <span className={`${stamp.frame} ${classes.stamp}`} data-today={date === useToday() || undefined} aria-hidden>
      <span className={`${stamp.letters} ${classes.small}`}>{formatDate(day, inUtc({ weekday: 'short' }))}</span>
      <b className={`${stamp.number} ${classes.number}`}>{formatDate(day, inUtc({ day: 'numeric' }))}</b>
      <span className={`${stamp.letters} ${classes.small}`}>{formatDate(day, inUtc({ month: 'short' }))}</span>
    </span>
  );
};

/** The day for screen readers; on a phone it is visible too. */
const Head: FeedDays['Head'] = ({ note, before }) => {
  const date = dayOf(note);
  if (before && dayOf(before) === date) return null;
  return (
    <div className={classes.head} data-first={before ? undefined : ''}>
      <span className="visually-hidden">
        {formatDate(toDate(date), inUtc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }))}
      </span>
      <Stamp date={date} />
    </div>
  );
};

/** The stamps beside the notes; each stays visible while a note of its day is. */
const Rail: FeedDays['Rail'] = ({ notes, virtualizer }) => {
  const { measurementsCache: measured, options } = virtualizer;
  const inSight = virtualizer.getVirtualItems().map(({ index }) => index);
  return listDays(notes, inSight).map(({ date, first, last }) => {
    const top = (measured[first]?.start ?? 0) - options.scrollMargin;
    const bottom = (measured[last]?.end ?? 0) - options.scrollMargin;
    return (
      <div
        key={date}
        className={classes.rail}
        style={{ top, height: bottom - top }}
        data-first={first === 0 ? '' : undefined}
      >
        <Stamp date={date} />
      </div>
    );
  });
};

export const dayStamps: FeedDays = { Head, Rail };
