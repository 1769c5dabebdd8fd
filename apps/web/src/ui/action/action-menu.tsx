import type { Icon } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PHONE } from '../../lib/screen/breakpoints.ts';
import { useMediaQuery } from '../../lib/screen/use-media-query.ts';
import { lazyLayer } from '../feedback/lazy-part.tsx';
import { BottomSheet } from '../overlay/bottom-sheet.tsx';
import classes from './action-menu.module.css';

type Action = {
  label: string;
  icon: Icon;
  run: () => void;
  isDangerous?: boolean;
  /** Separated by a rule. */
  isApart?: boolean;
};

export type MenuPanelProps = {
  /** The element it is attached to. */
  opener: HTMLButtonElement;
  label: string;
  actions: readonly Action[];
  onChoose: (action: Action) => void;
  onClose: () => void;
};

type ActionMenuProps = {
  label: string;
  actions: readonly Action[];
  className: string | undefined;
};

const MenuPanel = lazyLayer<MenuPanelProps>(() => import('./menu-panel.tsx').then((module) => module.MenuPanel));

/** Preloads the code of the menu, which is otherwise loaded when the first menu opens. */
export const loadMenu = MenuPanel.tryLoad;

/** A button with a menu of actions; on a phone the menu is a sheet. Only an open one has any elements. */
export const ActionMenu = ({ label, actions, className }: ActionMenuProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isPhone = useMediaQuery(PHONE);
  const close = useCallback(() => setIsOpen(false), []);
  const choose = (action: Action) => {
    // Close the menu first. Otherwise it would take the focus from a dialog that the action opens.
    flushSync(close);
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
              <button
                key={action.label}
                type="button"
                className={classes.action}
                data-dangerous={action.isDangerous || undefined}
                data-apart={action.isApart || undefined}
                onClick={() => choose(action)}
              >
                <ActionFace action={action} />
              </button>
            ))}
          </div>
        </BottomSheet>
      ) : (
        isOpen &&
        button.current && (
          <MenuPanel {...{ label, actions }} opener={button.current} onChoose={choose} onClose={close} />
        )
      )}
    </>
  );
};

/** One path, because a feed shows many. */
const Dots = () => (
  <svg viewBox="0 0 24 24" width={20} height={20} fill="currentColor" aria-hidden="true">
    <path d="M5 10.1a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8zm7 0a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8zm7 0a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 1 0 0-3.8z" />
  </svg>
);

export const ActionFace = ({ action }: { action: Action }) => (
  <>
    <action.icon size={18} stroke={1.75} aria-hidden />
    {action.label}
  </>
);
