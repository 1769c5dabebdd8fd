import { useEffect } from 'react';
import { prepareRichEditor } from '../../../features/editor/text/rich-editor-part.ts';
import { afterPaint } from '../../../lib/loading/after-paint.ts';
import { definePart } from '../../../lib/loading/part.ts';
import { longQuiet, whenQuiet } from '../../../lib/loading/quiet.ts';
import { startServiceWorker } from '../../../lib/loading/service-worker.ts';
import { loadMenu } from '../../../ui/action/action-menu.tsx';
import { loadToasts } from '../../../ui/feedback/toast-host.tsx';
import { loadConfirm } from '../../../ui/overlay/confirm-host.tsx';
import { loadPopover } from '../../../ui/overlay/popover.tsx';

const filling = definePart(() => import('../../../entities/note/kept-fill.ts'));

const TOUCHES = ['focusin', 'pointerdown', 'keydown'];
/** The pointer or the focus reaches an element. */
const NEAR = ['pointerover', 'focusin'];
/** Elements that open a menu, a popover or a dialog. */
const OPENER = '[aria-haspopup]';

const loadDialogs = (): void => {
  loadToasts();
  loadConfirm();
};

const loadPanels = (): void => {
  loadMenu();
  loadPopover();
};

/**
 * Preloads menus and dialogs when the pointer or the focus comes near, not earlier: running their code would block a slow
 * device. The rich editor is prepared after the first press or a long rest. The service worker caches all files for
 * offline use; without one they are loaded once the page is quiet.
 */
export const usePreload = (): void => {
  useEffect(() => {
    const end = new AbortController();
    const once = { signal: end.signal, capture: true, once: true };
    // The press itself is answered first.
    for (const type of TOUCHES) addEventListener(type, () => afterPaint(loadDialogs), once);
    const prepareEditor = () => prepareRichEditor(end.signal);
    addEventListener('pointerdown', prepareEditor, once);
    const preparePanels = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(OPENER)) return;
      for (const type of NEAR) removeEventListener(type, preparePanels, true);
      afterPaint(loadPanels);
    };
    for (const type of NEAR) addEventListener(type, preparePanels, { signal: end.signal, capture: true });
    const stopWaiting = whenQuiet(longQuiet, () => {
      (startServiceWorker() ?? Promise.reject()).catch(() => {
        loadDialogs();
        loadPanels();
      });
      prepareEditor();
      filling.tryLoad().then((module) => module?.fillKept());
    });
    return () => {
      end.abort();
      stopWaiting();
    };
  }, []);
};
