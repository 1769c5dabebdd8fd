import { IconAlertCircle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import classes from './toast.module.css';
import { dismissToast, type Toast, type ToastKind } from './toast.ts';

const SHOWN_MS: Record<ToastKind, number> = { success: 5000, info: 5000, error: 8000 };
const icons = { success: IconCheck, info: IconInfoCircle, error: IconAlertCircle };

export const ToastRegion = ({ toasts }: { toasts: readonly Toast[] }) => {
  const [isPaused, setIsPaused] = useState(false);
  const pause = () => setIsPaused(true);
  const goOn = () => setIsPaused(false);
  return createPortal(
    <div
      role="group"
      className={classes.region}
      onPointerEnter={pause}
      onPointerLeave={goOn}
      onFocus={pause}
      onBlur={goOn}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isPaused} />
      ))}
    </div>,
    document.body,
  );
};

const ToastCard = ({ toast, isPaused }: { toast: Toast; isPaused: boolean }) => {
  const { t } = useTranslation();
  const { id, kind, text } = toast;
  const Icon = icons[kind];

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS[kind]);
    return () => clearTimeout(timer);
  }, [id, kind, isPaused]);

  return (
    <div className={classes.toast} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <span className={classes.disc}>
        <Icon size={18} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.text}>{text}</span>
      <button type="button" className={classes.close} aria-label={t('shell.dismiss')} onClick={() => dismissToast(id)}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
};
