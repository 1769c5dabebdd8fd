import { useEffect, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { startStopwatch } from '../time/stopwatch.ts';

const SECOND_MS = 1000;

/** The seconds that a throttled call still has to wait, counting down; 0 when it may be tried. */
export const useRetryWait = (error: ApiError | null): number => {
  const waitSeconds = error?.code === 'too_many_attempts' ? (error.retryAfterSeconds ?? 0) : 0;
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    setSecondsLeft(waitSeconds);
    if (!error || waitSeconds === 0) return;
    const findElapsed = startStopwatch();
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil(waitSeconds - findElapsed() / SECOND_MS));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [error, waitSeconds]);
  return secondsLeft;
};
