import { hasFailed } from '../../lib/api/has-failed.ts';
import { capitalise, formatDate } from '../../lib/i18n/format.ts';
import { currentTag, useTranslation } from '../../lib/i18n/i18n.ts';
import { addDays, type PlainDate, toDate } from '../../lib/time/plain-date.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Button } from '../../ui/action/button.tsx';
import { SkeletonBar } from '../../ui/feedback/skeleton.tsx';
import { useEvents } from './api.ts';
import classes from './event-day.module.css';
import { EventDay } from './event-day.tsx';
import { listEventDays, measureDistance } from './event-days.ts';

/** The next days with events. Today and tomorrow always have a row. */
export const EventList = ({ onOpen }: { onOpen?: () => void }) => {
  const { t } = useTranslation();
  const today = useToday();
  const answer = useEvents(today);
  const events = answer.data;
  if (!events) {
    return hasFailed(answer) ? (
      <div className={classes.failed}>
        <p>{t('event.failedText')}</p>
        <Button variant="outline" size="sm" isLoading={answer.isFetching} onClick={() => answer.refetch()}>
          {t('shell.loadAgain')}
        </Button>
      </div>
    ) : (
      <div className={classes.waiting} role="status" aria-busy aria-label={t('shell.loading')}>
        <SkeletonBar width="62%" />
        <SkeletonBar width="84%" />
        <SkeletonBar width="54%" />
      </div>
    );
  }
  return listEventDays(events, today).map((date) => (
    <EventDay
      key={date}
      date={date}
      isToday={date === today}
      events={events[date] ?? []}
      {...nameDay(date, today)}
      {...(onOpen && { onOpen })}
    />
  ));

  function nameDay(date: PlainDate, from: PlainDate): { title: string; subtitle: string } {
    const weekday = capitalise(formatDate(toDate(date), { weekday: 'long', timeZone: 'UTC' }));
    if (date === from) return { title: t('event.today'), subtitle: weekday };
    if (date === addDays(from, 1)) return { title: t('event.tomorrow'), subtitle: weekday };
    const distance = new Intl.RelativeTimeFormat(currentTag()).format(...measureDistance(from, date));
    return { title: weekday, subtitle: capitalise(distance) };
  }
};
