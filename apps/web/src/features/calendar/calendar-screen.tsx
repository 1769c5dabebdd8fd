import { IconChevronLeft, IconChevronRight, IconPlus, IconRefresh } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { hasFailed } from '../../lib/api/has-failed.ts';
import { capitalise, dateTag, formatDate } from '../../lib/i18n/format.ts';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { PHONE } from '../../lib/screen/breakpoints.ts';
import { useMediaQuery } from '../../lib/screen/use-media-query.ts';
import { findKnownTime } from '../../lib/time/known-time.ts';
import { localDate, type PlainDate, toDate } from '../../lib/time/plain-date.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Button } from '../../ui/action/button.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { openComposer } from '../editor/paper/composer-opener.ts';
import { NoteEditor } from '../editor/paper/note-editor.tsx';
import classes from './calendar-screen.module.css';
import { type CalendarView, calendarViews, listShownDays, stepBy } from './days/days.ts';
import { firstWeekdayOfRegion } from './days/first-weekday.ts';
import { useCalendarPosition } from './days/use-calendar-position.ts';
import { useCalendarEvents } from './events/api.ts';
import { createDayReminder } from './events/day-reminder.ts';
import { useMove } from './events/use-move.ts';
import { Agenda } from './view/agenda.tsx';
import { CalendarGrid } from './view/calendar-grid.tsx';
import { DayPanel } from './view/day-panel.tsx';

const IN_A_MONTH = 3;
const IN_A_WEEK = 30;

const steps = {
  month: ['reminder.previousMonth', 'reminder.nextMonth'],
  week: ['calendar.previousWeek', 'calendar.nextWeek'],
  agenda: ['calendar.earlier', 'calendar.later'],
} as const;

/** All occurrences, by month, week or as a list. Needs `Temporal` and the words of the calendar. */
export const CalendarScreen = () => {
  const { t } = useTranslation();
  const { view, date, go } = useCalendarPosition();
  const today = useToday();
  const isPhone = useMediaQuery(PHONE);
  const [isComposing, setIsComposing] = useState(false);
  const [open, setOpen] = useState<{ date: PlainDate; opener: HTMLElement } | null>(null);
  const first = firstWeekdayOfRegion();
  const days = useMemo(() => listShownDays(view, date, first), [view, date, first]);
  const { events, ...answer } = useCalendarEvents({ from: days[0] ?? date, to: days.at(-1) ?? date });
  const byDay = useMemo(
    () => Map.groupBy(events ?? [], ({ scheduledTime }) => localDate(new Date(scheduledTime))),
    [events],
  );
  const move = useMove();
  const title = nameDays(view, date, days);

  const compose = (on: PlainDate | null) => {
    setOpen(null);
    openComposer(on === null ? null : createDayReminder(on, new Date(findKnownTime())));
    setIsComposing(true);
  };
  const grid = view !== 'agenda' && (
    <CalendarGrid
      label={title}
      days={days}
      date={date}
      today={today}
      first={first}
      byDay={byDay}
      limit={view === 'month' ? IN_A_MONTH : IN_A_WEEK}
      isCompact={isPhone}
      isLoading={!answer.data}
      isMonth={view === 'month'}
      onChoose={(chosen) => go({ date: chosen })}
      onOpen={(chosen, opener) => {
        go({ date: chosen });
        if (!isPhone) setOpen({ date: chosen, opener });
      }}
      onAdd={compose}
      onMove={move}
    />
  );
  return (
    <>
      <CalendarHead
        title={title}
        view={view}
        date={date}
        today={today}
        onGo={go}
        onCompose={isPhone ? null : compose}
      />
      {isComposing && (
        <div className={classes.editor}>
          <NoteEditor onClose={() => setIsComposing(false)} />
        </div>
      )}
      {!answer.data && hasFailed(answer) ? (
        <EmptyState
          drawing="fallen"
          title={t('calendar.failed')}
          text={t('calendar.failedText')}
          action={
            <Button variant="outline" isLoading={answer.isFetching} onClick={() => answer.refetch()}>
              {!answer.isFetching && <IconRefresh size={18} stroke={1.75} aria-hidden />}
              {t('shell.loadAgain')}
            </Button>
          }
        />
      ) : (
        <>
          {grid}
          {answer.data?.isCut && (
            <p className={classes.notice} role="status">
              {t('calendar.tooMany', { count: answer.data.events.length })}
            </p>
          )}
          {(isPhone || view === 'agenda') && answer.data && (
            <div className={classes.agenda}>
              <Agenda
                days={days.filter((day) => day >= date)}
                chosen={date}
                today={today}
                byDay={byDay}
                onAdd={compose}
                onChoose={(chosen) => go({ date: chosen })}
                onMove={move}
              />
            </div>
          )}
          {answer.data && events?.length === 0 && (
            <div className={classes.empty}>
              <EmptyState
                drawing="calendar"
                title={t('note.noReminders')}
                text={t('calendar.clear', { when: title })}
              />
            </div>
          )}
        </>
      )}
      {open && (
        <DayPanel
          key={open.date}
          {...open}
          today={today}
          events={byDay.get(open.date) ?? []}
          onAdd={compose}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};

type CalendarHeadProps = {
  title: string;
  view: CalendarView;
  date: PlainDate;
  today: PlainDate;
  onGo: ReturnType<typeof useCalendarPosition>['go'];
  /** Null on phones, whose navigation has this button. */
  onCompose: ((on: null) => void) | null;
};

/** The days that are shown, the buttons to other days, and the choice of the view. */
const CalendarHead = ({ title, view, date, today, onGo, onCompose }: CalendarHeadProps) => {
  const { t } = useTranslation();
  const [previous, next] = steps[view];
  return (
    <div className={classes.head}>
      <h1 className="h1">{title}</h1>
      <div className={classes.steps}>
        <IconButton label={t(previous)} icon={IconChevronLeft} onClick={() => onGo({ date: stepBy(view, date, -1) })} />
        <IconButton label={t(next)} icon={IconChevronRight} onClick={() => onGo({ date: stepBy(view, date, 1) })} />
        <Button variant="outline" onClick={() => onGo({ date: today })}>
          {t('calendar.today')}
        </Button>
      </div>
      <div className={classes.views}>
        <Segmented
          label={t('calendar.views')}
          value={view}
          options={calendarViews.map((value) => ({ value, label: t(`calendar.${value}`) }))}
          onChange={(chosen) => onGo({ view: chosen })}
        />
      </div>
      {onCompose && (
        <Button onClick={() => onCompose(null)}>
          <IconPlus size={18} stroke={1.75} aria-hidden />
          {t('shell.newPinup')}
        </Button>
      )}
    </div>
  );
};

/** `November 2026`, `16–22 Nov 2026` */
const nameDays = (view: CalendarView, date: PlainDate, days: readonly PlainDate[]): string => {
  if (view === 'month') {
    return capitalise(formatDate(toDate(date), { month: 'long', year: 'numeric', timeZone: 'UTC' }));
  }
  const format = new Intl.DateTimeFormat(dateTag(), {
    ...({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const),
  });
  return format.formatRange(toDate(days[0] ?? date), toDate(days.at(-1) ?? date));
};
