import type { ReactNode } from 'react';
import classes from './stamp.module.css';

/** A date as a rubber stamp sets it. */
export const Stamp = ({ children }: { children: ReactNode }) => (
  <span className={`${classes.letters} ${classes.stamp}`}>{children}</span>
);
