import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { askedQuestion, onQuestion } from './confirm.ts';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })));

/** Shows the question that `confirm()` asks. */
export const ConfirmHost = () => {
  const asked = useSyncExternalStore(onQuestion, askedQuestion);
  const latest = useRef(asked);
  if (asked) latest.current = asked;
  return (
    latest.current && (
      <Suspense fallback={null}>
        <ConfirmDialog isOpen={asked !== null} {...latest.current} />
      </Suspense>
    )
  );
};
