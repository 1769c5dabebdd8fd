import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type DateRange, readRange, writeRange } from './date-range.ts';

/** The range of days in the address: going back, reloading and sharing keep it. */
export const useDateRange = (): [DateRange | null, (range: DateRange | null) => void] => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const setRange = useCallback(
    (range: DateRange | null) => {
      const parameters = new URLSearchParams(search);
      writeRange(parameters, range);
      navigate({ pathname, search: `${parameters}` });
    },
    [navigate, pathname, search],
  );
  return [readRange(new URLSearchParams(search)), setRange];
};
