import { useEffect, useState } from 'react';
import { onPushChange, type PushState, readPushState } from './subscription.ts';

/** Whether this browser gets pushes; null until that is known. */
export const usePushState = (userId: string | undefined): PushState | null => {
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    const read = () => readPushState(userId).then((next) => isCurrent && setState(next));
    read();
    const stop = onPushChange(read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [userId]);
  return state;
};
