import { Menu } from '@base-ui/react/menu';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import classes from './action-menu.module.css';
import { ActionFace, type MenuPanelProps } from './action-menu.tsx';

const OFFSET = 6;
const MARGIN = 8;

/** Base UI's menu, open for as long as it is there, with its first action in focus. */
export const MenuPanel = ({ opener, label, actions, onChoose, onClose }: MenuPanelProps) => {
  const isEntered = useRef(false);
  /** Base UI focuses the menu itself until an arrow key is pressed: focus the first action. */
  const enter = ({ target, currentTarget }: FocusEvent) => {
    if (isEntered.current || target !== currentTarget) return;
    isEntered.current = true;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  };
  const leave = () => {
    flushSync(onClose);
    opener.focus({ preventScroll: true });
  };
  const change = (_isOpen: boolean, { reason, event, cancel }: Menu.Root.ChangeEventDetails) => {
    // The button itself toggles the menu.
    if (event.target instanceof Node && opener.contains(event.target)) cancel();
    else if (reason === 'escape-key') leave();
    else onClose();
  };
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    leave();
  };
  return (
    <Menu.Root open modal={false} onOpenChange={change}>
      <Menu.Portal>
        <Menu.Positioner
          className={classes.place}
          anchor={opener}
          align="end"
          sideOffset={OFFSET}
          collisionPadding={MARGIN}
        >
          <Menu.Popup
            className={classes.menu}
            aria-label={label}
            finalFocus={false}
            onFocus={enter}
            onKeyDownCapture={leaveByTab}
          >
            {actions.map((action) => (
              <Menu.Item
                key={action.label}
                className={classes.action}
                data-dangerous={action.isDangerous || undefined}
                data-apart={action.isApart || undefined}
                closeOnClick={false}
                onClick={() => onChoose(action)}
              >
                <ActionFace action={action} />
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};
