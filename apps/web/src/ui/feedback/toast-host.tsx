import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useAnnouncement } from './announce.ts';
import { lazyService } from './lazy-part.tsx';
import { useToasts } from './toast.ts';

const ToastRegion = lazyService(() => import('./toast-region.tsx').then((module) => module.ToastRegion));

/** Loads what draws the toasts, otherwise loaded with the first toast. */
export const loadToasts = ToastRegion.tryLoad;

/** Screen readers hear what changes in a place that they know: it is there before the first toast is. */
export const ToastHost = () => {
  const toasts = useToasts();
  const announcement = useAnnouncement();
  const wasNeeded = useRef(false);
  wasNeeded.current ||= toasts.length > 0;
  return createPortal(
    <div role="status" aria-atomic={false}>
      <p className="visually-hidden">{announcement}</p>
      {wasNeeded.current && <ToastRegion toasts={toasts} />}
    </div>,
    document.body,
  );
};
