import { formatDate } from '../../lib/i18n/format.ts';
import classes from './stamp.module.css';

type DayStampProps = { date: Date; isToday?: boolean; hasYear?: boolean };

/** The day and month of a date at midnight in UTC; its user also shows them as text. */
export const DayStamp = ({ date, isToday = false, hasYear = false }: DayStampProps) => (
  <span
    className={`${classes.frame} ${classes.day}`}
    data-today={isToday || undefined}
    data-year={hasYear || undefined}
    aria-hidden
  >
    <b className={classes.number}>{formatDate(date, { day: 'numeric', timeZone: 'UTC' })}</b>
    <span className={`${classes.letters} ${classes.month}`}>
      {formatDate(date, { month: 'short', timeZone: 'UTC' })}
      {hasYear && ` ’${formatDate(date, { year: '2-digit', timeZone: 'UTC' })}`}
    </span>
  </span>
);
