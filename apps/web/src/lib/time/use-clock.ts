import { useEffect, useState } from 'react';
import { findKnownTime } from './known-time.ts';

const SECOND_MS = 1000;
/** Events after sleep: timers stop while a device sleeps, and the page is seen before they run. */
const WAKING = ['visibilitychange', 'focus', 'pageshow'];

/** A value computed from the server's time as the page knows it, read again at each full hour and when the device wakes up. */
export const useClock = <Value extends string | number>(read: (now: Date) => Value): Value => {
  const [value, setValue] = useState(() => read(findNow()));
  useEffect(() => {
    const end = new AbortController();
    const look = () => setValue(read(findNow()));
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        look();
        wait();
      }, untilNextHour(findNow()) + SECOND_MS);
    };
    wait();
    // Not captured: the focus of each element would count as that of the window.
    for (const type of WAKING) addEventListener(type, look, { signal: end.signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [read]);
  return value;
};

const findNow = (): Date => new Date(findKnownTime());

const untilNextHour = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() + 1).getTime() - now.getTime();
