import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { DayStamp } from '../../ui/stamp.tsx';
import classes from './event-day.module.css';

type EventDayProps = { date: Date; title: string; isToday?: boolean };

export const EventDay = ({ date, title, isToday = false }: EventDayProps) => {
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
        <DayStamp date={date} isToday={isToday} />
        <span>
          <span className={classes.title}>{title}</span>
          <span className={classes.subtitle}>{formatDate(date, { weekday: 'long' })}</span>
        </span>
        <span className={classes.count} aria-hidden>
          0
        </span>
        <IconChevronDown className={classes.chevron} size={18} stroke={1.75} aria-hidden />
      </button>
      <div id={panelId} className={classes.panel} hidden={!isOpen}>
        {t('event.empty')}
      </div>
    </div>
  );
};
