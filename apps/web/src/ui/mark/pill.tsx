import type { ReactNode } from 'react';
import classes from './pill.module.css';

/** A word that says what kind of thing it stands beside. */
export const Pill = ({ tone, children }: { tone?: 'warning' | undefined; children: ReactNode }) => (
  <span className={classes.pill} data-tone={tone}>
    {children}
  </span>
);
