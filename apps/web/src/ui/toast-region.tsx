import { IconAlertCircle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from './button.tsx';
import classes from './toast.module.css';
import { dismissToast, type Toast, type ToastKind } from './toast.ts';

const SHOWN_MS: Record<ToastKind, number> = { success: 5000, info: 5000, error: 8000 };
const icons = { success: IconCheck, info: IconInfoCircle, error: IconAlertCircle };

export const ToastRegion = ({ toasts }: { toasts: readonly Toast[] }) => {
  const [isPaused, setIsPaused] = useState(false);
  return createPortal(
    <div className={classes.region}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isPaused} setIsPaused={setIsPaused} />
      ))}
    </div>,
    document.body,
  );
};

type ToastCardProps = { toast: Toast; isPaused: boolean; setIsPaused: (isPaused: boolean) => void };

const ToastCard = ({ toast, isPaused, setIsPaused }: ToastCardProps) => {
  const { t } = useTranslation();
  const { id, kind, text, action } = toast;
  const Icon = icons[kind];

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS[kind]);
    return () => clearTimeout(timer);
  }, [id, kind, isPaused]);

  // A toast that is closed under the pointer never hears it leave.
  useEffect(() => () => setIsPaused(false), [setIsPaused]);

  const whileRead = {
    onPointerEnter: () => setIsPaused(true),
    onPointerLeave: () => setIsPaused(false),
    onFocus: () => setIsPaused(true),
    onBlur: () => setIsPaused(false),
  };
  return (
    <div className={classes.toast} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'} {...whileRead}>
      <span className={classes.disc}>
        <Icon size={18} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.text}>{text}</span>
      {action && (
        <Button
          variant="soft"
          size="sm"
          onClick={() => {
            dismissToast(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <button type="button" className={classes.close} aria-label={t('shell.dismiss')} onClick={() => dismissToast(id)}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
};
