import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useAnnouncement } from './announce.ts';
import { type Toast, useToasts } from './toast.ts';

/** Loads the toasts' looks, otherwise loaded with the first toast. */
export const loadToasts = () => import('./toast-region.tsx');

// A page that cannot load them goes on without a word rather than not at all.
const ToastRegion = lazy<ComponentType<{ toasts: readonly Toast[] }>>(() =>
  loadToasts().then(
    (module) => ({ default: module.ToastRegion }),
    () => ({ default: () => null }),
  ),
);

/** Screen readers hear what changes in a place that they know: it is there before the first toast is. */
export const ToastHost = () => {
  const toasts = useToasts();
  const announcement = useAnnouncement();
  const wasNeeded = useRef(false);
  wasNeeded.current ||= toasts.length > 0;
  return createPortal(
    <div role="status" aria-atomic={false}>
      <p className="visually-hidden">{announcement}</p>
      {wasNeeded.current && (
        <Suspense fallback={null}>
          <ToastRegion toasts={toasts} />
        </Suspense>
      )}
    </div>,
    document.body,
  );
};
