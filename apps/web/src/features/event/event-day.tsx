import type { Event } from '@pinlife/contract/event/schema';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useNoteLink } from '../../entities/note/address.ts';
import { paperNumber } from '../../entities/note/paper.ts';
import { formatTime } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { type PlainDate, toDate } from '../../lib/time/plain-date.ts';
import { DayStamp } from '../../ui/mark/day-stamp.tsx';
import paper from '../../ui/mark/paper.module.css';
import classes from './event-day.module.css';

type EventDayProps = {
  date: PlainDate;
  title: string;
  subtitle: string;
  events: readonly Event[];
  isToday: boolean;
  onOpen?: () => void;
};

export const EventDay = ({ date, title, subtitle, events, isToday, onOpen }: EventDayProps) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(isToday);
  const panelId = useId();
  return (
    <div className={classes.day}>
      <button
        type="button"
        className={classes.header}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}
      >
        <DayStamp date={toDate(date)} isToday={isToday} />
        <span>
          <span className={classes.title}>{title}</span>
          <span className={classes.subtitle}>{subtitle}</span>
        </span>
        <span className={classes.count} aria-hidden>
          {events.length}
        </span>
        <span className="visually-hidden">{t('event.count', { count: events.length })}</span>
        <IconChevronDown className={classes.chevron} size={18} stroke={1.75} aria-hidden />
      </button>
      <div id={panelId} hidden={!isOpen}>
        {events.length === 0 ? (
          <p className={classes.empty}>{t('event.empty')}</p>
        ) : (
          <ul className={classes.events}>
            {events.map((event) => (
              <li key={`${event._id} ${event.scheduledTime}`}>
                <EventLink event={event} {...(onOpen && { onOpen })} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};

const EventLink = ({ event, onOpen }: { event: Event; onOpen?: () => void }) => {
  const { note, scheduledTime } = event;
  return (
    <Link className={classes.event} {...useNoteLink(note._id)} onClick={onOpen}>
      <span className={`${paper.paper} ${classes.bar}`} data-c={paperNumber(note.options.color)} aria-hidden />
      <span className={classes.name}>{note.title}</span>
      <span className={classes.time}>{formatTime(new Date(scheduledTime))}</span>
    </Link>
  );
};
