import { Popover } from '@base-ui/react/popover';
import { useRef } from 'react';
import classes from './popover.module.css';
import { POPOVER_MARK, type PopoverProps } from './popover.tsx';

const OFFSET = 6;
const MARGIN = 8;

/**
 * Base UI's popover. Where it fits neither below nor above, it covers its opener. Base UI traps the focus only if there
 * is a close part; ours have their own, so that part is hidden.
 */
export const PopoverPanel = ({ opener, label, width, onClose, children }: PopoverProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const change = (_isOpen: boolean, { reason, event, cancel }: Popover.Root.ChangeEventDetails) => {
    // The opener itself toggles it.
    if (event.target instanceof Node && opener.contains(event.target)) return cancel();
    onClose();
    if (reason === 'escape-key') opener.focus({ preventScroll: true });
  };
  return (
    <Popover.Root open modal="trap-focus" onOpenChange={change}>
      <Popover.Portal>
        <Popover.Positioner
          {...{ [POPOVER_MARK]: '' }}
          className={classes.place}
          anchor={opener}
          align="start"
          sideOffset={OFFSET}
          collisionPadding={MARGIN}
          collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'none' }}
          sticky
        >
          <Popover.Popup
            ref={panel}
            className={classes.popover}
            style={{ width }}
            aria-label={label}
            initialFocus={panel}
            finalFocus={false}
          >
            {children}
            <Popover.Close hidden tabIndex={-1} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};
