import { type ComponentType, lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { onToast, shownToasts, type Toast } from './toast.ts';

/** Loads the toasts' looks, otherwise loaded with the first toast. */
export const loadToasts = () => import('./toast-region.tsx');

// A page that cannot load them goes on without a word rather than not at all.
const ToastRegion = lazy<ComponentType<{ toasts: readonly Toast[] }>>(() =>
  loadToasts().then(
    (module) => ({ default: module.ToastRegion }),
    () => ({ default: () => null }),
  ),
);

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
