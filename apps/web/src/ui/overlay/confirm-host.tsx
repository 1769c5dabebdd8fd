import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { useQuestion } from './confirm.ts';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

/** Loads the dialog, otherwise loaded with the first question. */
export const loadConfirm = () => import('./confirm-dialog.tsx');

const ConfirmDialog = lazy<ComponentType<ConfirmDialogProps>>(() =>
  loadConfirm().then(
    (module) => ({ default: module.ConfirmDialog }),
    () => ({ default: BrowserConfirm }),
  ),
);

/** A question has to be asked, be it in the browser's own way. */
const BrowserConfirm = ({ isOpen, title, text, answer }: ConfirmDialogProps): null => {
  useEffect(() => {
    if (isOpen) answer(window.confirm(`${title}\n\n${text}`));
  }, [isOpen, title, text, answer]);
  return null;
};

/** Shows the question that `confirm()` asks. */
export const ConfirmHost = () => {
  const asked = useQuestion();
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
