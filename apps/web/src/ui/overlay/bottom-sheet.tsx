import { type ReactNode, useId } from 'react';
import classes from './bottom-sheet.module.css';
import { Overlay } from './overlay.tsx';

type BottomSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Stands at the right of the title. */
  aside?: ReactNode;
  kind?: 'sheet' | 'drawer';
  children: ReactNode;
};

/** A popover on a phone; as a drawer, a sidebar on a tablet. */
export const BottomSheet = ({ isOpen, onClose, title, aside, kind = 'sheet', children }: BottomSheetProps) => {
  const titleId = useId();
  return (
    <Overlay isOpen={isOpen} onClose={onClose} labelledBy={titleId} kind={kind}>
      <div className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Overlay>
  );
};
