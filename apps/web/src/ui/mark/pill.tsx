import type { ReactNode } from 'react';
import classes from './pill.module.css';

/** A word that names the kind of the item beside it. */
export const Pill = ({ tone, children }: { tone?: 'warning' | undefined; children: ReactNode }) => (
  <span className={classes.pill} data-tone={tone}>
    {children}
  </span>
);
