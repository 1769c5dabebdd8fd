import type { ReactNode } from 'react';
import { type DrawingName, drawings } from './drawings.tsx';
import classes from './empty-state.module.css';

type EmptyStateProps = {
  drawing: DrawingName;
  title: string;
  text: string;
  action?: ReactNode;
  /** Alone on the page it is a sheet; inside a popover that one is the sheet. */
  isFramed?: boolean;
  heading?: 'h1' | 'h2' | 'h3';
};

export const EmptyState = ({
  drawing,
  title,
  text,
  action,
  isFramed = true,
  heading: Heading = 'h2',
}: EmptyStateProps) => (
  <div className={classes.empty} data-framed={isFramed || undefined}>
    <svg className={classes.art} viewBox="0 0 132 104" fill="none" aria-hidden="true">
      {drawings[drawing]}
    </svg>
    <Heading className="h4">{title}</Heading>
    <p className={classes.text}>{text}</p>
    {action && <div className={classes.action}>{action}</div>}
  </div>
);
