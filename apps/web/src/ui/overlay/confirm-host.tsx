import { type ComponentType, useEffect, useRef, useState } from 'react';
import { definePart } from '../../lib/loading/part.ts';
import { useQuestion } from './confirm.ts';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

const dialog = definePart<ComponentType<ConfirmDialogProps>>(() =>
  import('./confirm-dialog.tsx').then((module) => module.ConfirmDialog),
);

/** Loads the dialog, otherwise loaded with the first question. */
export const loadConfirm = dialog.tryLoad;

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
  const Dialog = useDialog(asked !== null);
  return Dialog && latest.current && <Dialog isOpen={asked !== null} {...latest.current} />;
};

const useDialog = (isAsked: boolean): ComponentType<ConfirmDialogProps> | null => {
  const [Dialog, setDialog] = useState(dialog.find);
  useEffect(() => {
    if (isAsked && !Dialog) dialog.tryLoad().then((loaded) => setDialog(() => loaded ?? BrowserConfirm));
  }, [isAsked, Dialog]);
  return Dialog;
};
