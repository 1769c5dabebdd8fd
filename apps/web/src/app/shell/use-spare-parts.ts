import { useEffect } from 'react';
import { startServiceWorker } from '../../lib/service-worker.ts';
import { useIdle } from '../../lib/use-idle.ts';
import { loadConfirm } from '../../ui/confirm-host.tsx';
import { loadToasts } from '../../ui/toast-host.tsx';

/** Fetches in time what tells of a lost connection: once it is lost, nothing can be fetched any more. */
export const useSpareParts = (): void => {
  const isIdle = useIdle();
  useEffect(() => {
    if (!isIdle) return;
    for (const load of [loadToasts, loadConfirm, startServiceWorker]) load()?.catch(() => undefined);
  }, [isIdle]);
};
