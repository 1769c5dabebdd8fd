import { IconPlus, IconX } from '@tabler/icons-react';
import { capitalise, formatDate } from '../../../lib/i18n/format.ts';
import { currentTag, useTranslation } from '../../../lib/i18n/i18n.ts';
import { daysBetween, type PlainDate, toDate } from '../../../lib/time/plain-date.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { DayStamp } from '../../../ui/mark/day-stamp.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import type { ShownEvent } from '../events/local-events.ts';
import classes from './day-panel.module.css';
import { EntryRow, keyOf } from './entry.tsx';

const WIDTH = 320;
/** Limits the length of the list. */
const MOST_ROWS = 100;

type DayPanelProps = {
  date: PlainDate;
  today: PlainDate;
  opener: HTMLElement;
  events: readonly ShownEvent[];
  onAdd: (date: PlainDate) => void;
  onClose: () => void;
};

/** All events of a day beside the grid, and a button for a new pinup on that day. */
export const DayPanel = ({ date, today, opener, events, onAdd, onClose }: DayPanelProps) => {
  const { t } = useTranslation();
  const weekday = capitalise(formatDate(toDate(date), { weekday: 'long', timeZone: 'UTC' }));
  const distance = new Intl.RelativeTimeFormat(currentTag(), { numeric: 'auto' }).format(
    daysBetween(today, date),
    'day',
  );
  const hidden = events.length - MOST_ROWS;
  const leave = () => {
    onClose();
    opener.focus({ preventScroll: true });
  };
  return (
    <Popover
      opener={opener}
      label={formatDate(toDate(date), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })}
      width={WIDTH}
      onClose={onClose}
    >
      <div className={classes.head}>
        <DayStamp date={toDate(date)} isToday={date === today} />
        <div>
          <h2 className={classes.title}>{weekday}</h2>
          <p className={classes.distance}>
            {capitalise(distance)}
            {events.length > 0 && `, ${t('event.count', { count: events.length })}`}
          </p>
        </div>
        <IconButton label={t('shell.close')} icon={IconX} onClick={leave} />
      </div>
      {events.length === 0 ? (
        <p className={classes.empty}>{t('event.empty')}</p>
      ) : (
        <ul className={classes.list}>
          {events.slice(0, MOST_ROWS).map((event) => (
            <li key={keyOf(event)}>
              <EntryRow event={event} onOpen={onClose} />
            </li>
          ))}
          {hidden > 0 && <li className={classes.empty}>{t('calendar.more', { count: hidden })}</li>}
        </ul>
      )}
      <div className={classes.foot}>
        <Button variant="plain" isBlock onClick={() => onAdd(date)}>
          <IconPlus size={18} stroke={1.75} aria-hidden />
          {t(date < today ? 'calendar.addWithout' : 'calendar.addThisDay')}
        </Button>
      </div>
    </Popover>
  );
};
