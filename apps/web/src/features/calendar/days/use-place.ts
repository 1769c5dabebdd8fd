import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isDate } from '../../../lib/time/date-range.ts';
import type { PlainDate } from '../../../lib/time/plain-date.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { type CalendarView, calendarViews } from './days.ts';

type Place = { view: CalendarView; date: PlainDate };

/** Where the calendar is open, by the address: a reload keeps it. A day that no calendar here shows is not gone to. */
export const usePlace = (): Place & { go: (place: Partial<Place>) => void } => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const today = useToday();
  const parameters = new URLSearchParams(search);
  const date = parameters.get('date');
  const go = useCallback(
    (place: Partial<Place>) => {
      if (place.date !== undefined && !isDate(place.date)) return;
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(place)) next.set(name, value);
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
