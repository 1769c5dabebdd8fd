import { type ReactNode, useEffect } from 'react';
import { announce } from '../../../ui/feedback/announce.ts';
import sheet from '../../../ui/overlay/sheet.module.css';
import classes from '../import.module.css';

type ImportSheetProps = { children: ReactNode };

export const ImportSheet = ({ children }: ImportSheetProps) => (
  <div className={`${sheet.sheet} ${classes.sheet}`}>{children}</div>
);

/** Announces the step to screen readers. */
export const useSpokenStep = (words: string): void => {
  useEffect(() => announce(words), [words]);
};
