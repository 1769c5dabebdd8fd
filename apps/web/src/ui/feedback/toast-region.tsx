import { IconAlertCircle, IconBellRinging, IconCheck, IconClock, IconInfoCircle, IconX } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/i18n.ts';
import { Button } from '../action/button.tsx';
import { Swatch } from '../choice/swatch.tsx';
import classes from './toast.module.css';
import { dismissToast, type Toast, type ToastKind } from './toast.ts';

const SHOWN_MS: Record<ToastKind, number> = { success: 5000, info: 5000, error: 8000 };
const icons = { success: IconCheck, info: IconInfoCircle, error: IconAlertCircle };

export const ToastRegion = ({ toasts }: { toasts: readonly Toast[] }) => {
  const { t } = useTranslation();
  const [isPaused, setIsPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
  useReachedByKey(region);
  useToastHeight(region);
  return (
    <section ref={region} className={classes.region} aria-label={t('shell.notices')} data-keeps-focus>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isPaused={isPaused} setIsPaused={setIsPaused} />
      ))}
    </section>
  );
};

/** Sets the height of the toasts for style sheets: on a phone, a dialog below leaves space for them. */
const useToastHeight = (region: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = region.current;
    if (!element || !('ResizeObserver' in globalThis)) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [region]);
};
const HEIGHT = '--notices-height';

const KEY = 'F6';

/** A key moves the focus to the newest toast and back, also when the toast is gone. */
const useReachedByKey = (region: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = region.current;
    let before: HTMLElement | null = null;
    const goBack = () => before?.isConnected && before.focus({ preventScroll: true });
    const reach = (event: KeyboardEvent) => {
      const toast = element?.lastElementChild;
      if (event.key !== KEY || !toast) return;
      event.preventDefault();
      if (element?.contains(document.activeElement)) return goBack();
      before = document.activeElement as HTMLElement | null;
      toast.querySelector('button')?.focus();
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog that is open below stays open.
      event.preventDefault();
      goBack();
    };
    // Pressed by keyboard, a button removes its toast and with it the focus.
    const press = ({ detail }: MouseEvent) => detail === 0 && goBack();
    document.addEventListener('keydown', reach);
    element?.addEventListener('keydown', leave);
    element?.addEventListener('click', press);
    return () => {
      document.removeEventListener('keydown', reach);
      element?.removeEventListener('keydown', leave);
      element?.removeEventListener('click', press);
    };
  }, [region]);
};

type ToastCardProps = { toast: Toast; isPaused: boolean; setIsPaused: (isPaused: boolean) => void };

const ToastCard = ({ toast, isPaused, setIsPaused }: ToastCardProps) => {
  const { t } = useTranslation();
  const { id, kind, text, action, ringing } = toast;
  const Icon = ringing ? (ringing.isEarly ? IconClock : IconBellRinging) : icons[kind];

  useEffect(() => {
    if (isPaused || ringing) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS[kind]);
    return () => clearTimeout(timer);
  }, [id, kind, ringing, isPaused]);

  // A toast that is removed under the pointer gets no leave event.
  useEffect(() => () => setIsPaused(false), [setIsPaused]);

  const whileRead = {
    onPointerEnter: () => setIsPaused(true),
    onPointerLeave: () => setIsPaused(false),
    onFocus: () => setIsPaused(true),
    onBlur: () => setIsPaused(false),
  };
  return (
    <div
      className={classes.toast}
      data-kind={kind}
      data-ringing={ringing && ''}
      role={kind === 'error' || ringing ? 'alert' : undefined}
      {...whileRead}
    >
      {ringing ? (
        <Swatch color={ringing.paper} icon={Icon} />
      ) : (
        <span className={classes.disc}>
          <Icon size={18} stroke={1.75} aria-hidden />
        </span>
      )}
      {ringing ? <Ringing id={id} title={text} {...ringing} /> : <span className={classes.text}>{text}</span>}
      {action && <span className="visually-hidden">{t('shell.reachNotice', { label: action.label, key: KEY })}</span>}
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

type RingingProps = NonNullable<Toast['ringing']> & { id: number; title: string };

const Ringing = ({ id, title, detail, actions, later }: RingingProps) => {
  const [isLaterWanted, setIsLaterWanted] = useState(false);
  const chosen = isLaterWanted ? later : null;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLaterWanted) first.current?.focus();
  }, [isLaterWanted]);
  return (
    <div className={classes.text}>
      <strong className={classes.title}>{title}</strong>
      <span className={classes.detail}>{chosen ? chosen.question : detail}</span>
      <div className={classes.actions}>
        {(chosen ? chosen.choices : actions).map(({ label, run }, index) => (
          <Button
            key={label}
            ref={index === 0 ? first : undefined}
            variant={index === 0 ? 'soft' : 'plain'}
            size="sm"
            onClick={() => {
              dismissToast(id);
              run();
            }}
          >
            {label}
          </Button>
        ))}
        {later && !chosen && (
          <Button variant="plain" size="sm" onClick={() => setIsLaterWanted(true)}>
            {later.label}
          </Button>
        )}
      </div>
    </div>
  );
};
