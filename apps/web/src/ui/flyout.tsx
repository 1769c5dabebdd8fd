import { Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactElement, type ReactNode, useState } from 'react';
import sheetClasses from './bottom-sheet.module.css';
import { BottomSheet } from './bottom-sheet.tsx';

type FlyoutProps = {
  title: string;
  width: number;
  aside?: ReactNode;
  /** The button it belongs to, made from what opens and closes it. */
  button: (props: { onClick: () => void; 'aria-expanded': boolean; 'aria-haspopup': 'dialog' }) => ReactElement;
  children: ReactNode;
};

export const PHONE = '(max-width: 47.99em)';

/** A popover below its button; on a phone a sheet from the bottom. */
export const Flyout = ({ title, width, aside, button, children }: FlyoutProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const opener = button({
    onClick: () => setIsOpen((wasOpen) => !wasOpen),
    'aria-expanded': isOpen,
    'aria-haspopup': 'dialog',
  });
  if (isPhone) {
    return (
      <>
        {opener}
        <BottomSheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} aside={aside}>
          {children}
        </BottomSheet>
      </>
    );
  }
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" offset={8} width={width} trapFocus returnFocus>
      <Popover.Target>{opener}</Popover.Target>
      <Popover.Dropdown aria-label={title}>
        <header className={sheetClasses.header}>
          <h2 className={sheetClasses.title}>{title}</h2>
          {aside}
        </header>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
};
