import type { ReactElement, ReactNode } from 'react';
import classes from './empty-frame.module.css';

export type EmptyFrameProps = {
  art: ReactElement;
  title: string;
  text: string;
  action?: ReactNode;
  /** Drawn as a sheet of its own, except inside a popover. */
  isFramed?: boolean;
  heading?: 'h1' | 'h2' | 'h3';
};

/** The layout of empty and failed lists: a drawing, a title and a line of help. */
export const EmptyFrame = ({ art, title, text, action, isFramed = true, heading: Heading = 'h2' }: EmptyFrameProps) => (
  <div className={classes.empty} data-framed={isFramed || undefined}>
    <svg className={classes.art} viewBox="0 0 132 104" fill="none" aria-hidden="true">
      {art}
    </svg>
    <Heading className="h4">{title}</Heading>
    <p className={classes.text}>{text}</p>
    {action && <div className={classes.action}>{action}</div>}
  </div>
);
