import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import classes from './overlay.module.css';
import { useOverlay } from './overlay-stack.ts';
import { usePresence } from './use-presence.ts';

type OverlayProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Id of the heading that names the dialog, or the name itself. */
  labelledBy?: string;
  label?: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  /**
   * `modal`: centred, a sheet on phones. `drawer`: from the side. `frame`: has its own surface, which may overflow it,
   * and fills the screen on phones.
   */
  kind?: 'modal' | 'sheet' | 'drawer' | 'frame';
  size?: 'sm' | 'narrow' | 'md' | 'lg' | 'xl';
  closesOnScrim?: boolean;
  children: ReactNode;
};

const FOCUSABLE =
  '[data-autofocus], button:not(:disabled), a[href], input:not(:disabled), textarea, select, [tabindex="0"]';

/** A layer over the page: it takes the focus, keeps it, and returns it. */
export const Overlay = (props: OverlayProps) => {
  const { isPresent, isLeaving } = usePresence(props.isOpen);
  return isPresent && createPortal(<OverlayPanel {...props} isLeaving={isLeaving} />, document.body);
};

const OverlayPanel = (props: OverlayProps & { isLeaving: boolean }) => {
  const { kind = 'modal', size = 'md', role = 'dialog', closesOnScrim = true, onClose, isLeaving } = props;
  const dialog = {
    role,
    'aria-modal': true,
    'aria-label': props.label,
    'aria-labelledby': props.labelledBy,
    'aria-describedby': props.describedBy,
  };
  const panel = useRef<HTMLDivElement>(null);
  const isOnTop = useOverlay(useId());

  useLayoutEffect(() => {
    const first =
      panel.current?.querySelector<HTMLElement>('[data-autofocus]') ??
      panel.current?.querySelector<HTMLElement>(FOCUSABLE) ??
      panel.current;
    first?.focus({ preventScroll: true });
  }, []);

  useLayoutEffect(() => {
    if (!isOnTop || isLeaving) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOnTop, isLeaving, onClose]);

  return (
    <div
      className={classes.scrim}
      data-kind={kind}
      data-leaving={isLeaving || undefined}
      data-locks-scroll
      inert={!isOnTop}
      onPointerDown={(event) => {
        if (closesOnScrim && event.target === event.currentTarget) onClose();
      }}
    >
      <div ref={panel} className={classes.panel} data-kind={kind} data-size={size} {...dialog} tabIndex={-1}>
        {props.children}
      </div>
    </div>
  );
};
