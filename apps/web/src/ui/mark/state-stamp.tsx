import type { ReactNode } from 'react';
import stamp from './stamp.module.css';
import classes from './state-stamp.module.css';

/** The state of something, stamped beside its name. */
export const StateStamp = ({ children }: { children: ReactNode }) => (
  <span className={`${stamp.letters} ${stamp.stamp} ${classes.frame}`}>{children}</span>
);
