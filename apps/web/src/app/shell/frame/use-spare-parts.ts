import { useEffect } from 'react';
import { atLeisure, whenQuiet } from '../../../lib/loading/quiet.ts';
import { startServiceWorker } from '../../../lib/loading/service-worker.ts';
import { loadToasts } from '../../../ui/feedback/toast-host.tsx';
import { loadConfirm } from '../../../ui/overlay/confirm-host.tsx';

type Load = () => Promise<unknown> | null;

const TOUCHES = ['focusin', 'pointerdown', 'keydown'];

const loadAll = (loads: readonly Load[]): void => {
  for (const load of loads) load()?.catch(() => undefined);
};

/**
 * Fetches in time what tells of a lost connection: once it is lost, nothing can be fetched any more. Whoever touches the
 * page is about to do something that can fail.
 */
export const useSpareParts = (): void => {
  useEffect(() => {
    const end = new AbortController();
    const loadWords = () => {
      end.abort();
      loadAll([loadToasts, loadConfirm]);
    };
    for (const type of TOUCHES) addEventListener(type, loadWords, { signal: end.signal, capture: true });
    const stopWaiting = whenQuiet(atLeisure, () => loadAll([loadToasts, loadConfirm, startServiceWorker]));
    return () => {
      end.abort();
      stopWaiting();
    };
  }, []);
};
