import { type ComponentType, useEffect, useRef, useState } from 'react';
import { definePart } from '../../lib/loading/part.ts';
import { useQuestion } from './confirm.ts';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const dialog = definePart<ComponentType<ConfirmDialogProps>>(() =>
  import('./confirm-dialog.tsx').then((module) => module.ConfirmDialog),
);

/** Loads the dialog, otherwise loaded with the first question. */
export const loadConfirm = dialog.tryLoad;

/** Fallback: the browser's own dialog. */
const BrowserConfirm = ({ isOpen, title, text, answer }: ConfirmDialogProps): null => {
  useEffect(() => {
    if (isOpen) answer(window.confirm(`${title}\n\n${text}`));
  }, [isOpen, title, text, answer]);
  return null;
};

/** Shows the dialog of `confirm()`. */
export const ConfirmHost = () => {
  const asked = useQuestion();
  const latest = useRef(asked);
  const count = useRef(0);
  if (asked && asked !== latest.current) count.current += 1;
  if (asked) latest.current = asked;
  const Dialog = useDialog(asked !== null);
  // A new dialog for each question: the previous one may still be fading out below.
  return Dialog && latest.current && <Dialog key={count.current} isOpen={asked !== null} {...latest.current} />;
};

const useDialog = (isAsked: boolean): ComponentType<ConfirmDialogProps> | null => {
  const [Dialog, setDialog] = useState(dialog.find);
  useEffect(() => {
    if (isAsked && !Dialog) dialog.tryLoad().then((loaded) => setDialog(() => loaded ?? BrowserConfirm));
  }, [isAsked, Dialog]);
  return Dialog;
};
