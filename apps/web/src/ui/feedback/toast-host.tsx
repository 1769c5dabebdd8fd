import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useAnnouncement } from './announce.ts';
import { lazyService } from './lazy-part.tsx';
import { useToasts } from './toast.ts';

const ToastRegion = lazyService(() => import('./toast-region.tsx').then((module) => module.ToastRegion));

/** Preloads the code of toasts, which is otherwise loaded with the first toast. */
export const loadToasts = ToastRegion.tryLoad;

/** Screen readers announce changes only in a live region that exists before the first toast. */
export const ToastHost = () => {
  const toasts = useToasts();
  const announcement = useAnnouncement();
  const wasNeeded = useRef(false);
  wasNeeded.current ||= toasts.length > 0;
  return createPortal(
    // A dialog hides the rest from screen readers, except for elements with their own `aria-live`.
    <div role="status" aria-live="polite" aria-atomic={false}>
      <p className="visually-hidden">{announcement}</p>
      {wasNeeded.current && <ToastRegion toasts={toasts} />}
    </div>,
    document.body,
  );
};
