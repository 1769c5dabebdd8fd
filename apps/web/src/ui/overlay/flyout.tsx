import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { PHONE } from '../../lib/screen/breakpoints.ts';
import { useMediaQuery } from '../../lib/screen/use-media-query.ts';
import sheetClasses from './bottom-sheet.module.css';
import { BottomSheet } from './bottom-sheet.tsx';
import classes from './flyout.module.css';

type FlyoutProps = {
  title: string;
  /** Stands at the right of the title. */
  aside?: ReactNode;
  /** The button it belongs to, made from what opens and closes it. */
  button: (props: { onClick: () => void; 'aria-expanded': boolean; 'aria-haspopup': 'dialog' }) => ReactElement;
  /** Opens it whenever it becomes another one. */
  asked?: number;
  /** A function gets `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A popover below its button, at the right edge of the nearest positioned ancestor; on a phone a sheet from the bottom. */
export const Flyout = ({ title, aside, button, asked, children }: FlyoutProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [answered, setAnswered] = useState(asked);
  if (asked !== answered) {
    setAnswered(asked);
    setIsOpen(true);
  }
  const isPhone = useMediaQuery(PHONE);
  const root = useRef<HTMLSpanElement>(null);
  const opener = button({
    onClick: () => setIsOpen((wasOpen) => !wasOpen),
    'aria-expanded': isOpen,
    'aria-haspopup': 'dialog',
  });
  const content = typeof children === 'function' ? children(() => setIsOpen(false)) : children;
  const leave = () => {
    setIsOpen(false);
    root.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <span ref={root}>
      {opener}
      {isPhone ? (
        <BottomSheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} aside={aside}>
          {content}
        </BottomSheet>
      ) : (
        isOpen && (
          <Panel title={title} aside={aside} onLeave={leave} onClose={() => setIsOpen(false)}>
            {content}
          </Panel>
        )
      )}
    </span>
  );
};

type PanelProps = Pick<FlyoutProps, 'title' | 'aside'> & {
  children: ReactNode;
  onLeave: () => void;
  onClose: () => void;
};

const Panel = ({ title, aside, onLeave, onClose, children }: PanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={panel}
      className={classes.panel}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A press on the button itself closes it there; everything else that takes the focus away closes it here.
        const isInside = relatedTarget instanceof Node && currentTarget.parentElement?.contains(relatedTarget);
        if (!isInside) onClose();
      }}
    >
      <div className={sheetClasses.header}>
        <h2 className={sheetClasses.title}>{title}</h2>
        {aside}
      </div>
      {children}
    </div>
  );
};
