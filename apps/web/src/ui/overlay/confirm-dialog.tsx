import { useId } from 'react';
import { Button } from '../action/button.tsx';
import type { ConfirmAnswer, Question } from './confirm.ts';
import classes from './modal.module.css';
import { Overlay } from './overlay.tsx';

export type ConfirmDialogProps = Question & { isOpen: boolean; answer: (answer: ConfirmAnswer) => void };

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { isOpen, title, text, confirmLabel, cancelLabel, danger = false, answer } = props;
  const titleId = useId();
  const textId = useId();
  return (
    <Overlay
      isOpen={isOpen}
      onClose={() => answer(null)}
      role="alertdialog"
      labelledBy={titleId}
      describedBy={textId}
      size="sm"
    >
      <div className={classes.question}>
        <h2 id={titleId} className="h3">
          {title}
        </h2>
        <p id={textId}>{text}</p>
      </div>
      <div className={classes.footer}>
        <Button variant="plain" data-autofocus onClick={() => answer(false)}>
          {cancelLabel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
          {confirmLabel}
        </Button>
      </div>
    </Overlay>
  );
};
