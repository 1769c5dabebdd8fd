import { useEffect, useState } from 'react';
import { longQuiet, whenQuiet } from './quiet.ts';

/** Turns true once the page has been idle for a while. */
export const useIdle = (wait = longQuiet): boolean => {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenQuiet(wait, () => setIsIdle(true)), [wait]);
  return isIdle;
};
