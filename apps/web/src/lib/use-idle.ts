import { useEffect, useState } from 'react';

const LONGEST_WAIT_MS = 3000;

/** Turns true once the browser has nothing more urgent to do. */
export const useIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const wake = () => setIsIdle(true);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(wake, LONGEST_WAIT_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(wake, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
};
