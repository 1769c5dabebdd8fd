import type { ReactElement, ReactNode } from 'react';
import classes from './empty-frame.module.css';

export type EmptyFrameProps = {
  art: ReactElement;
  title: string;
  text: string;
  action?: ReactNode;
  /** Alone on the page it is a sheet; inside a popover that one is the sheet. */
  isFramed?: boolean;
  heading?: 'h1' | 'h2' | 'h3';
};

/** The shape of every empty or failed place: a drawing, a title, a helping line. */
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
