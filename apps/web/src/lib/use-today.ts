import { useEffect, useState } from 'react';
import { localDate, type PlainDate } from './plain-date.ts';

const SECOND_MS = 1000;

/** The date of this device; changes at midnight, and when the device wakes up on another day. */
export const useToday = (): PlainDate => {
  const [today, setToday] = useState(() => localDate(new Date()));
  useEffect(() => {
    const look = () => setToday(localDate(new Date()));
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    const timer = setTimeout(look, midnight.getTime() - now.getTime() + SECOND_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  });
  return today;
};
