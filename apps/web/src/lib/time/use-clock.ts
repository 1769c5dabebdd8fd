import { useEffect, useState } from 'react';

const SECOND_MS = 1000;
/** Events after sleep: timers stop while a device sleeps, and the page is seen before they run. */
const WAKING = ['visibilitychange', 'focus', 'pageshow'];

/** A value computed from the clock, read again at each full hour and when the device wakes up. */
export const useClock = <Value extends string | number>(read: (now: Date) => Value): Value => {
  const [value, setValue] = useState(() => read(new Date()));
  useEffect(() => {
    const end = new AbortController();
    const look = () => setValue(read(new Date()));
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        look();
        wait();
      }, untilNextHour(new Date()) + SECOND_MS);
    };
    wait();
    for (const type of WAKING) addEventListener(type, look, { capture: true, signal: end.signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [read]);
  return value;
};

const untilNextHour = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() + 1).getTime() - now.getTime();
