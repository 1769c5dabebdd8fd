import type { Icon } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '../../lib/screen/use-media-query.ts';
import { BottomSheet } from '../overlay/bottom-sheet.tsx';
import { PHONE } from '../overlay/flyout.tsx';
import classes from './action-menu.module.css';

type Action = { label: string; icon: Icon; run: () => void; isDangerous?: boolean };

type ActionMenuProps = {
  label: string;
  actions: readonly Action[];
  className: string;
};

/** A button with a menu of actions; on a phone the menu is a sheet. Only an open one has any elements. */
export const ActionMenu = ({ label, actions, className }: ActionMenuProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isPhone = useMediaQuery(PHONE);
  const close = () => setIsOpen(false);
  const choose = (action: Action) => {
    close();
    button.current?.focus({ preventScroll: true });
    action.run();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        data-tip="end"
        aria-label={label}
        aria-haspopup={isPhone ? 'dialog' : 'menu'}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((wasOpen) => !wasOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isPhone) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Dots />
      </button>
      {isPhone ? (
        <BottomSheet isOpen={isOpen} onClose={close} title={label}>
          <div className={classes.sheet}>
            {actions.map((action) => (
              <ActionButton key={action.label} action={action} onChoose={choose} />
            ))}
          </div>
        </BottomSheet>
      ) : (
        isOpen && button.current && <Dropdown {...{ label, actions, choose, close }} opener={button.current} />
      )}
    </>
  );
};

/** In one path: a feed shows many. */
const Dots = () => (
  <svg viewBox="0 0 24 24" width={20} height={20} fill="currentColor" aria-hidden="true">
    <path d="M5 10.1a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8zm7 0a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8zm7 0a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8z" />
  </svg>
);

type ActionButtonProps = { action: Action; onChoose: (action: Action) => void; role?: 'menuitem' };

const ActionButton = ({ action, onChoose, role }: ActionButtonProps) => (
  <button
    type="button"
    role={role}
    tabIndex={role && -1}
    className={classes.action}
    data-dangerous={action.isDangerous || undefined}
    onClick={() => onChoose(action)}
  >
    <action.icon size={18} stroke={1.75} aria-hidden />
    {action.label}
  </button>
);

type DropdownProps = Pick<ActionMenuProps, 'label' | 'actions'> & {
  opener: HTMLButtonElement;
  choose: (action: Action) => void;
  close: () => void;
};

const Dropdown = ({ label, actions, opener, choose, close }: DropdownProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const [place] = useState(() => placeBelow(opener, actions.length));

  useEffect(() => {
    menu.current?.querySelector('button')?.focus({ preventScroll: true });
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target) && !opener.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [opener, close]);

  const leave = () => {
    close();
    opener.focus({ preventScroll: true });
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      leave();
      return;
    }
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const target = findItem(items, event.key);
    if (!target) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
  };

  return createPortal(
    <div ref={menu} id={id} role="menu" aria-label={label} className={classes.menu} style={place} onKeyDown={steer}>
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} onChoose={choose} role="menuitem" />
      ))}
    </div>,
    document.body,
  );
};

/** Where a key leads: the arrows around the list, Home and End to its ends, a letter to what begins with it. */
const findItem = (items: readonly HTMLElement[], key: string): HTMLElement | undefined => {
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1) return undefined;
  const following = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return following.find(({ textContent }) => textContent?.toLowerCase().startsWith(key.toLowerCase()));
};

const OFFSET = 6;
const ACTION_HEIGHT = 40;
const PADDING = 12;

/** In the page rather than on the screen: it scrolls away with its button. */
const placeBelow = (opener: HTMLElement, count: number) => {
  const { top, bottom, right } = opener.getBoundingClientRect();
  const height = count * ACTION_HEIGHT + PADDING;
  const hasRoomBelow = bottom + OFFSET + height <= innerHeight || top < height;
  const offset = hasRoomBelow ? bottom + OFFSET : top - OFFSET - height;
  return { top: offset + scrollY, right: document.documentElement.clientWidth - right };
};
