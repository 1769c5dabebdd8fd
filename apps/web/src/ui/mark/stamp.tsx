import type { ReactNode } from 'react';
import { formatDate } from '../../lib/i18n/format.ts';
import classes from './stamp.module.css';

/** A date as a rubber stamp sets it. */
export const Stamp = ({ children }: { children: ReactNode }) => (
  <span className={`${classes.letters} ${classes.stamp}`}>{children}</span>
);

/** Day and month in a frame, of a date at midnight in UTC; whoever uses it says the same in words. */
export const DayStamp = ({ date, isToday = false }: { date: Date; isToday?: boolean }) => (
  <span className={`${classes.frame} ${classes.day}`} data-today={isToday || undefined} aria-hidden>
    <b className={classes.number}>{formatDate(date, { day: 'numeric', timeZone: 'UTC' })}</b>
    <span className={`${classes.letters} ${classes.month}`}>
      {formatDate(date, { month: 'short', timeZone: 'UTC' })}
    </span>
  </span>
);
