import { useEffect } from 'react';
import { definePart } from '../../../lib/loading/part.ts';
import { atLeisure, whenQuiet } from '../../../lib/loading/quiet.ts';
import { startServiceWorker } from '../../../lib/loading/service-worker.ts';
import { loadMenu } from '../../../ui/action/action-menu.tsx';
import { loadToasts } from '../../../ui/feedback/toast-host.tsx';
import { loadConfirm } from '../../../ui/overlay/confirm-host.tsx';
import { loadPopover } from '../../../ui/overlay/popover.tsx';

const filling = definePart(() => import('../../../entities/note/kept-fill.ts'));

const TOUCHES = ['focusin', 'pointerdown', 'keydown'];

const loadDialogs = (): void => {
  loadToasts();
  loadConfirm();
};

/**
 * Fetches in time what tells of a lost connection: once it is lost, nothing can be fetched any more. Whoever touches the
 * page is about to do something that can fail.
 */
export const useSpareParts = (): void => {
  useEffect(() => {
    const end = new AbortController();
    const prepare = () => {
      end.abort();
      loadDialogs();
    };
    for (const type of TOUCHES) addEventListener(type, prepare, { signal: end.signal, capture: true });
    const stopWaiting = whenQuiet(atLeisure, () => {
      loadDialogs();
      loadMenu();
      loadPopover();
      startServiceWorker()?.catch(() => undefined);
      filling.tryLoad().then((module) => module?.fillKept());
    });
    return () => {
      end.abort();
      stopWaiting();
    };
  }, []);
};
