import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { onToast, shownToasts } from './toast.ts';

const ToastRegion = lazy(() => import('./toast-region.tsx').then((module) => ({ default: module.ToastRegion })));

/** Loads the toasts' looks with the first toast. */
export const ToastHost = () => {
  const toasts = useSyncExternalStore(onToast, shownToasts);
  const wasNeeded = useRef(false);
  wasNeeded.current ||= toasts.length > 0;
  return (
    wasNeeded.current && (
      <Suspense fallback={null}>
        <ToastRegion toasts={toasts} />
      </Suspense>
    )
  );
};
