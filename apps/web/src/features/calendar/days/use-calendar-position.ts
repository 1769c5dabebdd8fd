import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isDate } from '../../../lib/time/date-range.ts';
import type { PlainDate } from '../../../lib/time/plain-date.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { type CalendarView, calendarViews } from './days.ts';

type CalendarPosition = { view: CalendarView; date: PlainDate };

/** The view and date of the calendar, in the address, so that a reload keeps them. Invalid dates are ignored. */
export const useCalendarPosition = (): CalendarPosition & { go: (position: Partial<CalendarPosition>) => void } => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const today = useToday();
  const parameters = new URLSearchParams(search);
  const date = parameters.get('date');
  const go = useCallback(
    (position: Partial<CalendarPosition>) => {
      if (position.date !== undefined && !isDate(position.date)) return;
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(position)) next.set(name, value);
      navigate({ pathname, search: `${next}` }, { replace: true, preventScrollReset: true });
    },
    [navigate, pathname, search],
  );
  return {
    view: calendarViews.find((view) => view === parameters.get('view')) ?? 'month',
    date: isDate(date) ? date : today,
    go,
  };
};
