import { Tooltip } from '@base-ui/react/tooltip';
import { useEffect, useState } from 'react';
import classes from './tip.module.css';

const OFFSET = 6;
const MARGIN = 8;
/** The delay until a tooltip is shown. */
const SHOW_MS = 400;
/** The time to move the pointer from the button to its tooltip. */
const LEAVE_MS = 300;

type TipPosition = Pick<Tooltip.Positioner.Props, 'side' | 'align'>;

/** Positions by the value of `data-tip`. Tooltips at the right edge of a bar are aligned with it. */
const positions: Record<string, TipPosition> = {
  above: { side: 'top', align: 'center' },
  end: { side: 'top', align: 'end' },
  below: { side: 'bottom', align: 'end' },
  right: { side: 'right', align: 'center' },
};

/**
 * The tooltips of all elements with `data-tip`: one layer, so that a feed needs no listener per button. A tooltip can
 * be hovered, and Escape closes it first.
 */
export const TipLayer = () => {
  const button = useTipButton();
  if (!button) return null;
  const { tip = '' } = button.dataset;
  return (
    <Tooltip.Root open>
      <Tooltip.Portal>
        <Tooltip.Positioner
          className={classes.place}
          anchor={button}
          {...(positions[tip] ?? positions['above'])}
          sideOffset={OFFSET}
          collisionPadding={MARGIN}
        >
          {/* Hidden from screen readers, which read the same name on the button. */}
          <Tooltip.Popup className={classes.tip} data-tip-of="" aria-hidden>
            {button.getAttribute('aria-label')}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
};

/** The button whose tooltip is shown. When the layer is loaded, one is already hovered or focused. */
const useTipButton = (): HTMLElement | null => {
  const [shown, setShown] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: HTMLElement | null = null;
    // Whether a key moves the focus. Dialogs move it too, and Escape should close those first.
    let isMoving = false;
    const showLater = (waitMs: number, button: HTMLElement | null) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        current = button && canShowTip(button) ? button : null;
        setShown(current);
      }, waitMs);
    };
    const hide = () => {
      clearTimeout(timer);
      current = null;
      setShown(null);
    };
    const showOrHide = (target: EventTarget | null) => {
      const button = findButton(target);
      if (button === current && current) clearTimeout(timer);
      else if (button) showLater(SHOW_MS, button);
      else if (target instanceof Element && target.closest('[data-tip-of]')) clearTimeout(timer);
      else showLater(LEAVE_MS, null);
    };
    document.addEventListener(
      'pointerover',
      ({ target, pointerType }) => pointerType !== 'touch' && showOrHide(target),
      options,
    );
    // Not capturing: `pointerleave` of inner elements would arrive here too.
    document.documentElement.addEventListener('pointerleave', hide, { signal: listening.signal });
    document.addEventListener(
      'focusin',
      ({ target }) => {
        // The button is below a dialog by now.
        if (current && !canShowTip(current)) hide();
        if (isMoving && hasVisibleFocus(target)) showOrHide(target);
      },
      options,
    );
    document.addEventListener('focusout', () => showLater(LEAVE_MS, null), options);
    document.addEventListener('pointerdown', hide, options);
    const onKeyDown = (event: KeyboardEvent) => {
      isMoving = event.key === 'Tab' || event.key.startsWith('Arrow');
      if (event.key === 'Escape' && current && !event.isComposing) {
        event.preventDefault();
        event.stopPropagation();
        hide();
      } else if (event.key === 'Enter' || event.key === ' ') hide();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true, signal: listening.signal });
    showOrHide(document.querySelector('[data-tip]:hover') ?? document.querySelector('[data-tip]:focus-visible'));
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
  return shown;
};

const findButton = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

const hasVisibleFocus = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(':focus-visible');

/** Buttons with an open popup, or that are hidden or unreachable, show no tooltip. */
const canShowTip = (button: HTMLElement): boolean =>
  button.isConnected &&
  button.getAttribute('aria-expanded') !== 'true' &&
  button.closest('[inert]') === null &&
  matchMedia('(hover: hover)').matches;
