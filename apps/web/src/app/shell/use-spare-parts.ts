import { useEffect } from 'react';
import { atLeisure, whenQuiet } from '../../lib/quiet.ts';
import { startServiceWorker } from '../../lib/service-worker.ts';
import { loadConfirm } from '../../ui/confirm-host.tsx';
import { loadToasts } from '../../ui/toast-host.tsx';

/** Fetches in time what tells of a lost connection: once it is lost, nothing can be fetched any more. */
export const useSpareParts = (): void => {
  useEffect(
    () =>
      whenQuiet(atLeisure, () => {
        for (const load of [loadToasts, loadConfirm, startServiceWorker]) load()?.catch(() => undefined);
      }),
    [],
  );
};
